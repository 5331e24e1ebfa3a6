import type { SharedCredits as SharedCreditsAnswer } from "@switchboard/api-client/types";
import { toCredits } from "../../domain/credits/amounts.ts";
import type { SharedCredits } from "../../domain/organizations/shared-credits.ts";

/** An organization's shared credits in the form of the contract. */
export const toSharedCredits = (shared: SharedCredits): SharedCreditsAnswer => ({
  is_shared: shared.isShared,
  can_share: shared.canShare,
  balance: toCredits(shared.balance),
  member_daily_limit: shared.memberDailyLimit === null ? null : toCredits(shared.memberDailyLimit),
  month: shared.month.toISOString().slice(0, 10),
  spending: shared.spending.map(({ userId, email, spent }) => ({
    user_id: userId,
    email,
    spent: toCredits(spent),
  })),
});
