export { SampleItemsScreen, type SampleItemsScreenProps } from "./sample-items.tsx";
export type {
  SampleItemsActions,
  SampleItemsReady,
  SampleItemsState,
  SampleItemRow,
  Question,
} from "./sample-items.types.ts";
