import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { RunnableJob } from "../domain/jobs/define-job.ts";
import type { DeadJob, Schedule, WorkQueue } from "../domain/jobs/ports.ts";
import type { UnitOfWork } from "../domain/unit-of-work.ts";
import type { Telemetry } from "../telemetry.ts";
import { createJobRun } from "./run-job.ts";

/** The jobs of this server, as they are done by this process. */
export type Jobs = {
  /** Starts to run jobs and to enqueue those that are due. */
  open(): Promise<void>;
  /** Enqueues recurring jobs that are due, and cleans up after lost processes. Called twice a minute. */
  tick(): Promise<void>;
  /** Whether due jobs were enqueued lately: false before `open`, and once three turns failed in a row. */
  isAlive(): boolean;
  /** Resolves when no job waits to be done now and none is being done; for tests. */
  idle(): Promise<void>;
  /** Waits for running jobs, and returns those that do not end in time to the queue. */
  close(): Promise<void>;
};

type JobsDeps<Needs> = {
  readonly queue: WorkQueue;
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly log: Logger;
  /** Absent where nobody watches. */
  readonly telemetry?: Telemetry;
  readonly needs: Needs;
  readonly jobs: readonly RunnableJob<Needs>[];
  /** How many jobs this process does at a time. */
  readonly slots?: number;
  readonly tickMs?: number;
  /** How long jobs may still take to end when the server stops. */
  readonly finishMs?: number;
};

const SLOTS = 4;
const TICK_MS = 30_000;
/** Turns that may fail before jobs count as not running: one may meet a database that is restarted. */
const LATE_TICKS = 3;
const IDLE_POLL_MS = 10;
const FINISH_MS = 3_000;
/** How long jobs may take to notice that they are to end now. */
const ABORTED_MS = 1_000;

export function createJobs<Needs>(deps: JobsDeps<Needs>): Jobs {
  const { queue, store, clock, log, jobs, slots = SLOTS } = deps;
  const { tickMs = TICK_MS, finishMs = FINISH_MS } = deps;
  const running = createJobRun(deps);
  const schedules = jobs.flatMap(({ name, everyMinutes }): Schedule[] =>
    everyMinutes === undefined ? [] : [{ name, minutes: everyMinutes }],
  );
  const byName = new Map(jobs.map((job) => [job.name, job]));
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> | undefined;
  let isClosed = false;
  let tickedAt = Number.NEGATIVE_INFINITY;

  async function onDead(dead: DeadJob): Promise<void> {
    if (!(await store.deadJobs.insert(dead))) return;
    const { id, name, attempts, error } = dead;
    deps.telemetry?.record({ kind: "job_given_up", name: byName.has(name) ? name : "unknown" });
    log.error({ dead_job: id, job: name, attempts, error }, "a job failed for the last time");
  }

  async function tick(): Promise<void> {
    const now = clock.now();
    await store.transaction(async (tx) => {
      for (const name of await tx.schedules.claimDue(schedules, now)) {
        const settings = byName.get(name)?.settings;
        if (settings) await tx.jobs.insert({ name, key: "", data: {}, settings });
      }
    });
    await queue.supervise();
    tickedAt = performance.now();
  }

  function schedule(): void {
    timer = setTimeout(() => {
      ticking = tick()
        .catch((error: unknown) => log.error({ err: error }, "due jobs could not be enqueued"))
        .finally(() => {
          if (!isClosed) schedule();
        });
    }, tickMs).unref();
  }

  return {
    async open() {
      await store.schedules.plan(schedules, clock.now());
      queue.work({
        slots,
        limits: Object.fromEntries(jobs.map(({ name, concurrency }) => [name, concurrency])),
        run: running.run,
        onDead,
        onFault: (fault) => log.error({ err: fault }, "the job queue reports a problem"),
      });
      schedule();
      tickedAt = performance.now();
    },
    tick,
    isAlive: () => !isClosed && performance.now() - tickedAt < LATE_TICKS * tickMs,
    async idle() {
      while (!(await queue.isIdle())) await pause(IDLE_POLL_MS);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await ticking;
      const drained = queue.drain();
      if (await isOver(drained, finishMs)) return;
      running.abort();
      if (await isOver(drained, ABORTED_MS)) return;
      for (const job of running.list()) await queue.giveBack(job, 0);
    },
  };
}

/** Whether some work ends in time. */
async function isOver(work: Promise<void>, ms: number): Promise<boolean> {
  const late = new AbortController();
  try {
    return await Promise.race([work.then(() => true), pause(ms, false, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}
