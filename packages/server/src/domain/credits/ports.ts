/** What kind of line it is; the sign of `delta` follows from it except for `admin`. */
export type LedgerReason =
  | "grant"
  | "reserve"
  | "release"
  | "charge"
  | "refund"
  | "purchase"
  | "admin";

/** A line to be written. Amounts in whole hundredths of a credit. */
export type NewLedgerLine = {
  readonly id: string;
  readonly userId: string;
  readonly delta: number;
  readonly reason: LedgerReason;
  /** In words, for the person who reads the ledger. */
  readonly cause: string;
  readonly runId?: string;
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
};

/** Credits of people, line by line. */
export type LedgerRepository = {
  /** Holds a person's ledger until the transaction ends. @returns false when there is no such person */
  lock(userId: string): Promise<boolean>;
  /** The sum of all lines, in hundredths. */
  sum(userId: string): Promise<number>;
  /** Writes lines, leaving out known source keys. @returns how many were new */
  add(lines: readonly NewLedgerLine[]): Promise<number>;
  /** What is held of a person for runs that are gone: deleted with their session, and never given back. */
  listLostHolds(userId: string): Promise<{ runId: string; reserved: number }[]>;
  /** Newest first, from the line `from` on. */
  list(userId: string, from: string | undefined, limit: number): Promise<LedgerLine[]>;
};
