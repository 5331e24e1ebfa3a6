import { ok, operation } from "../../http/operation.ts";
import { readAccountEmail } from "./account-email-view.ts";

/** Begins a change of the current user's address, which both addresses confirm. */
export const changeEmail = operation("changeEmail", async ({ deps, user, body }) => {
  await deps.portalAccounts.changeEmail(user.id, body);
  return ok(await readAccountEmail(deps, user));
});
