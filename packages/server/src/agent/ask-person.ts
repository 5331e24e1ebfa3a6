import { askEvent } from "../domain/approvals/approval-view.ts";
import { APPROVAL_MS, fillSentence, schemaHash } from "../domain/approvals/asked.ts";
import { describeApprovals } from "../domain/approvals/describe.ts";
import type { Approval } from "../domain/approvals/ports.ts";
import type { NewEvent } from "../domain/runs/events.ts";
import type { Run } from "../domain/runs/ports.ts";
import type { OpenCall } from "../domain/runs/single-call.ts";
import { storable } from "../domain/storable.ts";
import { asArguments, type Arguments, type Turn } from "./call-turn.ts";
import { foreignOrigins, judgeCall, type Verdict } from "./policy.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { currentTool, namedTool, type RunTool } from "./tool-set.ts";
import { lastCalls } from "./transcript.ts";
import { checkArguments } from "../domain/plugins/validate-arguments.ts";
import type { Repositories } from "../domain/unit-of-work.ts";

/** Decides about any tool of a run; undefined for one that was turned off or whose connection was deleted meanwhile. */
type Judge = (tool: RunTool) => Verdict | undefined;

/** A call that a person must decide about. */
type Question = {
  readonly call: OpenCall;
  readonly tool: RunTool;
  readonly args: Arguments;
  readonly origins: readonly string[];
  readonly because?: string | undefined;
};

/** The policy for a run as its connections stand now, with the foreign text that was read in its session. */
export async function judgement(
  deps: LoopDeps,
  tx: Repositories,
  { sessionId, userId, connectionIds }: Pick<Run, "sessionId" | "userId" | "connectionIds">,
): Promise<Judge> {
  const calls = await tx.toolCalls.listAnswered(sessionId);
  const ids = [...connectionIds, ...calls.flatMap((call) => call.connectionId ?? [])];
  const connections = await tx.connections.findMany(userId, [...new Set(ids)]);
  const origins = foreignOrigins(calls, connections, deps.plugins);
  return (tool) => {
    const now = currentTool(tool, connections);
    return now && judgeCall(now, origins);
  };
}

/**
 * What a person must decide about from one call on: that call, and those behind it in the same step, as far as the run may
 * still call. Their arguments were written together, so what one of them reads cannot be in another.
 */
export function questionsOf(run: Run, { call, transcript, tools }: Turn, judge: Judge): Question[] {
  const open = lastCalls(transcript).filter(({ answered }) => !answered);
  const at = open.findIndex(({ callId }) => callId === call.callId);
  let left = run.maxExecutions - run.toolCallsUsed;
  return [call, ...open.slice(at + 1)].flatMap((one) => {
    const tool = namedTool(tools, one.modelName);
    const args = storable(asArguments(one.input));
    if (!tool || !checkArguments(tool.manifest.input_schema, args).ok || left < 1) return [];
    const verdict = judge(tool);
    if (!verdict) return [];
    left -= 1;
    if (!verdict.approval) return [];
    return [{ call: one, tool, args, origins: verdict.origins, because: verdict.because }];
  });
}

/** Stores the questions to the person, all at one time. @returns the event that asks them */
export async function askPerson(
  deps: LoopDeps,
  tx: Repositories,
  run: Run,
  questions: readonly Question[],
): Promise<NewEvent> {
  const now = deps.clock.now();
  const queueId = questions.length > 1 ? deps.newId() : null;
  const asked = questions.map(
    ({ call, tool: { manifest, connection }, args, origins, because }, index): Approval => ({
      id: deps.newId(),
      kind: "call",
      userId: run.userId,
      sessionId: run.sessionId,
      runId: run.id,
      callId: call.callId,
      toolName: manifest.name,
      connectionId: connection.id,
      effect: manifest.effect,
      schema: manifest.input_schema,
      schemaHash: schemaHash(manifest.input_schema),
      arguments: args,
      sentence: fillSentence(manifest.sentence, args) ?? null,
      because: because ?? null,
      origins: [...origins],
      queueId,
      queueIndex: queueId === null ? null : index + 1,
      queueTotal: queueId === null ? null : questions.length,
      state: "pending",
      approvedArguments: null,
      reason: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + APPROVAL_MS),
      decidedAt: null,
      decidedBy: null,
      decidedVia: null,
    }),
  );
  for (const one of asked) await tx.approvals.insert(one);
  return askEvent(await describeApprovals(tx, run.userId, asked), deps.plugins);
}
