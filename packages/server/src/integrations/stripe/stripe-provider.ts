import { Stripe } from "stripe";
import { isOffer, isPack, type Offer } from "../../domain/billing/offers.ts";
import type { Buyer, HostedPage, PaymentProvider } from "../../domain/billing/provider.ts";
import { AppError } from "../../domain/errors.ts";
import { toPaymentEvent } from "./stripe-events.ts";
import type { PaymentEvent } from "../../domain/billing/payment-event.ts";

/** Timeout of Stripe's API: the user is waiting as well. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

/** An account at Stripe. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Proves that an event comes from Stripe. */
  readonly webhookSecret: string;
  /** Stripe's price ids of the offers. */
  readonly prices: Readonly<Record<Offer, string>>;
  /** Another URL than Stripe's, for a server with the same API. */
  readonly baseUrl: string | undefined;
};

export type StripeProvider = PaymentProvider & {
  /**
   * Reads an event from Stripe.
   * @returns undefined for an event that we ignore
   * @throws AppError `invalid` for a wrong signature
   */
  readEvent(body: string, signature: string | undefined): Promise<PaymentEvent | undefined>;
};

/** Payments by Stripe. The library retries, with an idempotency key for each request. */
export function createStripeProvider(settings: StripeSettings): StripeProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...baseOf(settings.baseUrl),
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const offers = new Map(
    Object.entries(settings.prices).map(([offer, price]) => [price, offer as Offer]),
  );
  const offerOf = (priceId: string) =>
    offers.get(priceId) ?? (isOffer(priceId) ? priceId : undefined);

  return {
    name: "stripe",
    publishableKey: settings.publishableKey,
    offerOf,
    startCheckout: (buyer, offer) =>
      callStripe(async () => {
        const metadata = { user_id: buyer.userId, offer };
        const session = await stripe.checkout.sessions.create({
          line_items: [{ price: settings.prices[offer], quantity: 1 }],
          client_reference_id: buyer.userId,
          metadata,
          success_url: `${buyer.origin}/ui/purchase-success`,
          cancel_url: `${buyer.origin}/ui/purchase-cancelled`,
          ...(buyer.customerId ? { customer: buyer.customerId } : { customer_email: buyer.email }),
          // Later events carry this metadata, so that none depends on another.
          ...(isPack(offer)
            ? {
                mode: "payment" as const,
                payment_intent_data: { metadata },
                ...(!buyer.customerId && { customer_creation: "always" as const }),
              }
            : { mode: "subscription" as const, subscription_data: { metadata } }),
        });
        return pageOf(session);
      }),
    startPlanChange: (buyer, from, offer) =>
      callStripe(async () => {
        const subscription = await stripe.subscriptions.retrieve(from.id);
        const [item] = subscription.items.data;
        if (!item) throw new Error("The subscription has no item.");
        const session = await stripe.billingPortal.sessions.create({
          customer: customerOf(buyer),
          return_url: `${buyer.origin}/ui/pricing`,
          flow_data: {
            type: "subscription_update_confirm",
            subscription_update_confirm: {
              subscription: from.id,
              items: [{ id: item.id, price: settings.prices[offer], quantity: 1 }],
            },
            after_completion: {
              type: "redirect",
              redirect: { return_url: `${buyer.origin}/ui/purchase-success` },
            },
          },
        });
        return pageOf(session);
      }),
    startPortal: (buyer) =>
      callStripe(async () =>
        pageOf(
          await stripe.billingPortal.sessions.create({
            customer: customerOf(buyer),
            return_url: `${buyer.origin}/ui/pricing`,
          }),
        ),
      ),
    endSubscription: (id) =>
      callStripe(async () => {
        try {
          await stripe.subscriptions.cancel(id);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeError && error.code === "resource_missing"))
            throw error;
        }
      }),
    async readEvent(body, signature) {
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(
          body,
          signature ?? "",
          settings.webhookSecret,
        );
      } catch {
        throw new AppError("invalid", "The signature of this message is not valid.");
      }
      return toPaymentEvent(event, offerOf);
    },
  };
}

function baseOf(baseUrl: string | undefined) {
  if (!baseUrl) return {};
  const { hostname: host, port, protocol } = new URL(baseUrl);
  const scheme = protocol === "http:" ? "http" : "https";
  return { host, port: port || (scheme === "http" ? 80 : 443), protocol: scheme } as const;
}

function pageOf({ id, url }: { readonly id: string; readonly url: string | null }): HostedPage {
  if (!url) throw new Error("The payment provider named no page.");
  return { id, url };
}

function customerOf({ customerId }: Buyer): string {
  if (customerId === undefined) throw new Error("The person is no customer yet.");
  return customerId;
}

/** Stripe's errors are about our setup, so they are logged as the cause, and the user gets their meaning. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new AppError(
      "unavailable",
      "The payment provider could not be reached. Nothing was charged. Please try again.",
      { cause: error },
    );
  }
}
