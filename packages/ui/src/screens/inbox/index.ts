export { InboxScreen, type InboxScreenProps } from "./inbox.tsx";
export { inboxTexts } from "./inbox.texts.ts";
export type {
  InboxActions,
  InboxDeletion,
  InboxFilters,
  InboxPlaybook,
  InboxReady,
  InboxState,
  InboxView,
  InboxViewId,
  TaskActions,
} from "./inbox.types.ts";
