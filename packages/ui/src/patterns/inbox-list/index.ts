export { InboxList } from "./inbox-list.tsx";
export { isMailMessage } from "./source.logic.ts";
export type { InboxIntent, InboxListProps, InboxRow } from "./types.ts";
