import type { Repositories, UnitOfWork } from "../domain/unit-of-work.ts";
import { noteChanges } from "./note-changes.ts";
import { createRepositories } from "./repositories.ts";
import type { Store } from "./types.ts";

const SNAPSHOT = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

/** The unit of work over an opened database. One process has one: who listens to another hears nothing of its commits. */
export function createUnitOfWork({ db, engine, queue }: Store): UnitOfWork {
  const listeners = new Set<() => void>();

  const transaction: UnitOfWork["transaction"] = (work, mode = "write") =>
    commit((tx) => work(noteChanges(tx, (write) => write(tx))), mode);

  async function commit<T>(
    work: (tx: Repositories) => Promise<T>,
    mode: "write" | "snapshot" = "write",
  ): Promise<T> {
    let isChanged = false;
    let isEnqueued = false;
    const result = await db.transaction(
      (tx) => {
        const plain = createRepositories(tx, queue);
        const insert: Repositories["changes"]["insert"] = async (...change) => {
          await plain.changes.insert(...change);
          isChanged = true;
        };
        const jobs: Repositories["jobs"] = {
          async insert(job) {
            const isNew = await plain.jobs.insert(job);
            isEnqueued ||= isNew;
            return isNew;
          },
        };
        return work({ ...plain, jobs, changes: { ...plain.changes, insert } });
      },
      mode === "snapshot" ? SNAPSHOT : undefined,
    );
    if (isEnqueued) queue.nudge();
    if (isChanged) for (const listener of listeners) listener();
    return result;
  }

  return {
    ...noteChanges(createRepositories(db, queue), (write) => commit(write)),
    jobs: { insert: (job) => commit((tx) => tx.jobs.insert(job)) },
    transaction,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    alone: engine === "pglite",
  };
}
