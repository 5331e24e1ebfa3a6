import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { lockFunds, monthAfter } from "./months.ts";
import { isOffer, isPack, OFFERS, type Offer } from "./offers.ts";
import type { LocalCheckout, Subscription } from "./ports.ts";
import type { PaymentProvider } from "./provider.ts";
import { applyEvent } from "./receive-event.ts";

type LocalDeps = { readonly store: UnitOfWork; readonly clock: Clock; readonly newId: NewId };

/** Changes of a plan that our page offers. */
export type PlanChange =
  | { readonly kind: "cancel" | "resume" }
  | { readonly kind: "switch"; readonly offer: "professional" | "team" };

/** The built-in checkout: it takes no money, and reports results like any other provider. */
export type LocalCheckouts = PaymentProvider & {
  find(userId: string, id: string): Promise<LocalCheckout | undefined>;
  pay(userId: string, id: string): Promise<void>;
  cancel(userId: string, id: string): Promise<void>;
  findPlan(userId: string): Promise<Subscription | undefined>;
  changePlan(userId: string, change: PlanChange): Promise<void>;
};

/** Creates the checkout over the store. */
export function createLocalCheckouts(deps: LocalDeps): LocalCheckouts {
  const { store, clock, newId } = deps;
  const findPlan = async (userId: string) =>
    (await store.billing.listActive(userId)).find(({ provider }) => provider === "local");
  const begin = async (userId: string, origin: string, offer: Offer) => {
    const id = newId();
    await store.billing.insertCheckout({
      id,
      userId,
      offer,
      state: "open",
      createdAt: clock.now(),
    });
    return { id, url: `${origin}/checkout/${id}` };
  };
  return {
    name: "local",
    publishableKey: "",
    offerOf: (priceId) => (isOffer(priceId) ? priceId : undefined),
    startCheckout: ({ userId, origin }, offer) => begin(userId, origin, offer),
    startPlanChange: ({ userId, origin }, _from, offer) => begin(userId, origin, offer),
    startPortal: async ({ userId, origin }) => ({ id: userId, url: `${origin}/checkout/billing` }),
    // It charges nothing, and forgets a plan with its user.
    endSubscription: async () => {},
    find: (userId, id) => store.billing.findCheckout(userId, id),
    pay: (userId, id) =>
      store.transaction(async (tx) => {
        // Two concurrent requests: the second waits here, and finds it paid.
        if (!(await tx.billing.endCheckout(userId, id, "paid"))) return;
        const checkout = await tx.billing.findCheckout(userId, id);
        if (checkout) await tellPaid(deps, tx, checkout);
      }),
    cancel: async (userId, id) => {
      await store.billing.endCheckout(userId, id, "cancelled");
    },
    findPlan,
    changePlan: (userId, change) =>
      store.transaction(async (tx) => {
        const active = await tx.billing.listActive(userId);
        const plan = active.find(({ provider }) => provider === "local");
        if (!plan) return;
        const changed =
          change.kind === "switch"
            ? { plan: change.offer, renews: true }
            : { renews: change.kind === "resume" };
        await tellSubscription(deps, tx, { ...plan, ...changed });
      }),
  };
}

async function tellPaid(deps: LocalDeps, tx: Repositories, checkout: LocalCheckout): Promise<void> {
  const { userId, offer } = checkout;
  const at = deps.clock.now();
  const base = { userId, at };
  const customer = { ...base, id: `customer:${checkout.id}`, type: "customer" as const };
  await applyEvent(deps, tx, "local", { ...customer, customerId: userId });
  if (isPack(offer)) {
    await applyEvent(deps, tx, "local", {
      ...base,
      id: `paid:${checkout.id}`,
      type: "pack-paid",
      customerId: userId,
      paymentId: checkout.id,
      pack: offer,
    });
    return;
  }
  const { plan } = OFFERS[offer];
  const before = (await tx.billing.listActive(userId)).find(({ provider }) => provider === "local");
  if (before) {
    await tellSubscription(deps, tx, { ...before, plan, renews: true });
    return;
  }
  const month = { startsAt: at, endsAt: monthAfter(at) };
  await tellMonth(deps, tx, { id: checkout.id, userId, plan, ...month });
}

const tellMonth = (
  deps: LocalDeps,
  tx: Repositories,
  {
    id,
    userId,
    plan,
    startsAt,
    endsAt,
  }: Pick<Subscription, "id" | "userId" | "plan" | "startsAt" | "endsAt">,
): Promise<void> =>
  applyEvent(deps, tx, "local", {
    id: `month:${id}:${startsAt.toISOString()}`,
    type: "month-paid",
    userId,
    at: deps.clock.now(),
    subscriptionId: id,
    plan,
    startsAt,
    endsAt,
  });

const tellSubscription = (
  deps: LocalDeps,
  tx: Repositories,
  subscription: Subscription,
): Promise<void> => {
  const { id: subscriptionId, userId, plan, state, renews, startsAt, endsAt } = subscription;
  return applyEvent(deps, tx, "local", {
    id: `subscription:${deps.newId()}`,
    type: "subscription",
    userId,
    at: deps.clock.now(),
    subscriptionId,
    plan,
    state,
    renews,
    startsAt,
    endsAt,
  });
};

/** Subscriptions renewed in one pass; the rest follow a minute later. */
const BATCH = 200;

/**
 * Plays the payment provider at the end of a month: the next one is paid, or the plan ends. Months that passed while the server
 * was down are skipped.
 */
export async function renewLocalPlans(deps: LocalDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.store.billing.listDueSubscriptions("local", now, BATCH);
  for (const { id, userId } of due) {
    await deps.store.transaction(async (tx) => {
      // Another process may have done it meanwhile.
      if (!(await lockFunds(tx, userId))) return;
      const plan = await tx.billing.findSubscription(id);
      if (!plan || plan.state === "ended" || plan.endsAt > now) return;
      if (!plan.renews) return tellSubscription(deps, tx, { ...plan, state: "ended" });
      let startsAt = plan.endsAt;
      for (let next = monthAfter(startsAt); next <= now; next = monthAfter(next)) startsAt = next;
      await tellMonth(deps, tx, { ...plan, startsAt, endsAt: monthAfter(startsAt) });
    });
  }
}
