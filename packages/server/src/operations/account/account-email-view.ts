import type { AccountEmail } from "@switchboard/api-client/types";
import type { Deps } from "../../deps.ts";

/** The address of a user as the contract has it. */
export async function readAccountEmail(
  { portalAccounts }: Pick<Deps, "portalAccounts">,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<AccountEmail> {
  const account = await portalAccounts.accountOf(id);
  if (!account) return { email, is_confirmed: true, is_changeable: false, pending: null };
  const change = await portalAccounts.findEmailChange(account.id);
  return {
    email: account.email,
    is_confirmed: account.emailVerifiedAt !== null,
    is_changeable: true,
    pending: change
      ? {
          email: change.email,
          waits_for_current: change.oldToken !== null,
          waits_for_new: change.newToken !== null,
        }
      : null,
  };
}
