import { askEvent } from "../domain/approvals/approval-view.ts";
import { describeApprovals } from "../domain/approvals/describe.ts";
import type { RunRef } from "../domain/runs/event-log.ts";
import type { Turn } from "./call-turn.ts";
import { handleCall, type Handled } from "./handle-call.ts";
import type { LoopDeps } from "./run-loop.ts";
import { lastCalls } from "./transcript.ts";

/**
 * Takes the calls of one step to their results. Those that a person must decide about are asked for together and decided one
 * by one, in any order: a call that was decided runs while others wait, and everything else keeps its place behind those.
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
    for (const call of lastCalls(transcript).filter(({ answered }) => !answered)) {
      const asked = await deps.store.data.findCallApproval(ref.runId, call.callId);
      waits ||= asked?.state === "pending";
      if (waits && (!asked || asked.state === "pending")) continue;
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
