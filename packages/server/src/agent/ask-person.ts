import { APPROVAL_MS, fillSentence, schemaHash } from "../domain/approvals/asked.ts";
import type { NewEvent } from "../domain/runs/events.ts";
import type { Data } from "../domain/runs/ports.ts";
import { callConnection, eventCall, type Arguments, type Turn } from "./call-turn.ts";
import { foreignOrigins, judgeCall, type Verdict } from "./policy.ts";
import type { LoopDeps } from "./run-loop.ts";
import type { RunTool } from "./tool-set.ts";

/** Decides about any tool of a run. */
export type Judge = (tool: RunTool) => Verdict;

/** The policy for a session as it stands, with the foreign text that was read in it. */
export async function judgement(
  deps: LoopDeps,
  tx: Data,
  sessionId: string,
  userId: string,
): Promise<Judge> {
  const calls = await tx.listSessionToolCalls(sessionId);
  const ids = calls.flatMap((call) => call.connectionId ?? []);
  const connections = await tx.findConnections(userId, [...new Set(ids)]);
  const origins = foreignOrigins(calls, connections, deps.plugins);
  return (tool) => judgeCall(tool, origins);
}

/** Stores the question to the person. @returns the event that asks it */
export async function askPerson(
  deps: LoopDeps,
  tx: Data,
  run: { id: string; userId: string; sessionId: string },
  { call, calls, tools }: Turn,
  tool: RunTool,
  args: Arguments,
  origins: readonly string[],
  judge: Judge,
): Promise<NewEvent> {
  const { manifest, connection } = tool;
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + APPROVAL_MS);
  const sentence = fillSentence(manifest.sentence, args);
  const id = deps.newId();
  await tx.insertApproval({
    id,
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
    sentence: sentence ?? null,
    origins: [...origins],
    createdAt: now,
    expiresAt,
  });
  const inQueue = calls.filter((one) => {
    const other = tools.find((candidate) => candidate.modelName === one.modelName);
    return other !== undefined && judge(other).approval;
  });
  return {
    type: "hitl_required",
    tool_call: eventCall(call, tool, args),
    approval_id: id,
    expires_at: expiresAt.toISOString(),
    connection: callConnection(tool),
    effect: manifest.effect,
    sentence,
    schema: manifest.input_schema,
    origins,
    ...(inQueue.length > 1 && {
      position: {
        index: inQueue.findIndex((one) => one.callId === call.callId) + 1,
        total: inQueue.length,
      },
    }),
  };
}
