import { removeUser } from "../../domain/users/remove-user.ts";
import { noContent, operation } from "../../http/operation.ts";

export const deleteUser = operation("deleteUser", async ({ deps, user, params }) => {
  await removeUser(deps, { actor: user.id, id: params.id, shared: "pass-on" });
  return noContent();
});
