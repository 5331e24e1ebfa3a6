import type { Pack } from "./offers.ts";
import type { Tier } from "./plans.ts";

/** What every message of a payment provider carries. */
type Told = {
  /** The provider's, the same however often it is told. */
  readonly id: string;
  readonly userId: string;
  /** When it happened. */
  readonly at: Date;
};

/** A paid pack. */
export type PackPayment = {
  /** The provider's. */
  readonly paymentId: string;
  readonly pack: Pack;
};

/** The month of a plan that a person pays for. */
export type PaidMonth = {
  readonly subscriptionId: string;
  readonly plan: Tier;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/**
 * Something that a payment provider tells: at least once, in any order. Each says all that is needed to act on it, so none has to come
 * before another.
 */
export type PaymentEvent = Told &
  (
    | { readonly type: "customer"; readonly customerId: string }
    | ({ readonly type: "pack-paid"; readonly customerId: string | null } & PackPayment)
    | ({ readonly type: "month-paid" } & PaidMonth)
    | ({
        readonly type: "subscription";
        readonly state: "active" | "ended";
        readonly renews: boolean;
      } & PaidMonth)
    | ({
        readonly type: "pack-refunded";
        /** The share that was given back in all, from 0 to 1. */
        readonly share: number;
      } & PackPayment)
  );
