import { covers } from "../../testing/contract.tsx";
import { actions, issueItem, ready } from "./inbox-item.fixtures.ts";
import { InboxItemScreen } from "./index.ts";

export const contract = [
  covers(InboxItemScreen, "inbox-item-page", { state: { ...ready, item: issueItem }, actions }),
];
