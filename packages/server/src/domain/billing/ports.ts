import type { Offer } from "./offers.ts";
import type { Tier } from "./plans.ts";

/** The payment provider: Stripe, or our own checkout, which takes no money. */
export type ProviderName = "stripe" | "local";

/** The month that a user's credits are for. */
export type CreditMonth = {
  readonly userId: string;
  readonly plan: Tier;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Hundredths of a credit given for it. */
  readonly granted: number;
};

/** A plan that a user pays for. */
export type Subscription = {
  /** The provider's. */
  readonly id: string;
  readonly userId: string;
  readonly provider: ProviderName;
  readonly plan: Tier;
  readonly state: "active" | "ended";
  /** Whether another month follows. */
  readonly renews: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The provider's timestamp. */
  readonly toldAt: Date;
};

/** A purchase at the built-in checkout. */
export type LocalCheckout = {
  readonly id: string;
  readonly userId: string;
  readonly offer: Offer;
  readonly state: "open" | "paid" | "cancelled";
  readonly createdAt: Date;
};
