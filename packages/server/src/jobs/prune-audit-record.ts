import type { Deps } from "../deps.ts";
import { pruneAudit } from "../domain/audit/prune-audit.ts";
import { every } from "../domain/jobs/define-job.ts";

export const pruneAuditRecord = every(24 * 60, "prune-audit-record", (deps: Deps) =>
  pruneAudit(deps),
);
