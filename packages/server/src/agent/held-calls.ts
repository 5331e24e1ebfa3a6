import { schemaHash } from "../domain/approvals/asked.ts";
import type { Approval } from "../domain/approvals/ports.ts";
import { RECONNECT_MS } from "../domain/approvals/reconnect.ts";
import type { Run, ToolCallRecord } from "../domain/runs/ports.ts";
import type { LoopDeps } from "./loop-deps.ts";
import type { Repositories } from "../domain/unit-of-work.ts";

/** The calls of a run that were refused for the credentials of their connections, and what is known of those. */
export type HeldCalls = {
  readonly calls: readonly ToolCallRecord[];
  /** The question for credentials that waits for the person; one at a time. */
  readonly pending: Approval | undefined;
  /** Whether a call waits for the answer to that question. */
  readonly waits: (callId: string) => boolean;
  /** What is said of a call whose connection the person went on without; undefined for any other. */
  readonly saySkipped: (callId: string) => string | undefined;
};

/** Reads what a run holds. */
export async function readHeld(
  store: Pick<Repositories, "toolCalls" | "approvals">,
  runId: string,
): Promise<HeldCalls> {
  const calls = await store.toolCalls.listHeld(runId);
  if (calls.length === 0) {
    return { calls, pending: undefined, waits: () => false, saySkipped: () => undefined };
  }
  const asked = await store.approvals.listReconnects(runId);
  const skipped = new Set(
    asked.flatMap(({ state, connectionId }) => (state === "denied" ? connectionId : [])),
  );
  const pending = asked.find(({ state }) => state === "pending");
  const heldCall = (callId: string) => calls.find((one) => one.callId === callId);
  return {
    calls,
    pending,
    waits: (callId) =>
      pending !== undefined && heldCall(callId)?.connectionId === pending.connectionId,
    saySkipped(callId) {
      const call = heldCall(callId);
      if (!call || !skipped.has(call.connectionId)) return undefined;
      return `${String(call.result)} The person chose to go on without this connection.`;
    },
  };
}

/** Stores the question for credentials that a held call needs. */
export async function askForCredentials(
  deps: LoopDeps,
  tx: Repositories,
  run: Run,
  call: ToolCallRecord,
): Promise<Approval> {
  const now = deps.clock.now();
  const { callId, name: toolName, connectionId, effect } = call;
  const asked: Approval = {
    ...{ id: deps.newId(), kind: "reconnect", userId: run.userId, sessionId: run.sessionId },
    ...{ runId: run.id, callId, toolName, connectionId, effect, arguments: call.arguments },
    // It is answered with nothing but credentials, which have a form of their own.
    ...{ schema: {}, schemaHash: schemaHash({}), approvedArguments: null, because: null },
    sentence: String(call.result),
    ...{ origins: [], queueId: null, queueIndex: null, queueTotal: null },
    ...{ state: "pending", reason: null, decidedAt: null, decidedBy: null, decidedVia: null },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + RECONNECT_MS) },
  };
  await tx.approvals.insert(asked);
  return asked;
}
