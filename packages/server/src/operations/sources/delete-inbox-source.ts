import { removeSource } from "../../domain/sources/sources.ts";
import { noContent, operation } from "../../http/operation.ts";

export const deleteInboxSource = operation("deleteInboxSource", async ({ deps, user, params }) => {
  await removeSource(deps, user.id, params.id);
  return noContent();
});
