import { usedBy } from "../domain/runs/bill-run.ts";
import type { RunRef } from "../domain/runs/event-log.ts";
import type { Run } from "../domain/runs/ports.ts";
import type { OpenCall } from "../domain/runs/single-call.ts";
import { storable } from "../domain/storable.ts";
import { asArguments, type Turn } from "./call-turn.ts";
import {
  finishCall,
  beginCall,
  type AllowedCall,
  type FinishedCall,
  type TimedAnswer,
} from "./execute-call.ts";
import { judgeCall } from "./policy.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { findTool } from "./tool-set.ts";
import { checkArguments } from "../domain/plugins/validate-arguments.ts";

/**
 * Runs the leading calls of `calls` that only read and need no approval in parallel. Intents and results are written in the
 * order of the calls, however long each takes, so the log and the conversation are the same as after sequential calls. A call
 * that changes something ends the batch: calls after it may be meant to see the change.
 * @returns the model's conversation with their results (unchanged for fewer than two reads), and whether one of them was held
 */
export async function runReads(
  deps: LoopDeps,
  ref: RunRef,
  step: Omit<Turn, "call">,
  calls: readonly OpenCall[],
): Promise<FinishedCall> {
  const reads: AllowedCall[] = [];
  const approvals = await deps.store.approvals.listForRun(ref.runId);
  for (const call of calls) {
    const read = approvals.some(({ callId }) => callId === call.callId)
      ? undefined
      : asParallelRead(step, call);
    if (!read) break;
    reads.push(read);
  }
  if (reads.length < 2) return { transcript: step.transcript, held: false };

  const begun: { allowed: AllowedCall; answer: Promise<TimedAnswer> }[] = [];
  for (const allowed of reads) {
    const call = await beginCall(
      deps,
      ref,
      allowed,
      step.signal,
      (run, tool) =>
        run.toolCallsUsed < run.maxExecutions && hasCredits(run) && !judgeCall(tool, []).approval,
    );
    // Over the limit, or the user just changed the policy: leave this call and the rest to `handleCall`.
    if (!call) break;
    const answer = call();
    // It is awaited below, in order. Without this, an abort before that would be an unhandled rejection.
    answer.catch(() => {});
    begun.push({ allowed, answer });
  }
  let finished: FinishedCall = { transcript: step.transcript, held: false };
  for (const { allowed, answer } of begun) {
    const next = await finishCall(deps, ref, allowed, await answer, finished.transcript);
    finished = { transcript: next.transcript, held: finished.held || next.held };
  }
  return finished;
}

/** Whether a run stays within its limit of credits, also if all calls that are on their way succeed. */
const hasCredits = ({ toolCallsUsed, creditLimit, ...run }: Run): boolean =>
  creditLimit === null || usedBy(run, toolCallsUsed) < creditLimit;

/** A call that may run in parallel; undefined for any other. */
function asParallelRead({ tools }: Omit<Turn, "call">, call: OpenCall): AllowedCall | undefined {
  const tool = findTool(tools, call.modelName);
  if (!tool || tool.manifest.effect !== "read" || judgeCall(tool, []).approval) return undefined;
  // Whether it needs approval depends on what the session has read, so it must not overtake other reads.
  if (tool.manifest.reaches_out) return undefined;
  const args = storable(asArguments(call.input));
  if (!checkArguments(tool.manifest.input_schema, args).ok) return undefined;
  return { call, tool, args, proposed: args };
}
