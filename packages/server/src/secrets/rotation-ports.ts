import type { ConnectionOwner, Envelope } from "./vault.ts";

/** How many connections a key locks, and the settings of how many plugins. */
export type LockedWith = {
  readonly keyId: string;
  readonly connections: number;
  readonly plugins: number;
};

/** A new lock for a data key; undefined leaves it as it is. */
export type NewLock = Pick<Envelope, "keyId" | "wrappedKey"> | undefined;

/** What a rotation needs of the store. */
export type RotationData = {
  countByKey(): Promise<LockedWith[]>;
  /**
   * Locks the next data keys of connections anew, all of these or none.
   * @param some the keys that lock them now, the connection after which to look on (ids ascend), and at most how many
   * @returns the connections that were looked at; fewer than `most` when there are no more
   */
  rewrapSome(
    some: {
      readonly keyIds: readonly string[];
      readonly after: string;
      readonly most: number;
    },
    rewrap: (row: Envelope & ConnectionOwner) => NewLock,
  ): Promise<string[]>;
  /** The same for the settings of plugins, of which there are few: all at once. */
  rewrapPlugins(
    keyIds: readonly string[],
    rewrap: (row: Envelope & { readonly plugin: string }) => NewLock,
  ): Promise<void>;
};
