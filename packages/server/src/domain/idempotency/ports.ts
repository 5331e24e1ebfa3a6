/** The answer to a write, kept for its retries. */
export type KeptAnswer = { readonly status: number; readonly body: unknown };

/** A write that was sent with an `Idempotency-Key`. */
export type KeyedWrite = {
  readonly userId: string;
  readonly key: string;
  readonly route: string;
  /** The first is stored; the body of a retry is the same when any of its own is the stored one. */
  readonly bodyHashes: readonly [string, ...string[]];
  readonly now: Date;
};

/** What became of the first try; `other` when the key stands for another request. */
export type Claim =
  | { readonly kind: "first" }
  | { readonly kind: "running" }
  | { readonly kind: "other" }
  | { readonly kind: "answered"; readonly answer: KeptAnswer };
