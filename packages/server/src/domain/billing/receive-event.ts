import type { NewId } from "../../ids.ts";
import { giveCredits } from "../credits/credits.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { lockFunds, openMonth, raiseMonth } from "./months.ts";
import { OFFERS } from "./offers.ts";
import type { PackPayment, PaymentEvent } from "./payment-event.ts";
import { PLANS, type Tier } from "./plans.ts";
import type { ProviderName, Subscription } from "./ports.ts";

type ReceiveDeps = { readonly newId: NewId };
type EventOf<Type extends PaymentEvent["type"]> = Extract<PaymentEvent, { type: Type }>;

/**
 * Handles a payment event in one transaction with the record of its id: exactly once, whatever the number and order of
 * deliveries. Events of deleted accounts are skipped.
 */
export function receiveEvent(
  deps: ReceiveDeps & { readonly store: UnitOfWork },
  provider: ProviderName,
  event: PaymentEvent,
): Promise<void> {
  return deps.store.transaction((tx) => applyEvent(deps, tx, provider, event));
}

/** The same in the caller's transaction. */
export async function applyEvent(
  deps: ReceiveDeps,
  tx: Repositories,
  provider: ProviderName,
  event: PaymentEvent,
): Promise<void> {
  const { id, userId, type, at } = event;
  // Events of one user are acted on one after the other.
  if (!(await lockFunds(tx, userId))) return;
  if (!(await tx.billing.insertEvent({ provider, id, userId, type, createdAt: at }))) return;
  switch (event.type) {
    case "customer":
      return tx.billing.keepCustomer(userId, provider, event.customerId);
    case "pack-paid":
      if (event.customerId) await tx.billing.keepCustomer(userId, provider, event.customerId);
      return creditPack(deps, tx, provider, userId, event);
    case "pack-refunded":
      return refundPack(deps, tx, provider, event);
    case "month-paid":
      return payMonth(deps, tx, provider, event);
    case "subscription":
      return changeSubscription(deps, tx, provider, event);
  }
}

/** Grants the credits of a pack, once per payment. */
const creditPack = (
  deps: ReceiveDeps,
  tx: Repositories,
  provider: ProviderName,
  userId: string,
  { paymentId, pack }: PackPayment,
): Promise<void> =>
  giveCredits(deps, tx, {
    userId,
    amount: OFFERS[pack].credits,
    reason: "purchase",
    cause: OFFERS[pack].name,
    sourceKey: `purchase:${provider}:${paymentId}`,
  });

/**
 * Takes back the credits of a refunded pack, as far as they are left. A refund proves its payment, so a payment event that
 * arrives later finds its credits already granted.
 */
async function refundPack(
  deps: ReceiveDeps,
  tx: Repositories,
  provider: ProviderName,
  event: EventOf<"pack-refunded">,
): Promise<void> {
  const { userId, paymentId, pack, share } = event;
  await creditPack(deps, tx, provider, userId, event);
  const prefix = `refund:${provider}:${paymentId}:`;
  const wanted = Math.round(OFFERS[pack].credits * share) - (await tx.ledger.sumTaken(prefix));
  const own = { userId };
  const { balance, monthly } = await tx.ledger.sumParts(own);
  const lasting = balance - Math.max(monthly, 0);
  const taken = Math.min(wanted, Math.max(lasting, 0));
  if (taken <= 0) return;
  await tx.ledger.add([
    {
      id: deps.newId(),
      userId,
      delta: -taken,
      monthly: 0,
      reason: "refund",
      cause: `${OFFERS[pack].name}, refunded`,
      sourceKey: `${prefix}${event.id}`,
    },
  ]);
}

/** Opens the paid month. */
async function payMonth(
  deps: ReceiveDeps,
  tx: Repositories,
  provider: ProviderName,
  event: EventOf<"month-paid">,
): Promise<void> {
  const { subscriptionId: id, userId, plan, startsAt, endsAt, at } = event;
  const known = await tx.billing.findSubscription(id);
  if (!known || (known.state === "active" && known.startsAt < startsAt)) {
    const renews = known?.renews ?? true;
    // A change from before this month is outdated, even if its event arrives later.
    const toldAt = known && known.toldAt > startsAt ? known.toldAt : startsAt;
    await tx.billing.keepSubscription({
      id,
      userId,
      provider,
      plan,
      state: "active",
      renews,
      startsAt,
      endsAt,
      toldAt,
    });
  }
  await openMonth(deps, tx, { userId, plan, startsAt, endsAt });
  await settlePlan(deps, tx, userId, at);
}

/** Follows a change of a subscription: another plan, the last month, the end. */
async function changeSubscription(
  deps: ReceiveDeps,
  tx: Repositories,
  provider: ProviderName,
  event: EventOf<"subscription">,
): Promise<void> {
  const { subscriptionId: id, userId, plan, state, renews, startsAt, endsAt, at } = event;
  const known = await tx.billing.findSubscription(id);
  const isOld = known && (known.state === "ended" || (known.toldAt > at && state !== "ended"));
  if (!isOld) {
    await tx.billing.keepSubscription({
      id,
      userId,
      provider,
      plan,
      state,
      renews,
      startsAt,
      endsAt,
      toldAt: at,
    });
  }
  await settlePlan(deps, tx, userId, at);
}

const SIZES: readonly Tier[] = Object.keys(PLANS) as Tier[];
const sizeOf = (tier: Tier) => SIZES.indexOf(tier);

/**
 * Sets the user's plan to their largest paid one, and grants the difference of its month. Enterprise is not bought here, so it
 * stays.
 */
async function settlePlan(
  deps: ReceiveDeps,
  tx: Repositories,
  userId: string,
  at: Date,
): Promise<void> {
  const user = await tx.users.find(userId);
  if (!user || user.subscriptionTier === "enterprise") return;
  const active = await tx.billing.listActive(userId);
  const largest = active.reduce<Subscription | undefined>(
    (best, one) => (best && sizeOf(best.plan) >= sizeOf(one.plan) ? best : one),
    undefined,
  );
  await tx.billing.setTier(userId, largest?.plan ?? "free");
  const month = await tx.billing.findMonth(userId);
  // A subscription with an unpaid month grants nothing.
  if (
    largest &&
    month &&
    month.startsAt.getTime() === largest.startsAt.getTime() &&
    month.endsAt > at
  ) {
    await raiseMonth(deps, tx, userId, largest.plan);
  }
}
