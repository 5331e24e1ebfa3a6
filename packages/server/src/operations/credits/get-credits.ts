import { readCredits } from "../../domain/billing/credit-summary.ts";
import { toCredits } from "../../domain/credits/amounts.ts";
import { ok, operation } from "../../http/operation.ts";

/** A user's credits, and what happens next with their plan. */
export const getCredits = operation("getCredits", async ({ deps, user }) => {
  const { balance, monthly, month, subscription, hasBilling } = await readCredits(deps, user.id);
  return ok({
    balance: toCredits(balance),
    monthly: toCredits(monthly),
    month_ends_at: month?.endsAt.toISOString() ?? null,
    term: subscription
      ? {
          kind: subscription.renews ? "renews" : "ends",
          date: subscription.endsAt.toISOString(),
        }
      : null,
    billing: hasBilling,
  });
});
