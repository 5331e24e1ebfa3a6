export { InboxSourcesScreen, type InboxSourcesScreenProps } from "./inbox-sources.tsx";
export type { RowChoices } from "./row-choices.ts";
export type {
  EditedSource,
  InboxSourcesActions,
  InboxSourcesReady,
  InboxSourcesState,
  NewSource,
  PreviewState,
  SourceConnection,
  SourceHealth,
  SourceKind,
  SourcePreview,
  SourceRow,
} from "./inbox-sources.types.ts";
