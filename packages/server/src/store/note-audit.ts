import type { AuditEvent } from "../domain/audit/ports.ts";
import { hashOf, recordAudit } from "../domain/audit/record-audit.ts";
import type { Approval } from "../domain/approvals/ports.ts";
import type { Connection } from "../domain/connections/ports.ts";
import type { Repositories } from "../domain/unit-of-work.ts";
import { replacing } from "./lazily.ts";

/**
 * The repositories of a transaction, in which each write that is recorded regardless of its caller adds its audit line. Use
 * cases record what depends on the caller, such as a login or an administrator's change.
 */
export const noteAudit = (tx: Repositories): Repositories =>
  replacing(tx, {
    approvals: () => ({ ...tx.approvals, ...approvalWrites(tx) }),
    connections: () => ({ ...tx.connections, ...connectionWrites(tx) }),
    credentials: () => ({ ...tx.credentials, ...credentialWrites(tx) }),
    toolCalls: () => ({ ...tx.toolCalls, ...callWrites(tx) }),
  });

const approvalWrites = (tx: Repositories): Pick<Repositories["approvals"], "decide"> => ({
  async decide(id, decision) {
    const approval = await tx.approvals.decide(id, decision);
    if (approval?.kind === "call") {
      const event = approvalEvent(approval);
      if (event) await recordAudit(tx, event);
    }
    return approval;
  },
});

const DECIDED = {
  approved: "approval_approved",
  denied: "approval_denied",
  expired: "approval_expired",
} as const;

function approvalEvent(approval: Approval): AuditEvent | undefined {
  const { state, approvedArguments } = approval;
  // A void approval was decided by nobody.
  if (state === "pending" || state === "void") return undefined;
  return {
    actor: approval.decidedBy,
    action: DECIDED[state],
    outcome: "done",
    target: { kind: "approval", id: approval.id },
    tool: approval.toolName,
    connectionId: approval.connectionId,
    runId: approval.runId,
    hashes: {
      before: hashOf(approval.arguments),
      after: approvedArguments === null ? null : hashOf(approvedArguments),
    },
  };
}

const connectionWrites = (
  tx: Repositories,
): Pick<Repositories["connections"], "insert" | "remove"> => ({
  async insert(wanted) {
    const connection = await tx.connections.insert(wanted);
    await recordAudit(tx, connectionEvent("connection_created", connection));
    return connection;
  },
  async remove(userId, id) {
    const connection = await tx.connections.find(userId, id);
    const isRemoved = await tx.connections.remove(userId, id);
    if (isRemoved && connection)
      await recordAudit(tx, connectionEvent("connection_deleted", connection));
    return isRemoved;
  },
});

const connectionEvent = (
  action: "connection_created" | "connection_deleted",
  { id, userId, connectionType }: Connection,
): AuditEvent => ({
  actor: userId,
  action,
  outcome: "done",
  connectionId: id,
  target: { kind: "plugin", id: connectionType },
});

const credentialWrites = (
  tx: Repositories,
): Pick<Repositories["credentials"], "put" | "overwrite" | "remove"> => {
  const note = (
    action: "credentials_stored" | "credentials_removed",
    actor: string,
    connectionId: string,
  ) => recordAudit(tx, { actor, action, outcome: "done", connectionId });
  return {
    async put(row, replaced) {
      const isStored = await tx.credentials.put(row, replaced);
      if (isStored) await note("credentials_stored", row.userId, row.connectionId);
      return isStored;
    },
    async overwrite(row) {
      await tx.credentials.overwrite(row);
      await note("credentials_stored", row.userId, row.connectionId);
    },
    async remove(userId, connectionId) {
      await tx.credentials.remove(userId, connectionId);
      await note("credentials_removed", userId, connectionId);
    },
  };
};

/** A call that is in progress or may be repeated has not ended yet. */
const OPEN = ["running", "held"];

const callWrites = (tx: Repositories): Pick<Repositories["toolCalls"], "insert" | "update"> => ({
  async insert(call) {
    await tx.toolCalls.insert(call);
    if (!OPEN.includes(call.outcome)) await noteCall(tx, call.runId, call.callId);
  },
  async update(runId, callId, patch) {
    await tx.toolCalls.update(runId, callId, patch);
    if (!OPEN.includes(patch.outcome)) await noteCall(tx, runId, callId);
  },
});

async function noteCall(tx: Repositories, runId: string, callId: string): Promise<void> {
  const call = await tx.toolCalls.findEnded(runId, callId);
  if (!call) return;
  const { keyId, keyPrefix } = call;
  await recordAudit(tx, {
    actor: call.userId,
    action: "tool_call",
    outcome: call.outcome,
    tool: call.name,
    connectionId: call.connectionId,
    runId,
    approvedBy: call.approvedBy,
    ...(keyId !== null && {
      target: { kind: "api_key", id: keyId, ...(keyPrefix !== null && { label: keyPrefix }) },
    }),
  });
}
