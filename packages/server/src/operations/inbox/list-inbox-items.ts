import { AppError } from "../../domain/errors.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInboxItem } from "./to-inbox-item.ts";

export const listInboxItems = operation("listInboxItems", async ({ deps, user, query }) => {
  if (query.view === "list") {
    throw new AppError(
      "not_implemented",
      "The inbox does not support paging yet. Leave out 'view'.",
    );
  }
  return ok((await deps.store.inbox.list(user.id)).map(toInboxItem));
});
