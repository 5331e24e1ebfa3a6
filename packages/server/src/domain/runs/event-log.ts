import type { Run, RunPatch } from "./ports.ts";
import { isLive } from "./run-state.ts";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Telemetry } from "../../telemetry.ts";
import type { NewEvent, RunEvent } from "./events.ts";
import { recordEvents } from "./record-events.ts";
import { storable } from "../storable.ts";
import type { RunHub } from "./run-hub.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";

/** A run as one process drives it. */
export type RunRef = { readonly runId: string; readonly attempt: number };

/** What one write does besides adding events. */
export type RunWrite = {
  readonly events?: readonly NewEvent[];
  readonly patch?: RunPatch;
  /** What a run that ends was charged, in hundredths of a credit. */
  readonly charged?: number;
};

/** The run has ended, or another process drives it now. On this error, stop at once and write nothing more. */
export class RunLost extends Error {
  override readonly name = "RunLost";
}

/** Dependencies for writing a run. */
export type LogDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly hub: RunHub;
  readonly telemetry: Telemetry;
};

/**
 * Writes a step of a run in one transaction: locks the run, does `work`, adds its events to log and conversation, changes the
 * run. Stored first, then published to the readers in this process.
 * @param ref without `attempt`, regardless of which process drives the run
 * @throws RunLost when the run is not live, or `attempt` is not the current one
 */
export async function writeRun(
  { store, clock, newId, hub, telemetry }: LogDeps,
  { runId, attempt }: { readonly runId: string; readonly attempt?: number },
  work: (tx: Repositories, run: Run) => Promise<RunWrite>,
): Promise<RunEvent[]> {
  const { events, ended, over } = await store.transaction(async (tx) => {
    const run = await tx.runs.lockLive(runId, attempt);
    if (!run) throw new RunLost();
    const { events: said = [], patch, charged = 0 } = await work(tx, run);
    const recorded = await recordEvents(tx, run, said, { newId, now: clock.now() });
    const lastSeq = recorded.at(-1)?.seq;
    if (patch !== undefined || lastSeq !== undefined) {
      await tx.runs.update(runId, {
        ...patch,
        // Model output can contain characters that the database rejects; that would lose the run.
        ...(patch?.transcript && { transcript: storable(patch.transcript) }),
        ...(lastSeq === undefined ? {} : { lastSeq }),
      });
    }
    const state = patch?.state ?? run.state;
    const over = isLive(state) ? undefined : { of: run.kind, outcome: state, charged };
    return { events: recorded, ended: !isLive(state) || state === "awaiting_approval", over };
  });
  if (over) telemetry.record({ kind: "run_ended", ...over });
  if (events.length > 0 || ended) hub.publish(runId, events, ended);
  return events;
}

/** A write of nothing but events. */
export const appendEvents = (
  deps: LogDeps,
  ref: RunRef,
  events: readonly NewEvent[],
): Promise<RunEvent[]> => writeRun(deps, ref, async () => ({ events }));

/** Writes the text of one model step, piece by piece. */
export type TextLog = (piece: TextEvent) => Promise<void>;

type TextEvent = Extract<NewEvent, { readonly type: "assistant" | "reasoning" }>;

/**
 * A log for the text of a step. The first piece of a message is written as every event is; what prolongs that message is one
 * statement, as long as nothing else is written to the run in between.
 */
export function createTextLog(deps: LogDeps, ref: RunRef): TextLog {
  let last: RunEvent | undefined;
  return async (piece) => {
    const more = last?.type === piece.type ? await prolong(deps, ref, last, piece) : undefined;
    last = more ?? (await appendEvents(deps, ref, [piece])).at(-1);
  };
}

/** @returns undefined, and nothing is written, when the message that it prolongs is no longer the last thing in the run */
async function prolong(
  { store, clock, hub }: LogDeps,
  { runId, attempt }: RunRef,
  last: RunEvent,
  piece: TextEvent,
): Promise<RunEvent | undefined> {
  const event = storable(piece);
  const messageId = String(last["message_id"]);
  const said = { runId, attempt, lastSeq: last.seq, messageId, event, now: clock.now() };
  if (!(await store.runEvents.insertText(said))) return undefined;
  const more = { ...event, seq: last.seq + 1, run_id: runId, message_id: messageId };
  hub.publish(runId, [more], false);
  return more;
}
