import { HUNDREDTHS } from "../../domain/credits/amounts.ts";
import { AppError } from "../../domain/errors.ts";
import { changeUser } from "../../domain/users/administer-users.ts";
import { ok, operation } from "../../http/operation.ts";
import { toWholeAdminUser } from "./to-admin-user.ts";

/** @throws AppError `invalid` for a third decimal */
function toHundredths(credits: number): number {
  const hundredths = Math.round(credits * HUNDREDTHS);
  if (Math.abs(credits * HUNDREDTHS - hundredths) > 1e-4) {
    throw new AppError("invalid", "Use at most two decimals for credits.");
  }
  return hundredths;
}

export const updateUser = operation("updateUser", async ({ deps, user, params, body }) => {
  const { is_admin: isAdmin, balance, balance_seen: seen } = body;
  const changed = await changeUser(deps, user, params.id, {
    isAdmin,
    balance: toHundredths(balance),
    ...(seen !== undefined && { balanceSeen: toHundredths(seen) }),
  });
  return ok(toWholeAdminUser(changed));
});
