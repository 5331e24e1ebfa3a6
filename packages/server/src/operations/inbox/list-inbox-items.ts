import { readInbox, readWholeInbox } from "../../domain/inbox/read-inbox.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInboxItem } from "./to-inbox-item.ts";

export const listInboxItems = operation("listInboxItems", async ({ deps, user, query }) => {
  if (query.view !== "list") return ok((await readWholeInbox(deps, user.id)).map(toInboxItem));
  const filter = {
    folder: query.folder,
    sourceType: query.source_type,
    sourceId: query.source_id,
    priority: query.priority,
    waiting: query.waiting === "true",
    query: query.query,
  };
  const page = await readInbox(deps, user.id, filter, query);
  return ok({
    items: page.items.map(toInboxItem),
    next_cursor: page.nextCursor,
    total: page.total,
  });
});
