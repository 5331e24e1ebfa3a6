/** What kind of line it is; the sign of `delta` follows from it except for `admin` and `transfer`. */
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

/** Whose balance it is: a user's own, or the one that the members of an organization share. */
export type BalanceOf = { readonly userId: string } | { readonly organizationId: string };

/** A line to be written. Amounts in whole hundredths of a credit. */
export type NewLedgerLine = BalanceOf & {
  readonly id: string;
  readonly delta: number;
  /** The part of `delta` that moves credits of the month; the rest moves those that last. @default 0 */
  readonly monthly?: number;
  readonly reason: LedgerReason;
  /** In words, for the user who reads the ledger. */
  readonly cause: string;
  readonly runId?: string;
  /** Of a shared balance: who spent or gave it. */
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
};

/** Which lines of a ledger: holds are given back when their run ends, everything else is settled. */
export type LedgerKind = "settled" | "spent" | "added" | "held";

/** What a user wants to see of their ledger. */
export type LedgerFilter = {
  readonly kind?: LedgerKind | undefined;
  readonly sessionId?: string | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly until?: Date | undefined;
  /** Of a shared balance: only what this user spent or gave. */
  readonly spentBy?: string | undefined;
};

/** What a user spent of a shared balance. */
export type Spending = { readonly userId: string; readonly spent: number };
