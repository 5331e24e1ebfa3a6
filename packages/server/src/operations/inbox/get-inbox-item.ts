import { findInboxItem } from "../../domain/inbox/inbox.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInboxItem } from "./to-inbox-item.ts";

export const getInboxItem = operation("getInboxItem", async ({ deps, user, params }) =>
  ok(toInboxItem(await findInboxItem(deps, user.id, params.id))),
);
