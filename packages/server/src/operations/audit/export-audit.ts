import { readWholeAudit } from "../../domain/audit/read-audit.ts";
import { recordAudit } from "../../domain/audit/record-audit.ts";
import { csvLine } from "../../domain/csv.ts";
import { operation } from "../../http/operation.ts";
import { toAuditEntry } from "./to-audit-entry.ts";

const COLUMNS = [
  "id",
  "created_at",
  "actor_email",
  "action",
  "outcome",
  "target_kind",
  "target",
  "tool",
  "connection",
  "approved_by",
  "detail",
  "run_id",
] as const;

/** The lines are read as they are sent, so the record may be longer than the memory of the server. */
export const exportAudit = operation("exportAudit", async ({ deps, user, query }) => {
  await recordAudit(deps.store, { actor: user.id, action: "audit_exported", outcome: "done" });
  const parts = readWholeAudit(deps, user, query);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvLine(COLUMNS))),
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) return controller.close();
      const lines = value.map((line) => {
        const entry = toAuditEntry(line);
        return csvLine(COLUMNS.map((name) => entry[name] ?? null));
      });
      controller.enqueue(encoder.encode(lines.join("")));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="audit.csv"',
      "cache-control": "no-store",
    },
  });
});
