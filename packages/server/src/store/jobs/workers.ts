import type { JobWithMetadata, PgBoss } from "pg-boss";
import { describeFault } from "../../describe-fault.ts";
import type { WorkQueue } from "../../domain/jobs/ports.ts";
import { DEAD, QUEUE, toDeadJob, type Envelope } from "./envelope.ts";

type Work = Omit<Parameters<WorkQueue["work"]>[0], "onFault">;

/** How often each slot looks for jobs that nobody nudged it for: retries, and what another process could not take. */
const POLL = { pollingIntervalSeconds: 10 };

const ERROR_CHARACTERS = 500;

/** What takes jobs in this process: some slots, each of which does one at a time. */
export function createWorkers(boss: PgBoss, giveBack: WorkQueue["giveBack"]) {
  /** Lets the workers of a queue look for jobs at once, instead of at their next poll. */
  function nudgeQueue(queue: string): void {
    for (const { id, name } of boss.getWipData()) if (name === queue) boss.notifyWorker(id);
  }
  const nudge = () => nudgeQueue(QUEUE);
  const nudgeDead = () => nudgeQueue(DEAD);

  /** Settles the job itself, so that what comes of a failure is nudged once it is there. The queue finds nothing left to do. */
  async function runOne(job: JobWithMetadata<Envelope>, run: Work["run"]): Promise<void> {
    const { id, retryCount, retryLimit, signal } = job;
    const { name, key, data } = job.data;
    const isLast = retryCount >= retryLimit;
    try {
      const taken = { id, name, key, data, attempt: retryCount + 1, isLast, signal };
      const end = await run(taken);
      if (end !== "done") await giveBack(id, end.giveBackAfter);
    } catch (error) {
      const message = describeFault(error).message.slice(0, ERROR_CHARACTERS);
      await boss.fail(QUEUE, job, { message });
      if (isLast) nudgeDead();
    }
  }

  return {
    nudge,
    nudgeDead,
    async start({ slots, limits, run, onDead }: Work): Promise<void> {
      const tiers = Object.fromEntries(
        Object.entries(limits).map(([name, limit]) => [name, Math.min(limit, slots)]),
      );
      await boss.work(
        QUEUE,
        {
          ...POLL,
          includeMetadata: true,
          localConcurrency: slots,
          localGroupConcurrency: { default: 1, tiers },
        },
        async ([job]: JobWithMetadata<Envelope>[]) => {
          if (job) await runOne(job, run);
          // Otherwise the slot would rest until its next poll, and what this job's end makes free waits with it.
          nudge();
        },
      );
      await boss.work(
        DEAD,
        { ...POLL, includeMetadata: true },
        async ([job]: JobWithMetadata<Envelope>[]) => {
          if (job) await onDead(toDeadJob(job));
          nudgeDead();
        },
      );
    },
    async drain(): Promise<void> {
      await Promise.all([boss.offWork(QUEUE), boss.offWork(DEAD)]);
    },
  };
}
