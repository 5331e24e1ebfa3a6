import { removeItem } from "../../domain/inbox/act-on-items.ts";
import { noContent, operation } from "../../http/operation.ts";

export const deleteInboxItem = operation("deleteInboxItem", async ({ deps, user, params }) => {
  await removeItem(deps, user.id, params.id);
  return noContent();
});
