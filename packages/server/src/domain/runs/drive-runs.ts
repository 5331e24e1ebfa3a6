import type { Logger } from "pino";
import { takeUpReconnected } from "../approvals/settle-reconnect.ts";
import { interruptRun, recoverRuns } from "./end-run.ts";
import type { LogDeps, RunRef } from "./event-log.ts";
import { HEARTBEAT_MS, LEASE_MS } from "./limits.ts";
import type { Run } from "./ports.ts";

/** Drives a run until it is over or waits for a person. */
export type DriveRun = (ref: RunRef, run: Run, signal: AbortSignal) => Promise<void>;

type Driven = {
  readonly attempt: number;
  readonly abort: AbortController;
  readonly done: Promise<void>;
};

/** What driving runs takes, and those that this process drives now. */
export type Driver = LogDeps & {
  readonly log: Logger;
  readonly drive: DriveRun;
  /** This process, as leases name it. */
  readonly owner: string;
  readonly driven: Map<string, Driven>;
  timer?: NodeJS.Timeout;
  lastBeat?: Promise<void>;
  closed: boolean;
};

/** Drives a run that was begun or goes on. Nobody waits for it: it goes on when its reader is gone. */
export function drive(driver: Driver, run: Run): void {
  const { driven, log } = driver;
  const abort = new AbortController();
  const ref = { runId: run.id, attempt: run.attempt };
  const done = driver
    .drive(ref, run, abort.signal)
    .catch((error: unknown) => log.error({ err: error, run_id: run.id }, "a run was lost"))
    .finally(() => {
      if (driven.get(run.id)?.abort === abort) driven.delete(run.id);
    });
  driven.set(run.id, { attempt: run.attempt, abort, done });
}

/** Lets go of a run that is over, if it is driven here. */
export function letGo({ driven }: Driver, runId: string): void {
  driven.get(runId)?.abort.abort(new Error("The run has ended."));
}

/** Ends what a dead process left behind and begins the heartbeat. */
export async function openDriver(driver: Driver): Promise<void> {
  await recoverAbandoned(driver);
  scheduleBeat(driver);
}

/** Ends the runs that are driven here with a visible message, and the heartbeat. */
export async function closeDriver(driver: Driver): Promise<void> {
  driver.closed = true;
  clearTimeout(driver.timer);
  // It may still take up a run, and fails once the store is closed. What it failed with is logged where it began.
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

/** One heartbeat: leases renewed, abandoned runs ended, those that wait for a connection taken up. */
export function beat(driver: Driver): Promise<void> {
  driver.lastBeat = lookAfterRuns(driver);
  return driver.lastBeat;
}

/** Goes on with what waited for a connection that works again. */
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
  // Only those that are driven: one whose last write failed is driven by nobody, and a lease that was renewed with the
  // others would keep its chat blocked and its credits held for as long as this process lives.
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

/** A run that was just begun or just ended is not among the renewed ones; only one that another ended is let go. */
async function isOver({ store, driven }: Driver, runId: string): Promise<boolean> {
  const progress = await store.runs.findProgress(runId);
  return progress?.attempt !== driven.get(runId)?.attempt;
}
