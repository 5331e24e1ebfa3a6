import { schemaHash } from "../domain/approvals/approval-terms.ts";
import type { Approval } from "../domain/approvals/ports.ts";
import { RECONNECT_MS } from "../domain/approvals/reconnect.ts";
import type { Run, ToolCallRecord } from "../domain/runs/ports.ts";
import type { LoopDeps } from "./loop-deps.ts";
import type { Repositories } from "../domain/unit-of-work.ts";

/** The calls of a run that an app rejected for their credentials, and the state of the questions about them. */
export type HeldCalls = {
  readonly calls: readonly ToolCallRecord[];
  /** The pending question for credentials; there is one at a time. */
  readonly pending: Approval | undefined;
  /** Whether a call waits for the answer to it. */
  readonly waits: (callId: string) => boolean;
  /** The result of a call whose connection the user chose to skip; undefined for any other call. */
  readonly skippedMessage: (callId: string) => string | undefined;
};

/** Loads the held calls of a run. */
export async function readHeld(
  store: Pick<Repositories, "toolCalls" | "approvals">,
  runId: string,
): Promise<HeldCalls> {
  const calls = await store.toolCalls.listHeld(runId);
  if (calls.length === 0) {
    return { calls, pending: undefined, waits: () => false, skippedMessage: () => undefined };
  }
  const reconnects = await store.approvals.listReconnects(runId);
  const skipped = new Set(
    reconnects.flatMap(({ state, connectionId }) => (state === "denied" ? connectionId : [])),
  );
  const pending = reconnects.find(({ state }) => state === "pending");
  const heldCall = (callId: string) => calls.find((one) => one.callId === callId);
  return {
    calls,
    pending,
    waits: (callId) =>
      pending !== undefined && heldCall(callId)?.connectionId === pending.connectionId,
    skippedMessage(callId) {
      const call = heldCall(callId);
      if (!call || !skipped.has(call.connectionId)) return undefined;
      return `${String(call.result)} The user chose to continue without this connection.`;
    },
  };
}

/** Stores a question for the credentials that a held call needs. */
export async function insertReconnect(
  deps: LoopDeps,
  tx: Repositories,
  run: Run,
  call: ToolCallRecord,
): Promise<Approval> {
  const now = deps.clock.now();
  const { callId, name: toolName, connectionId, effect } = call;
  const approval: Approval = {
    id: deps.newId(),
    kind: "reconnect",
    userId: run.userId,
    sessionId: run.sessionId,
    runId: run.id,
    callId,
    toolName,
    connectionId,
    effect,
    arguments: call.arguments,
    // The answer is credentials, which are entered in a form of their own, so there are no arguments to edit.
    schema: {},
    schemaHash: schemaHash({}),
    approvedArguments: null,
    because: null,
    sentence: String(call.result),
    origins: [],
    queueId: null,
    queueIndex: null,
    queueTotal: null,
    state: "pending",
    reason: null,
    decidedAt: null,
    decidedBy: null,
    decidedVia: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RECONNECT_MS),
  };
  await tx.approvals.insert(approval);
  return approval;
}
