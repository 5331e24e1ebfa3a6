import type { Logger } from "pino";
import { takeUpReconnected } from "../approvals/settle-reconnect.ts";
import { interruptRun, recoverRuns } from "./end-run.ts";
import { asUser } from "../../tenant.ts";
import type { LogDeps, RunRef } from "./event-log.ts";
import { HEARTBEAT_MS, LEASE_MS } from "./limits.ts";
import type { Run } from "./ports.ts";

/** Drives a run until it ends or waits for a user. */
export type DriveRun = (ref: RunRef, run: Run, signal: AbortSignal) => Promise<void>;

type Driven = {
  readonly attempt: number;
  readonly abort: AbortController;
  readonly done: Promise<void>;
};

/** Dependencies for driving runs, and the runs that this process drives. */
export type Driver = LogDeps & {
  readonly log: Logger;
  readonly drive: DriveRun;
  /** This process's id in leases. */
  readonly owner: string;
  readonly driven: Map<string, Driven>;
  timer?: NodeJS.Timeout;
  lastBeat?: Promise<void>;
  closed: boolean;
};

/** Drives a run that just began. */
export function driveNew(driver: Driver, run: Run): void {
  const { telemetry, hub } = driver;
  const began = performance.now();
  telemetry.record({ kind: "run_started", of: run.kind });
  const stop = hub.subscribe(run.id, () => {
    stop();
    const seconds = (performance.now() - began) / 1000;
    telemetry.record({ kind: "first_event", of: run.kind, seconds });
  });
  drive(driver, run);
  void driver.driven.get(run.id)?.done.finally(stop);
}

/** Drives a new or resumed run in the background: it continues when its reader is gone. */
export function drive(driver: Driver, run: Run): void {
  const { driven, log, telemetry } = driver;
  const abort = new AbortController();
  const ref = { runId: run.id, attempt: run.attempt };
  const work = { kind: "run", id: run.id, sessionId: run.sessionId, of: run.kind } as const;
  const done = telemetry
    .observe(work, () =>
      asUser(run.userId, () => driver.drive(ref, run, abort.signal)).catch((error: unknown) =>
        log.error({ err: error }, "a run was lost"),
      ),
    )
    .finally(() => {
      if (driven.get(run.id)?.abort === abort) driven.delete(run.id);
    });
  driven.set(run.id, { attempt: run.attempt, abort, done });
}

/** Stops driving a run that has ended, if it is driven here. */
export function letGo({ driven }: Driver, runId: string): void {
  driven.get(runId)?.abort.abort(new Error("The run has ended."));
}

/** Ends the runs of dead processes and starts the heartbeat. */
export async function openDriver(driver: Driver): Promise<void> {
  await recoverAbandoned(driver);
  scheduleBeat(driver);
}

/** Ends the runs that are driven here with a visible message, and stops the heartbeat. */
export async function closeDriver(driver: Driver): Promise<void> {
  driver.closed = true;
  clearTimeout(driver.timer);
  // It may still resume a run, and fails once the store is closed. Its error is logged where it occurred.
  await driver.lastBeat?.catch(() => undefined);
  const rest = [...driver.driven];
  for (const [runId, { attempt }] of rest) {
    await interruptRun(driver, { runId, attempt });
    letGo(driver, runId);
  }
  await Promise.all(rest.map(([, run]) => run.done));
}

/** Resolves when no run is driven here. */
export async function driverIdle({ driven }: Driver): Promise<void> {
  while (driven.size > 0) await Promise.all([...driven.values()].map((run) => run.done));
}

/** One heartbeat: renews leases, ends abandoned runs, and resumes those whose connections work again. */
export function beat(driver: Driver): Promise<void> {
  driver.lastBeat = lookAfterRuns(driver);
  return driver.lastBeat;
}

/** Resumes the runs whose connections work again. */
export async function takeUp(driver: Driver): Promise<void> {
  if (driver.closed) return;
  for (const run of await takeUpReconnected(driver)) drive(driver, run);
}

function scheduleBeat(driver: Driver): void {
  driver.timer = setTimeout(() => {
    void beat(driver)
      .catch((error: unknown) => driver.log.error({ err: error }, "a heartbeat failed"))
      .finally(() => {
        if (!driver.closed) scheduleBeat(driver);
      });
  }, HEARTBEAT_MS);
  driver.timer.unref();
}

async function lookAfterRuns(driver: Driver): Promise<void> {
  const { store, clock, owner, driven } = driver;
  const until = new Date(clock.now().getTime() + LEASE_MS);
  // Only driven runs: one whose last write failed is driven by nobody, and renewing its lease would keep its chat blocked and
  // its credits reserved for as long as this process lives.
  const renewed = await store.runs.renewLeases(owner, [...driven.keys()], until);
  const mine = new Map(renewed.map((run) => [run.id, run.attempt]));
  for (const [runId, { attempt }] of driven) {
    const now = mine.get(runId);
    if (now !== undefined && now !== attempt) letGo(driver, runId);
    else if (now === undefined && (await isOver(driver, runId))) letGo(driver, runId);
  }
  await recoverAbandoned(driver);
  await takeUp(driver);
}

const recoverAbandoned = (driver: Driver) =>
  recoverRuns(driver, driver.store.alone ? driver.owner : undefined);

/** A run that has just begun or ended is not renewed either; only one that another process ended is let go. */
async function isOver({ store, driven }: Driver, runId: string): Promise<boolean> {
  const progress = await store.runs.findProgress(runId);
  return progress?.attempt !== driven.get(runId)?.attempt;
}
