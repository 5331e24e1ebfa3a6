import { HUNDREDTHS } from "../../domain/credits/amounts.ts";
import { changeUser } from "../../domain/users/administer-users.ts";
import { ok, operation } from "../../http/operation.ts";
import { toAdminUser } from "./to-admin-user.ts";

const toHundredths = (credits: number) => Math.round(credits * HUNDREDTHS);

export const updateUser = operation("updateUser", async ({ deps, user, params, body }) => {
  const { is_admin: isAdmin, balance, balance_seen: seen } = body;
  const changed = await changeUser(deps, user, params.id, {
    isAdmin,
    balance: toHundredths(balance),
    ...(seen !== undefined && { balanceSeen: toHundredths(seen) }),
  });
  return ok(toAdminUser(changed));
});
