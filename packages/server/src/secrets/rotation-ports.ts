import type { AccountOwner, ConnectionOwner, Envelope } from "./vault.ts";

/** How many connections, plugin settings, keys of model providers and keys of two-step logins a key locks. */
export type LockedWith = {
  readonly keyId: string;
  readonly connections: number;
  readonly plugins: number;
  readonly modelProviders: number;
  readonly twoSteps: number;
};

/** A rewrapped data key; undefined leaves the row as it is. */
export type NewLock = Pick<Envelope, "keyId" | "wrappedKey"> | undefined;

/** How many rows a key locks. */
export type KeyCount = { readonly keyId: string; readonly count: number };

/** Secrets of which there may be many, as a rotation sees them. */
export type LockedRows<Owner> = {
  countByKey(): Promise<KeyCount[]>;
  /**
   * Rewraps the next batch of data keys, in one transaction.
   * @param some their current keys, the id of the owner to continue after (ascending), and the batch size
   * @returns the owners of the batch; fewer than `most` if it is the last
   */
  rewrap(
    some: {
      readonly keyIds: readonly string[];
      readonly after: string;
      readonly most: number;
    },
    rewrap: (row: Envelope & Owner) => NewLock,
  ): Promise<string[]>;
};

/** Secrets of which there are few, as a rotation sees them. */
type LockedFew<Owner> = {
  countByKey(): Promise<KeyCount[]>;
  /** Rewraps all data keys. */
  rewrap(keyIds: readonly string[], rewrap: (row: Envelope & Owner) => NewLock): Promise<void>;
};

/** Settings of plugins. */
export type LockedSettings = LockedFew<{ readonly plugin: string }>;

/** Keys of model providers. */
export type LockedProviders = LockedFew<{ readonly modelProvider: string }>;

/** Everything in the database that a key locks, except short-lived attempts. */
export type LockedStore = {
  readonly credentials: LockedRows<ConnectionOwner>;
  readonly twoSteps: LockedRows<AccountOwner>;
  readonly pluginSettings: LockedSettings;
  readonly models: LockedProviders;
};
