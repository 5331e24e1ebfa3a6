import type { Repositories } from "../store/repositories.ts";

export type { Repositories };

/** The store as the rest of the server sees it: its repositories outside of any transaction, and transactions over all of them. */
export type UnitOfWork = Repositories & {
  /** All or nothing. `snapshot` reads everything as of one moment and writes nothing. */
  transaction<T>(work: (tx: Repositories) => Promise<T>, mode?: "write" | "snapshot"): Promise<T>;
  /** Calls back after a commit of this process that other windows of a user should hear of. @returns what takes it back */
  onChange(listener: () => void): () => void;
  /** Whether this process is the only one that can have the store open. */
  readonly alone: boolean;
};
