import type { CreditSummary, LedgerEntry, User } from "@switchboard/api-client";
import type { Customer, LedgerAmount } from "@switchboard/ui/screens/pricing";

const NEWEST = 5;

/** Holds come back when their run ends, so they say nothing about where credits went. */
const isHold = ({ reason }: LedgerEntry) => reason === "reserve" || reason === "release";

/** The person as the pricing page shows them. */
export const toCustomer = (
  user: User,
  lines: readonly LedgerEntry[] | null,
  credits: CreditSummary | null,
): Customer => ({
  tier: user.subscription_tier,
  balance: user.balance,
  term: credits?.term ?? null,
  recent:
    lines &&
    lines
      .filter((line) => !isHold(line))
      .slice(0, NEWEST)
      .map(toAmount),
});

const toAmount = ({ id, cause, created_at: date, delta }: LedgerEntry): LedgerAmount => ({
  id,
  cause,
  date,
  credits: delta,
});
