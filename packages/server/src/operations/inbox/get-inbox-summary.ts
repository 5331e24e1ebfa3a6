import { countInbox } from "../../domain/inbox/read-inbox.ts";
import { ok, operation } from "../../http/operation.ts";

/** What the badge of the inbox says. */
export const getInboxSummary = operation("getInboxSummary", async ({ deps, user }) =>
  ok(await countInbox(deps, user.id)),
);
