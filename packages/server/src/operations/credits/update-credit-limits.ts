import { fromCredits } from "../../domain/credits/amounts.ts";
import { setSpendingLimits } from "../../domain/credits/set-limits.ts";
import { ok, operation } from "../../http/operation.ts";
import { toCreditLimits } from "./to-credit-limits.ts";

/** Sets a user's spending limits. */
export const updateCreditLimits = operation("updateCreditLimits", async ({ deps, user, body }) => {
  const toHundredths = (credits: number | null) => (credits === null ? null : fromCredits(credits));
  await setSpendingLimits(deps, user.id, {
    daily: toHundredths(body.daily),
    perRun: toHundredths(body.per_run),
  });
  return ok(await toCreditLimits(deps, user.id));
});
