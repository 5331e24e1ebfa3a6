import type { Envelope } from "../../secrets/vault.ts";

/** The response to a write, stored for its retries. The body is locked, since it may hold a secret that is shown once. */
export type KeptAnswer = { readonly status: number; readonly body: Envelope | null };

/** A write that was sent with an `Idempotency-Key`. */
export type KeyedWrite = {
  readonly userId: string;
  readonly key: string;
  readonly route: string;
  /** The first hash is stored; a retry has the same body if any of its hashes matches the stored one. */
  readonly bodyHashes: readonly [string, ...string[]];
  readonly now: Date;
};

/** The state of the first attempt; `other` if the key belongs to a different request. */
export type Claim =
  | { readonly kind: "first" }
  | { readonly kind: "running" }
  | { readonly kind: "other" }
  | { readonly kind: "answered"; readonly answer: KeptAnswer };
