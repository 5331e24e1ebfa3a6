import type { Offer } from "./offers.ts";
import type { ProviderName, Subscription } from "./ports.ts";

/** A user who is about to pay. */
export type Buyer = {
  readonly userId: string;
  readonly email: string;
  /** The provider's id for them; undefined before their first purchase. */
  readonly customerId: string | undefined;
  /** Where our pages are, to come back to. */
  readonly origin: string;
};

/** A page of the payment provider. */
export type HostedPage = { readonly id: string; readonly url: string };

/** A payment provider. The results of its pages arrive as events. */
export type PaymentProvider = {
  readonly name: ProviderName;
  /** For its script in the browser; empty where it has none. */
  readonly publishableKey: string;
  /** By our own name, or by the provider's. */
  offerOf(priceId: string): Offer | undefined;
  startCheckout(buyer: Buyer, offer: Offer): Promise<HostedPage>;
  /** Changes a plan that is paid already into another one. */
  startPlanChange(buyer: Buyer, from: Subscription, offer: Offer): Promise<HostedPage>;
  /** Where people see invoices, change their card and cancel. */
  startPortal(buyer: Buyer): Promise<HostedPage>;
  /** Ends a subscription at once, so that nothing more is charged. Idempotent. */
  endSubscription(id: string): Promise<void>;
};
