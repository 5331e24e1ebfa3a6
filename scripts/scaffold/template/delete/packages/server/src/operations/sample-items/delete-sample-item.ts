import { removeSampleItem } from "../../domain/sample-items/sample-items.ts";
import { noContent, operation } from "../../http/operation.ts";

export const deleteSampleItem = operation("deleteSampleItem", async ({ deps, user, params }) => {
  await removeSampleItem(deps, user.id, params.id);
  return noContent();
});
