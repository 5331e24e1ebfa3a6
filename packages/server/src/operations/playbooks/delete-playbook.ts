import { removePlaybook } from "../../domain/playbooks/playbooks.ts";
import { noContent, operation } from "../../http/operation.ts";

export const deletePlaybook = operation("deletePlaybook", async ({ deps, user, params }) => {
  await removePlaybook(deps, user.id, params.id);
  return noContent();
});
