import { noContent, operation } from "../../http/operation.ts";

/** Sends the link to confirm the current user's address again. */
export const resendEmailConfirmation = operation(
  "resendEmailConfirmation",
  async ({ deps, user }) => {
    await deps.portalAccounts.resendVerification(user.id);
    return noContent();
  },
);
