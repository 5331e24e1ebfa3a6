import type { ModelMessage } from "ai";
import { schemaHash } from "../domain/approvals/approval-terms.ts";
import { askForCredits, readUse } from "../domain/approvals/credit-limit.ts";
import type { Approval } from "../domain/approvals/ports.ts";
import { MAX_DEPTH, isWithin } from "../domain/nesting.ts";
import { type RunRef, writeRun } from "../domain/runs/event-log.ts";
import type { Run } from "../domain/runs/ports.ts";
import { storable } from "../domain/storable.ts";
import { sayDenied } from "../domain/approvals/approval-view.ts";
import { sayExpired } from "../domain/approvals/deny-call.ts";
import { requestApprovals, loadPolicy, callsToApprove } from "./request-approvals.ts";
import { asArguments, callConnection, eventCall, type Arguments, type Turn } from "./call-turn.ts";
import { isRehearsed, rehearse } from "./rehearse.ts";
import { finishCall, beginCall, type AllowedCall } from "./execute-call.ts";
import { callOwnTool } from "./own-tools/call-own-tool.ts";
import { ownToolOf } from "./own-tools/catalog.ts";
import { judgeCall, type Verdict } from "./policy.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { findTool, type RunTool } from "./tool-set.ts";
import { hasFailedWith, withResult } from "./transcript.ts";
import { checkArguments } from "../domain/plugins/validate-arguments.ts";

/** What happened to a call: it has a result, exceeded the limit, is held for other credentials, or the run waits for approval. */
export type Handled =
  | { readonly kind: "answered" | "limit" | "held"; readonly transcript: ModelMessage[] }
  | { readonly kind: "paused" };

/**
 * Handles one call of the model: validates it, requests approval if needed, runs it and stores the outcome.
 * @param skipped the result of a held call whose connection the user chose to skip
 */
export async function handleCall(
  deps: LoopDeps,
  ref: RunRef,
  turn: Turn,
  skipped?: string,
): Promise<Handled> {
  const own = ownToolOf(turn.call);
  if (own) return { kind: "answered", transcript: await callOwnTool(deps, ref, turn, own) };
  const tool = findTool(turn.tools, turn.call.modelName);
  const proposed = storable(asArguments(turn.call.input));
  const approval = await deps.store.approvals.findForCall(ref.runId, turn.call.callId);
  if (approval?.state === "denied") return passOnDenial(deps, ref, turn, approval);
  if (skipped !== undefined) return refuse(deps, ref, turn, skipped, tool, proposed);
  if (!tool) {
    return refuse(
      deps,
      ref,
      turn,
      approval
        ? toolGoneMessage(approval.toolName, approval)
        : "This tool is not available in this run.",
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
    const paused = await enforcePolicy(deps, ref, turn, tool, args);
    if (paused) return paused;
  }
  return execute(deps, ref, turn, { call: turn.call, tool, args, proposed }, approval);
}

/** The result of a call whose tool is gone. */
function toolGoneMessage(toolName: string, approval: Approval | undefined): string {
  const when = approval ? " after the question was asked" : "";
  return `${toolName} did not run because the tool was turned off or its connection was deleted${when}.`;
}

/** Passes a denial on to the model. The user has seen it already, so there is no event. */
async function passOnDenial(
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

/** Rejects a call: the user sees a failed result, the model an error. */
async function refuse(
  deps: LoopDeps,
  ref: RunRef,
  { call, transcript }: Turn,
  sentence: string,
  tool?: RunTool,
  args: Arguments = asArguments(call.input),
): Promise<Handled> {
  const next = withResult(transcript, call, { type: "error-text", value: sentence });
  const shown = isWithin(args, MAX_DEPTH) ? args : {};
  await writeRun(deps, ref, async (tx) => {
    // Only a held call has a row; for any other this updates nothing.
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
 * Rejects a call beyond the limit, one that a rehearsal does not run or one whose tool is gone, or pauses the run at a call that needs
 * approval, or at its limit of credits. The policy is loaded for each call: a user who ticks a tool during a run expects it to apply to the next call.
 */
async function enforcePolicy(
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
      // Only once per run: a model can make twenty calls in a step.
      const isSaid = hasFailedWith(transcript, value);
      return {
        events: isSaid ? [] : [{ type: "status", content: sentence, reason: "limit" }],
        patch: { transcript: next },
      };
    }
    if (isRehearsed(run, tool)) {
      const { value, event } = rehearse(call, tool, args);
      const next = withResult(transcript, call, { type: "error-text", value });
      handled = { kind: "answered", transcript: next };
      // It counts towards the limit, so that a rehearsal is as long as the real run.
      return {
        events: [event],
        patch: { transcript: next, toolCallsUsed: run.toolCallsUsed + 1 },
      };
    }
    const { used, isAtLimit } = await readUse(tx, run);
    if (isAtLimit) {
      handled = { kind: "paused" };
      return askForCredits(deps, tx, run, used);
    }
    const policy = await loadPolicy(deps, tx, run);
    const verdict = policy(tool);
    refusal = discoveryRefusal(run, tool.manifest.name, verdict);
    if (refusal !== undefined || !verdict?.approval) return {};
    handled = { kind: "paused" };
    const event = await requestApprovals(deps, tx, run, callsToApprove(run, turn, policy));
    return {
      events: [event],
      patch: { state: "awaiting_approval", leaseOwner: null, leaseUntil: null, transcript },
    };
  });
  return refusal === undefined ? handled : refuse(deps, ref, turn, refusal, tool, args);
}

/** A discovery asks for no approval: it would start over after the answer and skip the approved call. */
function discoveryRefusal(
  run: Run,
  toolName: string,
  verdict: Verdict | undefined,
): string | undefined {
  if (!verdict) return toolGoneMessage(toolName, undefined);
  if (run.kind !== "discover" || !verdict.approval) return undefined;
  return `Discovery skipped ${toolName} because it requires approval before running.`;
}

/** Commits the intent, runs the tool, commits the outcome. A crash in between is visible as an intent without an outcome. */
async function execute(
  deps: LoopDeps,
  ref: RunRef,
  turn: Turn,
  allowed: AllowedCall,
  approval: Approval | undefined,
): Promise<Handled> {
  const { tool, args } = allowed;
  const run = await beginCall(
    deps,
    ref,
    allowed,
    turn.signal,
    (_run, now) => approval !== undefined || !judgeCall(now, []).approval,
  );
  if (!run) {
    // The user changed the connection after the call was checked. Without an approval, check it again.
    if (!approval) return handleCall(deps, ref, turn);
    return refuse(deps, ref, turn, toolGoneMessage(tool.manifest.name, approval), tool, args);
  }
  const { transcript, held } = await finishCall(deps, ref, allowed, await run(), turn.transcript);
  return { kind: held ? "held" : "answered", transcript };
}
