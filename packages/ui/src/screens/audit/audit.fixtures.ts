import type { AuditLine, AuditState } from "./audit.types.ts";

const line = (
  id: number,
  time: string,
  who: string | null,
  action: string,
  more: Partial<AuditLine> = {},
): AuditLine => ({
  id: String(id),
  at: `2026-11-20T${time}:00Z`,
  who,
  action,
  about: [],
  approvedBy: null,
  outcome: "done",
  ...more,
});

const maya = "maya@haldencoffee.example";
const ines = "ines@haldencoffee.example";

export const lines: readonly AuditLine[] = [
  line(412, "11:58", maya, "balance_changed", { about: [ines, "+200.00 credits"] }),
  line(411, "11:51", ines, "tool_call", {
    about: ["Create issue", "Halden Jira"],
    approvedBy: ines,
  }),
  line(410, "11:50", ines, "approval_approved", {
    about: ["Create issue", "Halden Jira", "edited"],
  }),
  line(409, "11:32", ines, "tool_call", {
    about: ["Search issues", "Halden Jira"],
    outcome: "failed",
  }),
  line(408, "10:14", "tomas@haldencoffee.example", "permission_denied", {
    about: ["List users"],
    outcome: "denied",
  }),
  line(407, "09:40", null, "login_failed", {
    about: ["tomas@haldencoffee.example"],
    outcome: "failed",
  }),
  line(406, "09:05", maya, "plugin_settings_changed", {
    about: ["Jira", "Client ID, Client secret"],
  }),
  line(405, "03:00", null, "audit_pruned", { about: ["38 older than 400 days"] }),
];

export const long: readonly AuditLine[] = Array.from({ length: 50 }, (_, at) =>
  line(400 - at, "02:00", `${"warehouse".repeat(8)}-${at}@haldencoffee.example`, "tool_call", {
    about: [
      `quarterly_supplier_reconciliation_and_escalation_${at}`,
      "Halden Coffee Roasters (Oslo)",
    ],
    approvedBy: maya,
    outcome: "unknown",
  }),
);

export const ready: Extract<AuditState, { kind: "ready" }> = {
  kind: "ready",
  scope: "all",
  lines,
  filter: { email: "", action: "", outcome: "", from: "", to: "" },
  olderHref: "/ui/admin/audit?cursor=405",
  newestHref: null,
  verification: { kind: "none" },
};
