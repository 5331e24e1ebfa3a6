import { noContent, operation } from "../../http/operation.ts";

/** Keeps the current user's address. */
export const cancelEmailChange = operation("cancelEmailChange", async ({ deps, user }) => {
  await deps.portalAccounts.cancelEmailChange(user.id);
  return noContent();
});
