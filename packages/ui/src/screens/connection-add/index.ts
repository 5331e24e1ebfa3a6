export {
  type AddablePlugin,
  type AuthorizeState,
  ConnectionAddScreen,
  type ConnectionAddScreenProps,
  type ConnectionAddState,
} from "./connection-add.tsx";
export type { NewConnection } from "./connection-add-form.tsx";
