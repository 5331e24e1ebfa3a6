import { getInboxItem } from "./get-inbox-item.ts";
import { listInboxItems } from "./list-inbox-items.ts";

export const inboxOperations = [listInboxItems, getInboxItem];
