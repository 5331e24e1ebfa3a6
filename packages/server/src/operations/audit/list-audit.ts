import { readAudit } from "../../domain/audit/read-audit.ts";
import { ok, operation } from "../../http/operation.ts";
import { toAuditEntry } from "./to-audit-entry.ts";

export const listAudit = operation("listAudit", async ({ deps, user, query }) => {
  const filter = { ...query, mine: query.mine === "true" };
  const { items, nextCursor } = await readAudit(deps, user, filter);
  return ok({ items: items.map(toAuditEntry), next_cursor: nextCursor });
});
