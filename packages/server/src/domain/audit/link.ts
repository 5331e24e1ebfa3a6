import { createHash } from "node:crypto";
import type { AuditEntry } from "./ports.ts";

/** The link of a line: what it says, held to the link of the line before. */
export function linkOf(previous: string, entry: AuditEntry): string {
  const said = [
    entry.seq,
    entry.at.toISOString(),
    entry.actorId,
    entry.actorEmail,
    entry.action,
    entry.outcome,
    entry.targetKind,
    entry.targetId,
    entry.targetLabel,
    entry.tool,
    entry.connectionId,
    entry.runId,
    entry.approvedBy,
    entry.beforeHash,
    entry.afterHash,
    entry.detail,
  ];
  return createHash("sha256").update(previous).update(JSON.stringify(said)).digest("hex");
}
