import type { ConnectionOwner, Envelope } from "./vault.ts";

/** How many connections a key locks, and the settings of how many plugins. */
export type LockedWith = {
  readonly keyId: string;
  readonly connections: number;
  readonly plugins: number;
};

/** A new lock for a data key; undefined leaves it as it is. */
export type NewLock = Pick<Envelope, "keyId" | "wrappedKey"> | undefined;

/** How many rows a key locks. */
export type KeyCount = { readonly keyId: string; readonly count: number };

/** Credentials of connections, as a rotation sees them. */
export type LockedCredentials = {
  countByKey(): Promise<KeyCount[]>;
  /**
   * Locks the next data keys anew, all of these or none.
   * @param some the keys that lock them now, the connection after which to look on (ids ascend), and at most how many
   * @returns the connections that were looked at; fewer than `most` when there are no more
   */
  rewrap(
    some: {
      readonly keyIds: readonly string[];
      readonly after: string;
      readonly most: number;
    },
    rewrap: (row: Envelope & ConnectionOwner) => NewLock,
  ): Promise<string[]>;
};

/** Settings of plugins, as a rotation sees them. */
export type LockedSettings = {
  countByKey(): Promise<KeyCount[]>;
  /** Locks all data keys anew: there are few. */
  rewrap(
    keyIds: readonly string[],
    rewrap: (row: Envelope & { readonly plugin: string }) => NewLock,
  ): Promise<void>;
};

/** Everything in the database that a key locks for longer than minutes. */
export type LockedStore = {
  readonly credentials: LockedCredentials;
  readonly pluginSettings: LockedSettings;
};
