import type { Logger } from "pino";
import type { RunnableJob } from "../domain/jobs/define-job.ts";
import type { RunTaken, TakenJob } from "../domain/jobs/ports.ts";
import { createTelemetry, type Telemetry } from "../telemetry.ts";

/** How long a job is delayed that this release does not know, so that a process of the next release takes it. */
const UNKNOWN_S = 30;

type RunDeps<Needs> = {
  readonly log: Logger;
  readonly telemetry?: Telemetry;
  readonly needs: Needs;
  readonly jobs: readonly RunnableJob<Needs>[];
};

/** Does jobs that were taken from the queue, each within its deadline. */
export function createJobRun<Needs>(deps: RunDeps<Needs>) {
  const { log, needs, jobs, telemetry = createTelemetry() } = deps;
  const byName = new Map(jobs.map((job) => [job.name, job]));
  if (byName.size < jobs.length) throw new Error("Two jobs have the same name.");
  const stopping = new AbortController();
  /** By name and key. */
  const running = new Map<string, TakenJob>();

  async function run(taken: TakenJob): ReturnType<RunTaken> {
    const job = byName.get(taken.name);
    if (!job) return { giveBackAfter: UNKNOWN_S };
    const { id, name, attempt } = taken;
    return telemetry.observe({ kind: "job", id, name, attempt }, async (note) => {
      const end = await attemptJob(job, taken);
      note({ outcome: end === "done" ? "done" : "given_back" });
      return end;
    });
  }

  async function attemptJob(job: RunnableJob<Needs>, taken: TakenJob): ReturnType<RunTaken> {
    const slot = `${taken.name} ${taken.key}`;
    // A handler that ignored its deadline: the queue has given it up, and it still writes.
    if (running.has(slot)) throw new Error("The attempt before this one is still going on.");
    running.set(slot, taken);
    const deadline = AbortSignal.timeout(job.deadlineSeconds * 1000);
    const signal = AbortSignal.any([taken.signal, deadline, stopping.signal]);
    try {
      await job.run(needs, taken.data, { signal, attempt: taken.attempt, isLast: taken.isLast });
      return "done";
    } catch (error) {
      if (stopping.signal.aborted) return { giveBackAfter: 0 };
      log.warn({ err: error, attempt: taken.attempt }, "a job failed");
      if (!deadline.aborted) throw error;
      throw new Error(`It was not done within ${job.deadlineSeconds} seconds.`, { cause: error });
    } finally {
      running.delete(slot);
    }
  }

  return {
    run,
    /** Aborts running jobs. */
    abort: () => stopping.abort(new Error("The server is stopping.")),
    /** The running jobs. */
    list: () => [...running.values()],
  };
}
