import { readUser } from "../../domain/users/administer-users.ts";
import { noContent, operation } from "../../http/operation.ts";

/** Turns two-step login off for a user who is locked out. */
export const removeUserTwoStep = operation("removeUserTwoStep", async ({ deps, user, params }) => {
  const { id } = await readUser(deps, params.id);
  await deps.twoStep.remove({ actor: user.id, userId: id });
  return noContent();
});
