export { InboxItemScreen, type InboxItemScreenProps } from "./inbox-item.tsx";
export type {
  InboxItemActions,
  InboxItemReady,
  InboxItemState,
  InboxItemView,
  ItemIssue,
  ItemMail,
  ItemRun,
} from "./inbox-item.types.ts";
