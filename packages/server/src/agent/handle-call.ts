import type { ModelMessage } from "ai";
import { schemaHash } from "../domain/approvals/asked.ts";
import type { Approval } from "../domain/approvals/ports.ts";
import { DEEPEST, isWithin } from "../domain/nesting.ts";
import { type RunRef, writeRun } from "../domain/runs/event-log.ts";
import type { Run } from "../domain/runs/ports.ts";
import { storable } from "../domain/storable.ts";
import { sayDenied } from "../domain/approvals/approval-view.ts";
import { sayExpired } from "../domain/approvals/deny-call.ts";
import { askPerson, judgement, questionsOf } from "./ask-person.ts";
import { asArguments, callConnection, eventCall, type Arguments, type Turn } from "./call-turn.ts";
import { concludeCall, intendCall, type AllowedCall } from "./execute-call.ts";
import { judgeCall, type Verdict } from "./policy.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { namedTool, type RunTool } from "./tool-set.ts";
import { hasFailedWith, withResult } from "./transcript.ts";
import { checkArguments } from "../domain/plugins/validate-arguments.ts";

/** What became of a call: it has its result, was refused for the limit, is held for other credentials, or waits for a person. */
export type Handled =
  | { readonly kind: "answered" | "limit" | "held"; readonly transcript: ModelMessage[] }
  | { readonly kind: "paused" };

/**
 * Takes one call of the model to its result: checks, asks a person where that is needed, runs it, keeps the outcome.
 * @param skipped said of a held call that its person went on without
 */
export async function handleCall(
  deps: LoopDeps,
  ref: RunRef,
  turn: Turn,
  skipped?: string,
): Promise<Handled> {
  const tool = namedTool(turn.tools, turn.call.modelName);
  const proposed = storable(asArguments(turn.call.input));
  const approval = await deps.store.approvals.findForCall(ref.runId, turn.call.callId);
  if (approval?.state === "denied") return tellDenial(deps, ref, turn, approval);
  if (skipped !== undefined) return refuse(deps, ref, turn, skipped, tool, proposed);
  if (!tool) {
    return refuse(
      deps,
      ref,
      turn,
      approval ? sayOff(approval.toolName, approval) : "There is no such tool in this run.",
    );
  }
  if (approval && approval.state !== "approved") {
    const sentence =
      approval.state === "expired" ? sayExpired([approval]) : "This call was not approved.";
    return refuse(deps, ref, turn, sentence, tool, proposed);
  }
  const args = approval?.approvedArguments ?? proposed;

  const check = checkArguments(tool.manifest.input_schema, args);
  if (!check.ok) return refuse(deps, ref, turn, check.sentence, tool, args);
  if (approval && approval.schemaHash !== schemaHash(tool.manifest.input_schema)) {
    return refuse(deps, ref, turn, "The tool changed after this call was approved.", tool, args);
  }

  if (!approval) {
    const paused = await askOrLimit(deps, ref, turn, tool, args);
    if (paused) return paused;
  }
  return execute(deps, ref, turn, { call: turn.call, tool, args, proposed }, approval);
}

/** Said of a call whose tool went away. */
function sayOff(toolName: string, approval: Approval | undefined): string {
  const when = approval ? " after the question was asked" : "";
  return `The tool ${toolName} was turned off or its connection deleted${when}, so it did not run.`;
}

/** The person was told when they denied it; now the model is. */
async function tellDenial(
  deps: LoopDeps,
  ref: RunRef,
  { call, transcript }: Turn,
  approval: Approval,
): Promise<Handled> {
  const output = { type: "error-text", value: sayDenied(approval) } as const;
  const next = withResult(transcript, call, output);
  await writeRun(deps, ref, async () => ({ patch: { transcript: next } }));
  return { kind: "answered", transcript: next };
}

/** A call that cannot run: said to the person as a failed result and to the model as an error. */
async function refuse(
  deps: LoopDeps,
  ref: RunRef,
  { call, transcript }: Turn,
  sentence: string,
  tool?: RunTool,
  args: Arguments = asArguments(call.input),
): Promise<Handled> {
  const next = withResult(transcript, call, { type: "error-text", value: sentence });
  const shown = isWithin(args, DEEPEST) ? args : {};
  await writeRun(deps, ref, async (tx) => {
    // One that was held is over with this; others that are refused have left no row.
    const over = { outcome: "failed", result: sentence, finishedAt: deps.clock.now() } as const;
    await tx.toolCalls.update(ref.runId, call.callId, over);
    return {
      events: [
        {
          type: "tool_result",
          tool_call: eventCall(call, tool, shown),
          result: sentence,
          is_error: true,
          outcome: "failed",
          ...(tool && { connection: callConnection(tool), effect: tool.manifest.effect }),
        },
      ],
      patch: { transcript: next },
    };
  });
  return { kind: "answered", transcript: next };
}

/**
 * Refuses a call beyond the limit or whose tool went away, or stops the run at a call that a person must decide about.
 * The policy is asked as it stands now: whoever ticks a tool while a run goes on means the next call already.
 */
async function askOrLimit(
  deps: LoopDeps,
  ref: RunRef,
  turn: Turn,
  tool: RunTool,
  args: Arguments,
): Promise<Handled | undefined> {
  const { call, transcript } = turn;
  let handled: Handled | undefined;
  let refusal: string | undefined;
  await writeRun(deps, ref, async (tx, run) => {
    if (run.toolCallsUsed >= run.maxExecutions) {
      const sentence = `Tool call limit of ${run.maxExecutions} reached.`;
      const value = `${sentence} Answer now with what you have.`;
      const next = withResult(transcript, call, { type: "error-text", value });
      handled = { kind: "limit", transcript: next };
      // Once for a run: a model can make twenty calls in a step.
      const isSaid = hasFailedWith(transcript, value);
      return {
        events: isSaid ? [] : [{ type: "status", content: sentence, reason: "limit" }],
        patch: { transcript: next },
      };
    }
    const judge = await judgement(deps, tx, run);
    const verdict = judge(tool);
    refusal = sayRefused(run, tool.manifest.name, verdict);
    if (refusal !== undefined || !verdict?.approval) return {};
    handled = { kind: "paused" };
    const asked = await askPerson(deps, tx, run, questionsOf(run, turn, judge));
    return {
      events: [asked],
      patch: { state: "awaiting_approval", leaseOwner: null, leaseUntil: null, transcript },
    };
  });
  return refusal === undefined ? handled : refuse(deps, ref, turn, refusal, tool, args);
}

/** Nobody is asked during a discovery: it would begin anew after the answer, and leave out what was approved. */
function sayRefused(run: Run, toolName: string, verdict: Verdict | undefined): string | undefined {
  if (!verdict) return sayOff(toolName, undefined);
  if (run.kind !== "discover" || !verdict.approval) return undefined;
  return `The tool ${toolName} is verified before it runs, so the discovery left it out.`;
}

/** The intent is committed, then the tool runs, then the outcome is committed. A crash between the two shows. */
async function execute(
  deps: LoopDeps,
  ref: RunRef,
  turn: Turn,
  allowed: AllowedCall,
  approval: Approval | undefined,
): Promise<Handled> {
  const { tool, args } = allowed;
  const run = await intendCall(
    deps,
    ref,
    allowed,
    turn.signal,
    (_run, now) => approval !== undefined || !judgeCall(now, []).approval,
  );
  if (!run) {
    // The person changed the connection since the call was looked at; one that nobody approved is looked at again.
    if (!approval) return handleCall(deps, ref, turn);
    return refuse(deps, ref, turn, sayOff(tool.manifest.name, approval), tool, args);
  }
  const { transcript, held } = await concludeCall(deps, ref, allowed, await run(), turn.transcript);
  return { kind: held ? "held" : "answered", transcript };
}
