import { removeMember as remove } from "../../domain/organizations/organizations.ts";
import { noContent, operation } from "../../http/operation.ts";

export const removeMember = operation("removeMember", async ({ deps, user, params }) => {
  await remove(deps, user.id, params.id, params.userId);
  return noContent();
});
