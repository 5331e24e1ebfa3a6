import { covers } from "../../testing/contract.tsx";
import { InboxList } from "./index.ts";
import { inboxItems, inboxNow } from "./inbox-list.fixtures.ts";
import { resolveMenu } from "./inbox-list.stage.tsx";

const required = { items: inboxItems, now: inboxNow, onIntent: () => undefined };

export const contract = [
  covers(InboxList, "inbox-list", { ...required, resolve: resolveMenu }),
  covers(InboxList, "inbox-list", { ...required, items: [] }),
];
