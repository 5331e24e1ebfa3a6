import { findBalance } from "../credits/balance.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { PaymentProvider } from "./provider.ts";
import type { CreditMonth, Subscription } from "./ports.ts";

/** A user's credits, and what happens next with their plan. */
export type CreditSummary = {
  /** Spendable now, in hundredths: their own credits, or those that their organization shares. */
  readonly balance: number;
  /** The part of it that expires with the month. */
  readonly monthly: number;
  readonly month: CreditMonth | undefined;
  /** The plan that they pay for. */
  readonly subscription: Subscription | undefined;
  /** Whether the payment provider has a page for them. */
  readonly hasBilling: boolean;
};

/** Reads a user's credits. */
export async function readCredits(
  {
    store,
    payments,
  }: {
    readonly store: Pick<Repositories, "billing" | "ledger">;
    readonly payments: PaymentProvider | undefined;
  },
  userId: string,
): Promise<CreditSummary> {
  const whose = await findBalance(store, userId);
  const [{ balance, monthly }, month, active, customerId] = await Promise.all([
    store.ledger.sumParts(whose),
    store.billing.findMonth(userId),
    store.billing.listActive(userId),
    payments && store.billing.findCustomer(userId, payments.name),
  ]);
  return {
    balance,
    monthly: Math.min(Math.max(monthly, 0), balance),
    month,
    subscription: active.at(-1),
    hasBilling: customerId !== undefined,
  };
}
