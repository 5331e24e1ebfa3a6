import { setTimeout as pause } from "node:timers/promises";
import type { Meter, ObservableGauge } from "@opentelemetry/api";
import { toCredits } from "../domain/credits/amounts.ts";
import type { Readiness } from "../domain/health/readiness.ts";
import { relayMessageJob } from "../domain/outbox/relay-message-job.ts";
import type { UnitOfWork } from "../domain/unit-of-work.ts";

/** How long a reading of the database counts: several collectors, or a hasty one, ask it no more often. */
const FRESH_MS = 15_000;
/** The same for what reads whole tables. */
const FRESH_SIZES_MS = 5 * 60_000;
const FRESH_LEDGER_MS = 60 * 60_000;
/** How long one reading of metrics waits for the database. */
const DEADLINE_MS = 2_000;

type Sources = {
  readonly store: Pick<UnitOfWork, "health" | "jobs">;
  readonly readiness: Pick<Readiness, "read">;
};

/** Adds what only the database knows. While it does not answer, these are left out and `switchboard_database_up` is 0. */
export function addStoreGauges(meter: Meter, { store, readiness }: Sources): void {
  const gauge = (name: string, description: string) =>
    meter.createObservableGauge(`switchboard_${name}`, { description });
  addReadiness(meter, readiness);
  const up = gauge("database_up", "Whether the database answered.");
  const queue = {
    waiting: gauge("jobs_waiting", "Background jobs that wait, of all processes."),
    running: gauge("jobs_running", "Background jobs that are being done, of all processes."),
    oldest: gauge("jobs_oldest_waiting_seconds", "How long ago the oldest waiting job was due."),
  };
  const load = {
    approvals: gauge("approvals_waiting", "Tool calls that wait for a person's approval."),
    runs: gauge("runs_live", "Runs that have not ended, by state."),
    held: gauge("credits_held", "Credits reserved for runs that have not ended."),
    outbox: gauge("outbox_waiting", "Mails and text messages that wait to be sent."),
    dead: gauge("dead_work", "Work that was given up and waits for an administrator, by kind."),
  };
  const readQueue = freshFor(FRESH_MS, () => store.jobs.readState());
  const readLoad = freshFor(FRESH_MS, () => store.health.readLoad(relayMessageJob.name));
  meter.addBatchObservableCallback(
    async (result) => {
      const [jobs, now] = await Promise.all([readQueue(), readLoad()]);
      result.observe(up, jobs && now ? 1 : 0);
      if (jobs) {
        const { waiting, running, oldestWaitingAt } = jobs;
        result.observe(queue.waiting, waiting);
        result.observe(queue.running, running);
        const since = oldestWaitingAt?.getTime() ?? Date.now();
        result.observe(queue.oldest, Math.max(0, (Date.now() - since) / 1000));
      }
      if (!now) return;
      result.observe(load.approvals, now.approvalsWaiting);
      result.observe(load.held, toCredits(now.creditsHeld));
      result.observe(load.outbox, now.outboxWaiting);
      for (const [state, count] of Object.entries(now.runs))
        result.observe(load.runs, count, { state });
      for (const [kind, count] of Object.entries(now.dead))
        result.observe(load.dead, count, { kind });
    },
    [up, ...Object.values(queue), ...Object.values(load)],
  );
  addSlowGauges(meter, store);
}

/** What reads whole tables, and seldom. A reading that takes long is shown with a later one. */
function addSlowGauges(meter: Meter, store: Sources["store"]): void {
  const bytes = meter.createObservableGauge("switchboard_stored_bytes", {
    description: "What is stored: the whole database, and the files that people uploaded.",
  });
  const mismatches = meter.createObservableGauge("switchboard_ledger_mismatches", {
    description: "Runs whose lines in the ledger do not add up to what is reserved for them.",
  });
  const readSizes = freshFor(FRESH_SIZES_MS, () => store.health.readStorage());
  const readMismatches = freshFor(FRESH_LEDGER_MS, () => store.health.countLedgerMismatches());
  meter.addBatchObservableCallback(
    async (result) => {
      const [storage, wrong] = await Promise.all([readSizes(), readMismatches()]);
      if (storage) {
        result.observe(bytes, storage.database, { of: "database" });
        result.observe(bytes, storage.uploads, { of: "uploads" });
      }
      if (wrong !== undefined) result.observe(mismatches, wrong);
    },
    [bytes, mismatches],
  );
}

function addReadiness(meter: Meter, readiness: Sources["readiness"]): void {
  const ready: ObservableGauge = meter.createObservableGauge("switchboard_ready", {
    description: "Whether requests should be sent to this process, as /readyz says.",
  });
  const checks = meter.createObservableGauge("switchboard_readiness_check", {
    description: "Each check of /readyz; 1 if it is ok.",
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const report = await readiness.read();
      result.observe(ready, report.state === "ready" ? 1 : 0);
      for (const { name, isOk } of report.checks)
        result.observe(checks, isOk ? 1 : 0, { check: name });
    },
    [ready, checks],
  );
}

/**
 * A reading that is made at most once in `freshMs`, and one at a time: a database that hangs must not fill its pool with them.
 * @returns undefined where it failed or did not come within the deadline
 */
export function freshFor<T>(
  freshMs: number,
  read: () => Promise<T>,
  deadlineMs = DEADLINE_MS,
): () => Promise<T | undefined> {
  let last: { readonly at: number; readonly value: T | undefined } | undefined;
  let reading: Promise<T | undefined> | undefined;

  async function readNow(): Promise<T | undefined> {
    try {
      const value = await read();
      last = { at: performance.now(), value };
      return value;
    } catch {
      last = { at: performance.now(), value: undefined };
      return undefined;
    } finally {
      reading = undefined;
    }
  }

  return async () => {
    if (last && performance.now() - last.at < freshMs) return last.value;
    reading ??= readNow();
    const late = new AbortController();
    try {
      return await Promise.race([reading, pause(deadlineMs, undefined, { signal: late.signal })]);
    } finally {
      late.abort();
    }
  };
}
