export { InboxList, type InboxListProps } from "./inbox-list.tsx";
export { isMailMessage } from "./source.logic.ts";
export type { InboxIntent, InboxRow } from "./types.ts";
