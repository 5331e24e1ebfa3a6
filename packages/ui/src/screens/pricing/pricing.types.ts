/** What a person pays for. */
export type Tier = "free" | "professional" | "team" | "enterprise";

/** What can be bought here. */
export type Offer = "professional" | "team" | "starter_pack" | "pro_pack";

/** How a paid plan goes on after its current month. */
export interface Term {
  kind: "renews" | "ends";
  /** The day, ISO 8601. */
  date: string;
}

/** A line of the ledger. */
export interface LedgerAmount {
  id: string;
  cause: string;
  /** ISO 8601. */
  date: string;
  /** Negative for what was spent. */
  credits: number;
}

/** What is known of somebody who is logged in. */
export interface Customer {
  tier: Tier;
  /** Credits. */
  balance: number;
  /** Null for a plan without a subscription. */
  term: Term | null;
  /** The newest lines of the ledger; null where the server has no ledger. */
  recent: readonly LedgerAmount[] | null;
}

export type PricingState =
  | { kind: "loading" }
  | {
      kind: "ready";
      /** Null for a visitor. */
      customer: Customer | null;
      /** The checkout that is being started. */
      choosing: Offer | "billing" | null;
      /** To be read and closed. */
      alert: string | null;
    };

/** Actions of the page. */
export interface PricingActions {
  onChoose: (choice: { offer: Offer }) => void;
  /** Leads to the payment provider's page; absent where the server has none. */
  onManageBilling?: (() => void) | undefined;
  onCloseAlert: () => void;
}
