import type { ModelMessage } from "ai";
import { readUse } from "../domain/approvals/credit-limit.ts";
import { sameJson } from "../domain/approvals/approval-terms.ts";
import { toCredits } from "../domain/credits/amounts.ts";
import { type RunRef, writeRun } from "../domain/runs/event-log.ts";
import { BUILT_IN_PLANNER } from "../domain/runs/models.ts";
import type { Run } from "../domain/runs/ports.ts";
import type { OpenCall } from "../domain/runs/single-call.ts";
import type { Effect } from "../domain/plugins/types.ts";
import { callConnection, eventCall, type Arguments } from "./call-turn.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { isRehearsed } from "./rehearse.ts";
import { recordConnectionHealth } from "./record-connection-health.ts";
import { runTool, type ToolAnswer } from "./run-tool.ts";
import { currentTool, type RunTool } from "./tool-set.ts";
import { toModelOutput, withResult } from "./transcript.ts";
import type { Repositories } from "../domain/unit-of-work.ts";

/** A call that may run, with its final arguments. */
export type AllowedCall = {
  readonly call: OpenCall;
  readonly tool: RunTool;
  readonly args: Arguments;
  /** The arguments as the model gave them. */
  readonly proposed: Arguments;
};

/** A tool's answer, when the call began, and how long it took. */
export type TimedAnswer = {
  readonly answer: ToolAnswer;
  readonly begunAt: Date;
  readonly durationMs: number;
};

/**
 * The model's conversation with the call's result. If the call is held (the app rejected the credentials, and it will be
 * retried with others), the conversation is unchanged.
 */
export type FinishedCall = { readonly transcript: ModelMessage[]; readonly held: boolean };

/** The fields of a call that events show. */
const callFields = ({ call, tool, args }: AllowedCall) => ({
  tool_call: eventCall(call, tool, args),
  connection: callConnection(tool),
  effect: tool.manifest.effect,
});

/**
 * Commits the intent before the tool runs, so that a crash before the outcome is visible.
 * @param may whether the run may make the call, given the current run and tool
 * @returns a function that runs the tool, to be called once; undefined if `may` said no, if the run is a rehearsal and the call is no read, or if the user turned the tool off
 * or deleted its connection since the run began
 */
export async function beginCall(
  deps: LoopDeps,
  ref: RunRef,
  allowed: AllowedCall,
  signal: AbortSignal,
  may: (run: Run, tool: RunTool) => boolean = () => true,
): Promise<(() => Promise<TimedAnswer>) | undefined> {
  const { call, tool, args, proposed } = allowed;
  const { manifest, connection } = tool;
  let userId: string | undefined;
  await writeRun(deps, ref, async (tx, current) => {
    const mine = await tx.connections.findMany(current.userId, [connection.id]);
    const now = currentTool(tool, mine);
    if (!now || isRehearsed(current, now) || !may(current, now)) return {};
    userId = current.userId;
    const patch = { toolCallsUsed: current.toolCallsUsed + 1 };
    const given = { proposedArguments: proposed, arguments: args };
    // A retried call already has its thought event.
    if (await tx.toolCalls.resume(ref.runId, call.callId, given)) return { patch };
    await tx.toolCalls.insert({
      id: deps.newId(),
      runId: ref.runId,
      userId,
      callId: call.callId,
      name: manifest.name,
      connectionId: connection.id,
      effect: manifest.effect,
      ...given,
      outcome: "running",
      createdAt: deps.clock.now(),
    });
    return {
      events: [{ type: "tool_thought", ...callFields(allowed) }],
      patch,
    };
  });
  if (userId === undefined) return undefined;
  const context = {
    userId,
    connectionId: connection.id,
    runId: ref.runId,
    callId: call.callId,
    fieldMappings: connection.fieldMappings,
    signal,
  };
  return async () => {
    const begunAt = deps.clock.now();
    const began = performance.now();
    const answer = await observeCall(deps, tool, () =>
      runTool(tool.handler, args, context, { log: deps.log }),
    );
    return { answer, begunAt, durationMs: Math.round(performance.now() - began) };
  };
}

/** Tells a tool by the name that our plugins give it; one of a connection's own manifest has a name that a third party chose. */
const namesOf = ({ connection, plugin, manifest }: RunTool) =>
  connection.manifest
    ? { app: "own", name: "own" }
    : { app: plugin.manifest.name, name: manifest.name };

const observeCall = (deps: LoopDeps, tool: RunTool, call: () => Promise<ToolAnswer>) =>
  deps.telemetry.observe(
    { kind: "tool", ...namesOf(tool), effect: tool.manifest.effect },
    async (note) => {
      const answer = await call();
      const refused = !answer.ok && answer.refused !== undefined;
      const outcome = refused ? "refused" : outcomeOf(answer, tool.manifest.effect);
      note({ outcome, ...(outcome !== "done" && { failure: outcome }) });
      return answer;
    },
  );

/** Commits the outcome. A call whose credentials the app rejected is held, unless nobody can be asked for new ones. */
export async function finishCall(
  deps: LoopDeps,
  ref: RunRef,
  allowed: AllowedCall,
  { answer, begunAt, durationMs }: TimedAnswer,
  transcript: readonly ModelMessage[],
): Promise<FinishedCall> {
  const { call, args, proposed } = allowed;
  const edited = !sameJson(args, proposed);
  const outcome = outcomeOf(answer, allowed.tool.manifest.effect);
  const result = answer.ok
    ? withAssumed(answer.result, edited ? undefined : call.assumed)
    : sentenceOf(answer.sentence, outcome);
  let next = [...transcript];
  let isHeld = false;
  await writeRun(deps, ref, async (tx, run) => {
    next = withResult(
      transcript,
      call,
      answer.ok
        ? toModelOutput(result, {
            ...(edited && { editedTo: args }),
            ...(canReadOn(run) && { callId: call.callId }),
          })
        : { type: "error-text", value: String(result) },
    );
    const finishedAt = deps.clock.now();
    await recordConnectionHealth(tx, run.userId, allowed.tool, { answer, begunAt, finishedAt });
    if (!answer.ok && answer.refused && (await canBeHeld(tx, run, allowed.tool))) {
      isHeld = true;
      await tx.toolCalls.update(ref.runId, call.callId, {
        outcome: "held",
        result,
        finishedAt: null,
      });
      // The call did nothing, so it does not count towards the limit; its retry will.
      return { patch: { toolCallsUsed: run.toolCallsUsed - 1 } };
    }
    await tx.toolCalls.update(ref.runId, call.callId, { outcome, result, finishedAt });
    const { used } = await readUse(tx, run);
    return {
      events: [
        {
          type: "tool_result",
          ...callFields(allowed),
          result,
          ...(!answer.ok && { is_error: true }),
          outcome,
          duration_ms: durationMs,
          credits_used: toCredits(used),
          ...(edited && { edited, proposed_arguments: proposed }),
        },
      ],
      patch: { transcript: next },
    };
  });
  return { transcript: isHeld ? [...transcript] : next, held: isHeld };
}

/** The answer to a question, with what nobody said of it. */
const withAssumed = (result: unknown, assumed: OpenCall["assumed"]): unknown =>
  assumed && typeof result === "object" && result !== null && "asked" in result
    ? { ...result, asked: { ...Object(result.asked), assumed } }
    : result;

/** Nobody is asked during a discovery, for a built-in tool, or again for a connection that the user chose to skip. */
async function canBeHeld(
  tx: Repositories,
  run: Run,
  { connection, plugin }: RunTool,
): Promise<boolean> {
  if (run.kind !== "chat" || plugin.manifest.auth_type === "system") return false;
  const reconnects = await tx.approvals.listReconnects(run.id);
  return !reconnects.some((one) => one.connectionId === connection.id && one.state === "denied");
}

/**
 * The outcome of a call. A write that timed out may still take effect. Reported as failed, the model would repeat it and the
 * user would get it twice.
 */
export function outcomeOf(answer: ToolAnswer, effect: Effect): "done" | "failed" | "unknown" {
  if (answer.ok) return "done";
  return answer.outcomeUnknown && effect !== "read" ? "unknown" : "failed";
}

const sentenceOf = (sentence: string, outcome: "done" | "failed" | "unknown") =>
  outcome === "unknown"
    ? `${sentence} The change may or may not have been made. Check before trying again.`
    : sentence;

/** Only a language model has the tool that reads on in a long result. */
const canReadOn = ({ kind, answeredBy }: Run): boolean =>
  kind === "chat" && answeredBy !== BUILT_IN_PLANNER;
