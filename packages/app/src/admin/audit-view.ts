import type { AuditEntry } from "@switchboard/api-client";
import { type AuditFilter, type AuditLine, auditTexts } from "@switchboard/ui/screens/audit";

const KEYS = ["email", "action", "outcome", "from", "to"] as const;
const OUTCOMES = ["done", "failed", "denied", "unknown"] as const;

/** What the address narrows the log to. */
export const readAuditFilter = (search: URLSearchParams): AuditFilter => {
  const [email = "", action = "", outcome = "", from = "", to = ""] = KEYS.map((key) =>
    (search.get(key) ?? "").slice(0, key === "email" ? 200 : 60),
  );
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  return {
    email,
    action,
    outcome: OUTCOMES.some((one) => one === outcome) ? outcome : "",
    from: isDay(from) ? from : "",
    to: isDay(to) ? to : "",
  };
};

/** The same as a query of the server. */
export function toAuditQuery({ email, action, outcome, from, to }: AuditFilter) {
  const known = OUTCOMES.find((one) => one === outcome);
  return {
    ...(email && { email }),
    ...(action && { action }),
    ...(known && { outcome: known }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

const { nameOf } = auditTexts;

/** What a line is about: only names that people gave are shown as they are. */
function partsOf({ tool, connection, target, target_kind: kind, detail }: AuditEntry) {
  const isNamedByCode = kind === "operation" || kind === "plugin";
  return [
    tool && nameOf(tool),
    connection,
    kind === "approval" ? null : target && isNamedByCode ? nameOf(target) : target,
    detail && kind === "plugin" ? detail.split(", ").map(nameOf).join(", ") : detail,
  ];
}

/** A line as it is shown. */
export function toAuditLine(entry: AuditEntry): AuditLine {
  return {
    id: entry.id,
    at: entry.created_at,
    who: entry.actor_email ?? entry.actor_id,
    action: entry.action,
    about: [
      ...partsOf(entry).flatMap((part) => (part ? [part] : [])),
      ...(entry.edited === true ? ["edited"] : []),
    ],
    approvedBy: entry.approved_by ?? null,
    outcome: entry.outcome,
  };
}
