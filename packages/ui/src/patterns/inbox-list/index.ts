export { InboxList } from "./inbox-list.tsx";
export { isMailMessage } from "./source.logic.ts";
export type {
  InboxFolder,
  InboxIntent,
  InboxListProps,
  InboxRow,
  ScrollPlace,
  TaskDraft,
} from "./types.ts";
export { useLeaveRow } from "./leave-row.ts";
