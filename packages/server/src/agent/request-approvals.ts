import { askEvent } from "../domain/approvals/approval-view.ts";
import {
  APPROVAL_MS,
  AUTOMATIC_APPROVAL_MS,
  fillSentence,
  schemaHash,
} from "../domain/approvals/approval-terms.ts";
import { describeApprovals } from "../domain/approvals/describe.ts";
import type { Approval } from "../domain/approvals/ports.ts";
import type { NewEvent } from "../domain/runs/events.ts";
import type { Run } from "../domain/runs/ports.ts";
import type { OpenCall } from "../domain/runs/single-call.ts";
import { storable } from "../domain/storable.ts";
import { asArguments, type Arguments, type Turn } from "./call-turn.ts";
import { plainText } from "./discovery/plain-text.ts";
import { foundTitle } from "./found-title.ts";
import { foreignOrigins, judgeCall, type Verdict } from "./policy.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { isRehearsed } from "./rehearse.ts";
import { currentTool, findTool, type RunTool } from "./tool-set.ts";
import { lastCalls } from "./transcript.ts";
import { checkArguments } from "../domain/plugins/validate-arguments.ts";
import type { Repositories } from "../domain/unit-of-work.ts";

/** Decides about a tool of the run; undefined if the tool was turned off or its connection deleted since the run began. */
type Policy = (tool: RunTool) => Verdict | undefined;

/** A call that needs a user's approval. */
type CallToApprove = {
  readonly call: OpenCall;
  readonly tool: RunTool;
  readonly args: Arguments;
  readonly origins: readonly string[];
  readonly because?: string | undefined;
  /** What the thing is called that the call changes, as it was found in this run. */
  readonly title: string | undefined;
};

/** The policy for a run: its connections as they are now, and the untrusted text that its session has read or quoted. */
export async function loadPolicy(
  deps: LoopDeps,
  tx: Repositories,
  { sessionId, userId, connectionIds }: Pick<Run, "sessionId" | "userId" | "connectionIds">,
): Promise<Policy> {
  const calls = await tx.toolCalls.listAnswered(sessionId);
  const ids = [...connectionIds, ...calls.flatMap((call) => call.connectionId ?? [])];
  const connections = await tx.connections.findMany(userId, [...new Set(ids)]);
  const items = await tx.runs.listItemTitles(sessionId);
  const origins = [
    ...items.map((title) => `Inbox: ${title}`),
    ...foreignOrigins(calls, connections, deps.plugins),
  ];
  return (tool) => {
    const now = currentTool(tool, connections);
    return now && judgeCall(now, origins);
  };
}

/**
 * The calls of a step that need approval, from one call on, within the run's call limit. They are approved together: the model
 * wrote their arguments at the same time, so none can depend on the result of another.
 */
export function callsToApprove(
  run: Run,
  { call, transcript, tools }: Turn,
  policy: Policy,
): CallToApprove[] {
  const open = lastCalls(transcript).filter(({ answered }) => !answered);
  const at = open.findIndex(({ callId }) => callId === call.callId);
  let left = run.maxExecutions - run.toolCallsUsed;
  return [call, ...open.slice(at + 1)].flatMap((one) => {
    const tool = findTool(tools, one.modelName);
    const args = storable(asArguments(one.input));
    if (tool && isRehearsed(run, tool)) return [];
    if (!tool || !checkArguments(tool.manifest.input_schema, args).ok || left < 1) return [];
    const verdict = policy(tool);
    if (!verdict) return [];
    left -= 1;
    if (!verdict.approval) return [];
    const { origins, because } = verdict;
    const title = foundTitle(transcript, tools, tool, args);
    return [{ call: one, tool, args, origins, because, title }];
  });
}

/**
 * Strangers choose what senders, files and pages are called. A user reads that where they decide, so no name may hide a part of
 * itself, turn the line around or push the rest of the request out of sight.
 */
const MAX_ORIGIN_LENGTH = 200;

/** Stores all approval requests at once. @returns the event that shows them to the user */
export async function requestApprovals(
  deps: LoopDeps,
  tx: Repositories,
  run: Run,
  questions: readonly CallToApprove[],
): Promise<NewEvent> {
  const now = deps.clock.now();
  const queueId = questions.length > 1 ? deps.newId() : null;
  const approvals = questions.map(
    ({ call, tool: { manifest, connection }, args, origins, because, title }, index): Approval => ({
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
      sentence: withTitle(fillSentence(manifest.sentence, args), title),
      because: because ?? null,
      origins: origins.map((origin) => plainText(origin, MAX_ORIGIN_LENGTH)),
      queueId,
      queueIndex: queueId === null ? null : index + 1,
      queueTotal: queueId === null ? null : questions.length,
      state: "pending",
      approvedArguments: null,
      reason: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + (run.automatic ? AUTOMATIC_APPROVAL_MS : APPROVAL_MS)),
      decidedAt: null,
      decidedBy: null,
      decidedVia: null,
    }),
  );
  for (const one of approvals) await tx.approvals.insert(one);
  return askEvent(await describeApprovals(tx, run.userId, approvals), deps.plugins);
}

/** The sentence, with what the thing is called where it says only the id. */
function withTitle(sentence: string | undefined, title: string | undefined): string | null {
  if (sentence === undefined) return null;
  return title === undefined || sentence.includes(title)
    ? sentence
    : `${sentence} It is “${title}”.`;
}
