import type { Pack } from "./offers.ts";
import type { Tier } from "./plans.ts";

/** Fields of every payment event. */
type EventBase = {
  /** The provider's id, the same on every delivery. */
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

/** The month of a plan that a user pays for. */
export type PaidMonth = {
  readonly subscriptionId: string;
  readonly plan: Tier;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/**
 * An event from a payment provider, delivered at least once and in any order. Each one is self-contained, so none depends on
 * another.
 */
export type PaymentEvent = EventBase &
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
