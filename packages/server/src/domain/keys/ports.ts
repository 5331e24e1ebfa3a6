import type { Effect } from "../plugins/types.ts";

/** What a key may open. */
export const keyScopes = ["read", "runs", "inbox", "tools"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A key with which a program acts for a person, as the person sees it. */
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

/** A key with what its runs used, and hold, in hundredths of a credit. */
export type UsedKey = ApiKey & { readonly creditsUsed: number };

/** A key with what tells that a text is it. */
export type StoredKey = ApiKey & { readonly fingerprint: string };

/** What a program asked for: one call of one tool, which is one run. */
export type KeyCall = {
  readonly runId: string;
  readonly keyId: string;
  readonly userId: string;
  /** The same for the same tool of the same connection with the same arguments. */
  readonly callHash: string;
  readonly effect: Effect;
  readonly createdAt: Date;
};

/** API keys, and the calls that come with them. */
export type KeyRepository = {
  /** @returns false when the person has `most` of them already */
  insert(key: StoredKey, most: number): Promise<boolean>;
  /** Newest first. */
  list(userId: string): Promise<UsedKey[]>;
  /** What the runs of a key used, and hold, in hundredths of a credit. */
  sumUsed(keyId: string): Promise<number>;
  findByFingerprint(fingerprints: readonly string[]): Promise<StoredKey | undefined>;
  /** Writes down that it was used, and how it is told from now on. */
  touch(id: string, used: { readonly at: Date; readonly fingerprint: string }): Promise<void>;
  /** Holds a key until the transaction ends, so that its calls begin one after the other. @returns false when it is gone */
  lock(id: string): Promise<boolean>;
  /** @returns false when the person has no such key */
  remove(userId: string, id: string): Promise<boolean>;
  insertCall(call: KeyCall): Promise<void>;
  /**
   * The run of the same call that goes on, or whose outcome the program was not told since a time. What only read and asked nobody is
   * not among the latter: it can be read again.
   */
  findUntoldCall(
    call: Pick<KeyCall, "keyId" | "callHash">,
    since: Date,
  ): Promise<{ runId: string } | undefined>;
  /** Notes that a run was begun with a key. */
  insertRun(run: Pick<KeyCall, "runId" | "keyId" | "userId" | "createdAt">): Promise<void>;
  /** The runs of a key that go on. */
  listLive(keyId: string): Promise<{ runId: string }[]>;
  /** The session in which a key's last call was made that is not busy now. */
  findRestingSession(keyId: string): Promise<string | undefined>;
  /** Writes down that the program was told what became of a call. */
  markTold(runId: string, at: Date): Promise<void>;
};
