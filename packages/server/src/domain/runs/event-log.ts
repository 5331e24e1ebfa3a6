import type { Run, RunPatch } from "./ports.ts";
import { isLive } from "./run-state.ts";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { NewEvent, RunEvent } from "./events.ts";
import { recordEvents } from "./record-events.ts";
import { storable } from "../storable.ts";
import type { RunHub } from "./run-hub.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";

/** A run as one process drives it. */
export type RunRef = { readonly runId: string; readonly attempt: number };

/** What one write does beside its events. */
export type RunWrite = {
  readonly events?: readonly NewEvent[];
  readonly patch?: RunPatch;
};

/** The run is over, or another process drives it now. Whoever gets this stops at once and writes nothing more. */
export class RunLost extends Error {
  override readonly name = "RunLost";
}

/** What a write of a run reaches. */
export type LogDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly hub: RunHub;
};

/**
 * Writes what a run says and does in one transaction: holds the run, does `work`, adds its events to log and conversation, changes the
 * run. Stored first, then published to the readers in this process.
 * @param ref without `attempt`, whoever drives the run
 * @throws RunLost when the run is not live, or `attempt` is not the current one
 */
export async function writeRun(
  { store, clock, newId, hub }: LogDeps,
  { runId, attempt }: { readonly runId: string; readonly attempt?: number },
  work: (tx: Repositories, run: Run) => Promise<RunWrite>,
): Promise<RunEvent[]> {
  const { events, ended } = await store.transaction(async (tx) => {
    const run = await tx.runs.lockLive(runId, attempt);
    if (!run) throw new RunLost();
    const { events: said = [], patch } = await work(tx, run);
    const recorded = await recordEvents(tx, run, said, { newId, now: clock.now() });
    const lastSeq = recorded.at(-1)?.seq;
    if (patch !== undefined || lastSeq !== undefined) {
      await tx.runs.update(runId, {
        ...patch,
        // What a model said goes in as it came; the database refuses some of it, and the run would be lost.
        ...(patch?.transcript && { transcript: storable(patch.transcript) }),
        ...(lastSeq === undefined ? {} : { lastSeq }),
      });
    }
    const state = patch?.state ?? run.state;
    return { events: recorded, ended: !isLive(state) || state === "awaiting_approval" };
  });
  if (events.length > 0 || ended) hub.publish(runId, events, ended);
  return events;
}

/** A write of nothing but events. */
export const appendEvents = (
  deps: LogDeps,
  ref: RunRef,
  events: readonly NewEvent[],
): Promise<RunEvent[]> => writeRun(deps, ref, async () => ({ events }));
