import type { Repositories } from "../unit-of-work.ts";
import type { Job, JobData } from "./define-job.ts";

/** When a job should run later, or only once at a time. */
export type EnqueueOptions = {
  /** Of the jobs of this kind with one key, at most one waits or runs at a time, across all processes. */
  readonly key?: string;
  /** By the database's clock. Work that is due by the server's clock belongs in a table of its own; see `every`. */
  readonly startAfterSeconds?: number;
};

/**
 * Enqueues a job for after the commit; a rollback discards it.
 * @param tx a transaction, or the store for a job that depends on nothing else
 * @returns false when one with its key already waits or runs
 */
export function enqueue<Data extends JobData>(
  tx: Pick<Repositories, "jobs">,
  { name, schema, settings }: Job<Data>,
  data: Data,
  { key, startAfterSeconds }: EnqueueOptions = {},
): Promise<boolean> {
  return tx.jobs.insert({
    name,
    key: key ?? crypto.randomUUID(),
    data: schema.parse(data),
    settings,
    startAfterSeconds,
  });
}
