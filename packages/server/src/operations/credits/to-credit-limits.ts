import type { CreditLimits } from "@switchboard/api-client/types";
import type { Deps } from "../../deps.ts";
import { toCredits } from "../../domain/credits/amounts.ts";
import { readSpendingLimits } from "../../domain/credits/spending-limits.ts";

const orNull = (hundredths: number | null) => (hundredths === null ? null : toCredits(hundredths));

/** A user's spending limits in the form of the contract. */
export async function toCreditLimits(deps: Deps, userId: string): Promise<CreditLimits> {
  const { daily, perRun, spentToday, member } = await readSpendingLimits(deps, userId);
  return {
    daily: orNull(daily),
    per_run: orNull(perRun),
    per_run_default: toCredits(deps.env.runCreditLimit),
    spent_today: toCredits(spentToday),
    member: member
      ? {
          organization: member.organization,
          daily: toCredits(member.daily),
          spent_today: toCredits(member.spentToday),
          owner: member.owner,
        }
      : null,
  };
}
