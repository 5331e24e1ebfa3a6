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

/** Whose balance it is: a person's own, or the one that the members of an organization share. */
export type BalanceOf = { readonly userId: string } | { readonly organizationId: string };

/** A line to be written. Amounts in whole hundredths of a credit. */
export type NewLedgerLine = BalanceOf & {
  readonly id: string;
  readonly delta: number;
  /** The part of `delta` that moves credits of the month; the rest moves those that last. @default 0 */
  readonly monthly?: number;
  readonly reason: LedgerReason;
  /** In words, for the person who reads the ledger. */
  readonly cause: string;
  readonly runId?: string;
  /** Of a shared balance: who spent or gave it. */
  readonly spentBy?: string;
  /** Makes each cause count once, however often it is told. */
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
  /** The chat of the run; null for a line without one, for the chat of somebody else, and once it is deleted. */
  readonly session: { readonly id: string; readonly title: string } | null;
  readonly model: string | null;
  /** Names of the tools that ran. */
  readonly tools: readonly string[];
};

/** Which lines of a ledger: holds are given back when their run ends, everything else is settled. */
export type LedgerKind = "settled" | "spent" | "added" | "held";

/** What a person wants to see of their ledger. */
export type LedgerFilter = {
  readonly kind?: LedgerKind | undefined;
  readonly sessionId?: string | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly until?: Date | undefined;
  /** Of a shared balance: only what this person spent or gave. */
  readonly spentBy?: string | undefined;
};

/** What a person spent of a shared balance. */
export type Spending = { readonly userId: string; readonly spent: number };

/** Credits of people and organizations, line by line. */
export type LedgerRepository = {
  /** Holds a balance until the transaction ends. @returns false when there is no such person or organization */
  lock(whose: BalanceOf): Promise<boolean>;
  /** The sum of all lines, in hundredths. */
  sum(whose: BalanceOf): Promise<number>;
  /** The part of the same sum that expires with the month. */
  sumMonthly(whose: BalanceOf): Promise<number>;
  /** What the line of a source key moved of the month; 0 if there is none. */
  findMonthly(sourceKey: string): Promise<number>;
  /** What the lines whose source keys begin so took in all. */
  sumTaken(prefix: string): Promise<number>;
  /** Writes lines, leaving out known source keys. @returns how many were new */
  add(lines: readonly NewLedgerLine[]): Promise<number>;
  /** Whose balance a line changed, and who did it. */
  findBySourceKey(
    sourceKey: string,
  ): Promise<
    { userId: string | null; organizationId: string | null; spentBy: string | null } | undefined
  >;
  /** Whether the members of an organization share a balance: it was given credits, and has its plan or some left. */
  isShared(organizationId: string): Promise<boolean>;
  /** The organization whose members pay from what they share and that the person works in now. */
  findPool(userId: string): Promise<string | undefined>;
  /** What each person spent of a shared balance since a moment, holds included. */
  listSpending(organizationId: string, since: Date): Promise<Spending[]>;
  /** What a person spent since a moment, of their own and of shared credits, holds included. */
  sumSpent(userId: string, since: Date): Promise<number>;
  /** What is held for runs of a person that are gone: deleted with their session, and never given back. */
  listLostHolds(userId: string): Promise<{ runId: string; reserved: number }[]>;
  /** Newest first, from the line `first` on, with the chats of `reader`. */
  list(
    whose: BalanceOf,
    filter: LedgerFilter,
    page: {
      readonly first: string | undefined;
      readonly limit: number;
      readonly reader: string;
    },
  ): Promise<LedgerLine[]>;
};
