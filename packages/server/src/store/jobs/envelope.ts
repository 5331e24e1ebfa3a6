import type { JobWithMetadata } from "pg-boss";
import type { DeadJob, NewJob } from "../../domain/jobs/ports.ts";

/*
 * All jobs wait in one queue: one poll serves every kind of job, and a new kind is code alone. A job carries its kind and its settings.
 */

export const QUEUE = "jobs";

/** Where the queue puts what failed for the last time, until it is written down as a dead job. */
export const DEAD = "dead";

/** A job as it is stored. */
export type Envelope = Pick<NewJob, "name" | "key" | "data" | "settings">;

/** What came to the queue of the dead, as we keep it. */
export function toDeadJob(job: JobWithMetadata<Envelope>): DeadJob {
  const { name, key, data, settings } = job.data;
  return {
    id: job.id,
    name,
    key,
    data,
    settings,
    error: readError(job.sourceOutput),
    attempts: (job.sourceRetryCount ?? 0) + 1,
    enqueuedAt: job.sourceCreatedOn ?? job.createdOn,
    diedAt: job.createdOn,
  };
}

/** Our errors and the queue's own error about a lost process both have a message; the queue may wrap it. */
function readError(output: object | null): string {
  if (output === null) return "unknown";
  if ("message" in output) return String(output.message);
  if ("value" in output && typeof output.value === "object") return readError(output.value);
  return JSON.stringify(output);
}
