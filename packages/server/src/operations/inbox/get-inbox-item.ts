import { findInboxItem } from "../../domain/inbox/inbox.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInboxItemDetail } from "./to-inbox-item.ts";

export const getInboxItem = operation("getInboxItem", async ({ deps, user, params }) =>
  ok(toInboxItemDetail(await findInboxItem(deps, user.id, params.id))),
);
