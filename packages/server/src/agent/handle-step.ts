import type { ModelMessage } from "ai";
import type { RunRef } from "../domain/runs/event-log.ts";
import type { OpenCall } from "../domain/runs/single-call.ts";
import type { Turn } from "./call-turn.ts";
import { handleCall, type Handled } from "./handle-call.ts";
import { readHeld } from "./held-calls.ts";
import { requestReconnect, pause } from "./pause.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { runReads } from "./run-reads.ts";
import { lastCalls } from "./transcript.ts";

/**
 * Handles all calls of one step. Those that need approval are shown together and decided one by one, in any order: a decided
 * call runs while others are pending, and every call without a question waits for the pending ones before it. Consecutive
 * reads run in parallel. A call whose credentials the app rejected is held, and all calls after it wait.
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
    const held = await readHeld(deps.store, ref.runId);
    const calls = lastCalls(transcript).filter(({ answered }) => !answered);
    for (const [at, call] of calls.entries()) {
      if (isAnswered(transcript, call)) continue;
      const approval = await deps.store.approvals.findForCall(ref.runId, call.callId);
      const needsCredentials = held.waits(call.callId);
      waits ||= approval?.state === "pending" || needsCredentials;
      if (waits && (needsCredentials || !approval || approval.state === "pending")) continue;
      const skipped = held.skippedMessage(call.callId);
      const isApart = ({ callId }: OpenCall) =>
        held.waits(callId) || held.skippedMessage(callId) !== undefined;
      const rest = calls.slice(at);
      const end = rest.findIndex(isApart);
      const reads = end < 0 ? rest : rest.slice(0, end);
      const read = skipped
        ? { transcript, held: false }
        : await runReads(deps, ref, { ...step, transcript }, reads);
      ({ transcript } = read);
      const isDone = isAnswered(transcript, call);
      const handled: Handled =
        isDone || read.held
          ? { kind: read.held ? "held" : "answered", transcript }
          : await handleCall(deps, ref, { ...step, call, transcript }, skipped);
      if (handled.kind === "paused") return handled;
      transcript = handled.transcript;
      if (handled.kind === "limit") kind = "limit";
      if (handled.kind === "held") {
        await requestReconnect(deps, ref);
        waits = true;
        break;
      }
    }
    if (!waits) return { kind, transcript };
    const open = lastCalls(transcript).flatMap((call) => (call.answered ? [] : call.callId));
    if (await pause(deps, ref, open)) return { kind: "paused" };
  }
}

const isAnswered = (transcript: readonly ModelMessage[], { callId }: OpenCall) =>
  lastCalls(transcript).some((call) => call.callId === callId && call.answered);
