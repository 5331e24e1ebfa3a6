import { countInbox } from "../../domain/inbox/read-inbox.ts";
import { ok, operation } from "../../http/operation.ts";

/** The counts for the inbox badge. */
export const getInboxSummary = operation("getInboxSummary", async ({ deps, user }) =>
  ok(await countInbox(deps, user.id)),
);
