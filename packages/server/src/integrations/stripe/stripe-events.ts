import type Stripe from "stripe";
import { isOffer, isPack, OFFERS, type Offer, type Pack } from "../../domain/billing/offers.ts";
import type { PaymentEvent } from "../../domain/billing/payment-event.ts";
import type { Tier } from "../../domain/billing/plans.ts";

type OfferOf = (priceId: string) => Offer | undefined;
type Ref = string | { readonly id: string } | null | undefined;

const idOf = (ref: Ref): string | null => (typeof ref === "string" ? ref : (ref?.id ?? null));
const dateOf = (seconds: number) => new Date(seconds * 1000);

/** Converts a Stripe event that we handle; undefined for all others. */
export function toPaymentEvent(event: Stripe.Event, offerOf: OfferOf): PaymentEvent | undefined {
  const base = { id: event.id, at: dateOf(event.created) };
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return readCheckout(base, event.data.object);
    case "invoice.paid":
      return readInvoice(base, event.data.object, offerOf);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return readSubscription(base, event.data.object, offerOf);
    case "charge.refunded":
      return readRefund(base, event.data.object);
    default:
      return undefined;
  }
}

type EventBase = Pick<PaymentEvent, "id" | "at">;

function readCheckout(base: EventBase, session: Stripe.Checkout.Session): PaymentEvent | undefined {
  const userId = session.client_reference_id ?? session.metadata?.user_id;
  const customerId = idOf(session.customer);
  if (!userId) return undefined;
  const pack = packOf(session.metadata);
  if (!pack) return customerId ? { ...base, type: "customer", userId, customerId } : undefined;
  const paymentId = idOf(session.payment_intent);
  // A bank transfer is paid days later, which a separate event reports.
  if (!paymentId || session.payment_status !== "paid") return undefined;
  return { ...base, type: "pack-paid", userId, customerId, paymentId, pack };
}

/** Invoices that begin a month. One for a plan change begins none. */
const MONTHLY: readonly (string | null)[] = ["subscription_create", "subscription_cycle"];

function readInvoice(
  base: EventBase,
  invoice: Stripe.Invoice,
  offerOf: OfferOf,
): PaymentEvent | undefined {
  const details = invoice.parent?.subscription_details;
  const subscriptionId = idOf(details?.subscription);
  const userId = details?.metadata?.user_id;
  if (!subscriptionId || !userId || !MONTHLY.includes(invoice.billing_reason)) return undefined;
  for (const line of invoice.lines.data) {
    const plan = planOf(idOf(line.pricing?.price_details?.price), offerOf);
    // A line that refunds the unused part of another plan is about the month before.
    if (!plan || line.amount < 0) continue;
    const { start, end } = line.period;
    const month = { startsAt: dateOf(start), endsAt: dateOf(end) };
    return { ...base, type: "month-paid", userId, subscriptionId, plan, ...month };
  }
  return undefined;
}

/** The meaning of a status for the plan; others belong to an unfinished payment, and change nothing. */
const STATES: Readonly<Record<string, "active" | "ended">> = {
  active: "active",
  trialing: "active",
  // Stripe retries the payment for some days.
  past_due: "active",
  canceled: "ended",
  unpaid: "ended",
  incomplete_expired: "ended",
};

function readSubscription(
  base: EventBase,
  subscription: Stripe.Subscription,
  offerOf: OfferOf,
): PaymentEvent | undefined {
  const userId = subscription.metadata.user_id;
  const state = STATES[subscription.status];
  const [item] = subscription.items.data;
  const plan = planOf(item?.price.id ?? null, offerOf);
  if (!userId || !state || !item || !plan) return undefined;
  return {
    ...base,
    type: "subscription",
    userId,
    subscriptionId: subscription.id,
    plan,
    state,
    renews: !subscription.cancel_at_period_end && subscription.cancel_at === null,
    startsAt: dateOf(item.current_period_start),
    endsAt: dateOf(item.current_period_end),
  };
}

function readRefund(base: EventBase, charge: Stripe.Charge): PaymentEvent | undefined {
  // Stripe copies the payment's metadata to its charge.
  const pack = packOf(charge.metadata);
  const userId = charge.metadata.user_id;
  const paymentId = idOf(charge.payment_intent);
  if (!pack || !userId || !paymentId || charge.amount === 0) return undefined;
  const share = charge.amount_refunded / charge.amount;
  return { ...base, type: "pack-refunded", userId, paymentId, pack, share };
}

function packOf(metadata: Stripe.Metadata | null): Pack | undefined {
  const offer = metadata?.offer ?? "";
  return isOffer(offer) && isPack(offer) ? offer : undefined;
}

function planOf(priceId: string | null, offerOf: OfferOf): Tier | undefined {
  const offer = priceId === null ? undefined : offerOf(priceId);
  const facts = offer && OFFERS[offer];
  return facts?.kind === "plan" ? facts.plan : undefined;
}
