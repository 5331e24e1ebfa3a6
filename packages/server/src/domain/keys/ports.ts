import type { Effect } from "../plugins/types.ts";

/** The scopes of a key. */
export const keyScopes = ["read", "runs", "inbox", "tools"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A key with which a program acts for a user, as the user sees it. */
export type ApiKey = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Its first characters, which are no secret. */
  readonly prefix: string;
  readonly scopes: readonly KeyScope[];
  /** Null for one that does not expire. */
  readonly expiresAt: Date | null;
  /** In hundredths of a credit; null for no limit. */
  readonly creditLimit: number | null;
  readonly createdAt: Date;
  /** To the minute; null for one that was never used. */
  readonly lastUsedAt: Date | null;
};

/** A key with the usage and reservations of its runs, in hundredths of a credit. */
export type UsedKey = ApiKey & { readonly creditsUsed: number };

/** A key with the fingerprint that identifies its secret. */
export type StoredKey = ApiKey & { readonly fingerprint: string };

/** A program's request: one call of one tool, which is one run. */
export type KeyCall = {
  readonly runId: string;
  readonly keyId: string;
  readonly userId: string;
  /** The same for the same tool of the same connection with the same arguments. */
  readonly callHash: string;
  readonly effect: Effect;
  readonly createdAt: Date;
};
