import type { Offer } from "./offers.ts";
import type { Tier } from "./plans.ts";

/** Who takes the money: Stripe, or our own checkout, which takes none. */
export type ProviderName = "stripe" | "local";

/** The month that a person's credits are for. */
export type CreditMonth = {
  readonly userId: string;
  readonly plan: Tier;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Hundredths of a credit given for it. */
  readonly granted: number;
};

/** A plan that a person pays for. */
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
  /** When the provider said so. */
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

/** Plans, months and purchases of people. */
export type BillingRepository = {
  findMonth(userId: string): Promise<CreditMonth | undefined>;
  /** Replaces the month of a person. */
  keepMonth(month: CreditMonth): Promise<void>;
  /** People whose month is over and whom no subscription begins the next one. */
  listDueMonths(now: Date, limit: number): Promise<string[]>;

  findSubscription(id: string): Promise<Subscription | undefined>;
  keepSubscription(subscription: Subscription): Promise<void>;
  /** Those of a person that have not ended. */
  listActive(userId: string): Promise<Subscription[]>;
  /** Active ones of a provider whose month is over. */
  listDueSubscriptions(provider: ProviderName, now: Date, limit: number): Promise<Subscription[]>;
  setTier(userId: string, tier: Tier): Promise<void>;

  findCustomer(userId: string, provider: ProviderName): Promise<string | undefined>;
  keepCustomer(userId: string, provider: ProviderName, customerId: string): Promise<void>;
  /** @returns false for an event that is known already */
  insertEvent(event: {
    readonly provider: ProviderName;
    readonly id: string;
    readonly userId: string;
    readonly type: string;
    readonly createdAt: Date;
  }): Promise<boolean>;

  insertCheckout(checkout: LocalCheckout): Promise<void>;
  findCheckout(userId: string, id: string): Promise<LocalCheckout | undefined>;
  /** Ends an open one. @returns false for one that was ended already */
  endCheckout(userId: string, id: string, state: "paid" | "cancelled"): Promise<boolean>;
};
