import type { ModelMessage } from "ai";
import { askEvent } from "../domain/approvals/approval-view.ts";
import { describeApprovals } from "../domain/approvals/describe.ts";
import type { RunRef } from "../domain/runs/event-log.ts";
import type { Turn } from "./call-turn.ts";
import { handleCall, type Handled } from "./handle-call.ts";
import type { LoopDeps } from "./run-loop.ts";
import { runReads } from "./run-reads.ts";
import { lastCalls, type OpenCall } from "./transcript.ts";

/**
 * Takes the calls of one step to their results. Those that a person must decide about are asked for together and decided one
 * by one, in any order: a call that was decided runs while others wait, and everything else keeps its place behind those.
 * Neighbours that only read run at the same time.
 */
export async function handleStep(
  deps: LoopDeps,
  ref: RunRef,
  step: Omit<Turn, "call">,
): Promise<Handled> {
  let { transcript } = step;
  let kind: "answered" | "limit" = "answered";
  for (;;) {
    let waits = false;
    const calls = lastCalls(transcript).filter(({ answered }) => !answered);
    for (const [at, call] of calls.entries()) {
      if (isAnswered(transcript, call)) continue;
      const asked = await deps.store.data.findCallApproval(ref.runId, call.callId);
      waits ||= asked?.state === "pending";
      if (waits && (!asked || asked.state === "pending")) continue;
      transcript = await runReads(deps, ref, { ...step, transcript }, calls.slice(at));
      if (isAnswered(transcript, call)) continue;
      const handled = await handleCall(deps, ref, { ...step, call, transcript });
      if (handled.kind === "paused") return handled;
      transcript = handled.transcript;
      if (handled.kind === "limit") kind = "limit";
    }
    if (!waits) return { kind, transcript };
    const open = lastCalls(transcript).flatMap((call) => (call.answered ? [] : call.callId));
    if (await pause(deps, ref, open)) return { kind: "paused" };
  }
}

const isAnswered = (transcript: readonly ModelMessage[], { callId }: OpenCall) =>
  lastCalls(transcript).some((call) => call.callId === callId && call.answered);

/** Lets a run wait for what is still undecided. @returns false when one of the open calls was decided meanwhile */
async function pause(deps: LoopDeps, ref: RunRef, open: readonly string[]): Promise<boolean> {
  let paused = false;
  await deps.eventLog.write(ref, async (tx, run) => {
    const asked = (await tx.listRunApprovals(run.id)).filter((one) => open.includes(one.callId));
    if (asked.some(({ state }) => state !== "pending")) return {};
    paused = true;
    return {
      events: [askEvent(await describeApprovals(tx, run.userId, asked), deps.plugins)],
      patch: { state: "awaiting_approval", leaseOwner: null, leaseUntil: null },
    };
  });
  return paused;
}
