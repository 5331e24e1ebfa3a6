import type { AuditEntry } from "@switchboard/api-client/types";
import type { ReadEntry } from "../../domain/audit/ports.ts";

/** A line of the audit record, as the contract has it. */
export const toAuditEntry = (entry: ReadEntry): AuditEntry => ({
  id: String(entry.seq),
  created_at: entry.at.toISOString(),
  actor_id: entry.actorId,
  actor_email: entry.actorEmail,
  action: entry.action,
  target_kind: entry.targetKind,
  target: entry.targetLabel ?? entry.targetId,
  tool: entry.tool,
  connection: entry.connection ?? entry.connectionId,
  approved_by: entry.approvedBy,
  edited: entry.afterHash === null ? null : entry.afterHash !== entry.beforeHash,
  outcome: entry.outcome,
  detail: entry.detail,
  run_id: entry.runId,
});
