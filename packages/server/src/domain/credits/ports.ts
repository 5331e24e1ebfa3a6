import type { TokenUse } from "./token-use.ts";

/** The kind of a line; it determines the sign of `delta`, except for `admin` and `transfer`. */
export type LedgerReason =
  | "grant"
  | "reserve"
  | "release"
  | "charge"
  | "refund"
  | "purchase"
  | "expire"
  | "admin"
  | "transfer";

/** The owner of a balance: a user, or the organization whose members share it. */
export type BalanceOf = { readonly userId: string } | { readonly organizationId: string };

/** A line to be written. Amounts in whole hundredths of a credit. */
export type NewLedgerLine = BalanceOf & {
  readonly id: string;
  readonly delta: number;
  /** The part of `delta` that moves credits of the month; the rest moves those that last. @default 0 */
  readonly monthly?: number;
  readonly reason: LedgerReason;
  /** As text, for the user who reads the ledger. */
  readonly cause: string;
  readonly runId?: string;
  /** What a charge for tokens is made of. */
  readonly tokens?: readonly TokenUse[];
  /** Of a shared balance: the member who spent or added it. */
  readonly spentBy?: string;
  /** Makes each cause count once, however often it is reported. */
  readonly sourceKey: string;
};

/** A line as it is read back, with the balance that it left. */
export type LedgerLine = {
  readonly id: string;
  readonly createdAt: Date;
  readonly delta: number;
  readonly reason: LedgerReason;
  readonly cause: string;
  readonly runId: string | null;
  readonly balanceAfter: number;
  /** The chat of the run; null for a line without one, for another user's chat, and once it is deleted. */
  readonly session: { readonly id: string; readonly title: string } | null;
  readonly model: string | null;
  /** Names of the tools that ran. */
  readonly tools: readonly string[];
  /** What a charge for tokens is made of. */
  readonly tokens: readonly TokenUse[];
};

/** Which lines of a ledger: holds are released when their run ends, everything else is settled. */
export type LedgerKind = "settled" | "spent" | "added" | "held";

/** Filters for a ledger. */
export type LedgerFilter = {
  readonly kind?: LedgerKind | undefined;
  readonly sessionId?: string | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly until?: Date | undefined;
  /** Of a shared balance: only what this user spent or added. */
  readonly spentBy?: string | undefined;
};

/** A user's spending from a shared balance. */
export type Spending = { readonly userId: string; readonly spent: number };
