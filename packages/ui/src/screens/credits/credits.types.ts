import type { SaveState } from "../../form/index.ts";

/** Which lines: everything that was spent or added, one of both, or what was held for runs. */
export type LedgerKind = "settled" | "spent" | "added" | "held";

/** What is listed. */
export interface LedgerFilter {
  kind: LedgerKind;
  /** Null for all chats. */
  chatId: string | null;
  /** The first day, as `2026-11-20`; empty for the beginning. */
  from: string;
  /** The last day; empty for today. */
  until: string;
}

/** A chat that lines can be of. */
export interface LedgerChat {
  id: string;
  title: string;
}

/** Tokens of one model, at the price of that time. */
export interface TokenRow {
  /** As its provider calls it, behind the provider's id. */
  model: string;
  name: string;
  /** Tokens read, the cached ones included. */
  input: number;
  cached: number;
  /** Tokens written, reasoning included. */
  output: number;
  reasoning: number;
  /** Credits for each million tokens. */
  prices: { input: number; cached: number; output: number };
  credits: number;
}

/** A line of the ledger. */
export interface LedgerRow {
  id: string;
  /** ISO 8601. */
  date: string;
  cause: string;
  /** Null for a line without one. */
  chat: (LedgerChat & { href: string }) | null;
  model: string | null;
  tools: readonly string[];
  /** What a charge for tokens is made of. @default none */
  tokens?: readonly TokenRow[];
  /** Negative for what was spent. */
  credits: number;
  /** What there was after it. */
  balance: number;
}

/** What there is to spend. */
export interface CreditFunds {
  balance: number;
  /** The part of it that expires. */
  monthly: number;
  /** When that is, ISO 8601. */
  monthEndsAt: string | null;
}

/** What may be spent. */
export interface CreditLimitsView {
  /** Credits a day; null for no limit. */
  daily: number | null;
  /** Credits that one run uses before it asks; null for `perRunDefault`. */
  perRun: number | null;
  perRunDefault: number;
  spentToday: number;
  /** What the organization whose credits are spent allows; null for no such limit. */
  member: { organization: string; daily: number; spentToday: number; owner: string } | null;
  save: SaveState;
}

export type CreditsState =
  | { kind: "loading" }
  | {
      kind: "ready";
      /** Null where the server does not tell. */
      funds: CreditFunds | null;
      /** Absent where the server has none. */
      limits?: CreditLimitsView | null;
      filter: LedgerFilter;
      chats: readonly LedgerChat[];
      rows: readonly LedgerRow[];
      /** Whether there are older lines, and how loading them goes. */
      older: "none" | "some" | "loading" | "failed";
    };

/** Actions of the page. */
export interface CreditsActions {
  onFilter: (filter: LedgerFilter) => void;
  onShowOlder: () => void;
  /** Limits what is spent; null for no limit, and for the default of a run. */
  onLimit?: (limits: { daily: number | null; perRun: number | null }) => void;
}
