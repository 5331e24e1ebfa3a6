import type { Envelope, EnvelopeOwner } from "./vault.ts";

/** How many connections a key locks. */
export type LockedWith = { readonly keyId: string; readonly connections: number };

/** What a rotation needs of the store. */
export type RotationData = {
  countByKey(): Promise<LockedWith[]>;
  /**
   * Locks the next data keys anew, all of these or none.
   * @param some the keys that lock them now, the connection after which to look on (ids ascend), and at most how many
   * @param rewrap gives the new lock, or undefined to leave one as it is
   * @returns the connections that were looked at; fewer than `most` when there are no more
   */
  rewrapSome(
    some: {
      readonly keyIds: readonly string[];
      readonly after: string;
      readonly most: number;
    },
    rewrap: (row: Envelope & EnvelopeOwner) => Pick<Envelope, "keyId" | "wrappedKey"> | undefined,
  ): Promise<string[]>;
};
