import type { Repositories } from "../store/repositories.ts";

export type { Repositories };

/** The store for the rest of the server: its repositories outside of any transaction, and transactions over all of them. */
export type UnitOfWork = Repositories & {
  /** All or nothing. `snapshot` reads everything as of one moment and writes nothing. */
  transaction<T>(work: (tx: Repositories) => Promise<T>, mode?: "write" | "snapshot"): Promise<T>;
  /** Calls back after a commit of this process that a user's other windows must see. @returns a function that unsubscribes */
  onChange(listener: () => void): () => void;
  /** Calls back after a commit of this process that changed administrators' settings. @returns a function that unsubscribes */
  onSettingsChange(listener: () => void): () => void;
  /** Whether this process is the only one that can have the store open. */
  readonly alone: boolean;
};
