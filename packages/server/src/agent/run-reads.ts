import type { RunRef } from "../domain/runs/event-log.ts";
import type { OpenCall } from "../domain/runs/single-call.ts";
import { storable } from "../domain/storable.ts";
import { asArguments, type Turn } from "./call-turn.ts";
import {
  concludeCall,
  intendCall,
  type AllowedCall,
  type Concluded,
  type TimedAnswer,
} from "./execute-call.ts";
import { judgeCall } from "./policy.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { namedTool } from "./tool-set.ts";
import { checkArguments } from "../domain/plugins/validate-arguments.ts";

/**
 * Runs the calls at the beginning of `calls` that only read, and that nobody has to decide about, at the same time. Intents and
 * results are written in the order in which the model made the calls, however long each takes: log, conversation and what the
 * model reads are the same as if they had run one after the other. A call that changes something ends the row, since what stands
 * behind it may be meant to see the change.
 * @returns the model's conversation with their results, as it was when there are not two of them; and whether one of them was held
 */
export async function runReads(
  deps: LoopDeps,
  ref: RunRef,
  step: Omit<Turn, "call">,
  calls: readonly OpenCall[],
): Promise<Concluded> {
  const reads: AllowedCall[] = [];
  const asked = await deps.store.approvals.listForRun(ref.runId);
  for (const call of calls) {
    const read = asked.some(({ callId }) => callId === call.callId)
      ? undefined
      : asRead(step, call);
    if (!read) break;
    reads.push(read);
  }
  if (reads.length < 2) return { transcript: step.transcript, held: false };

  const begun: { allowed: AllowedCall; answer: Promise<TimedAnswer> }[] = [];
  for (const allowed of reads) {
    const run = await intendCall(
      deps,
      ref,
      allowed,
      step.signal,
      ({ toolCallsUsed, maxExecutions }, tool) =>
        toolCallsUsed < maxExecutions && !judgeCall(tool, []).approval,
    );
    // Those beyond the limit, and those for which the person changed the rules meanwhile, are looked at one by one.
    if (!run) break;
    const answer = run();
    // It is waited for below, in its turn; a stop may come before that.
    answer.catch(() => {});
    begun.push({ allowed, answer });
  }
  let concluded: Concluded = { transcript: step.transcript, held: false };
  for (const { allowed, answer } of begun) {
    const next = await concludeCall(deps, ref, allowed, await answer, concluded.transcript);
    concluded = { transcript: next.transcript, held: concluded.held || next.held };
  }
  return concluded;
}

/** A call that may run without a look at anything else; undefined for any other. */
function asRead({ tools }: Omit<Turn, "call">, call: OpenCall): AllowedCall | undefined {
  const tool = namedTool(tools, call.modelName);
  if (!tool || tool.manifest.effect !== "read" || judgeCall(tool, []).approval) return undefined;
  // Whether a person decides about it depends on what the session has read, so it takes its way alone.
  if (tool.manifest.reaches_out) return undefined;
  const args = storable(asArguments(call.input));
  if (!checkArguments(tool.manifest.input_schema, args).ok) return undefined;
  return { call, tool, args, proposed: args };
}
