import type { PlaybookRow, PlaybooksState, ReadyMadePlaybook } from "./playbooks.types.ts";

const row = (
  id: string,
  name: string,
  description: string | null,
  target: PlaybookRow["target"],
): PlaybookRow => ({ id, name, description, target, editHref: `/ui/playbooks/edit/${id}` });

export const playbooks: readonly PlaybookRow[] = [
  row(
    "p-1",
    "Late delivery reply",
    "Apologize, give one firm date, and offer the credit our policy allows.",
    "email",
  ),
  row("p-2", "Triage a bug report", "Find duplicates and suggest an assignee.", "jira"),
  row(
    "p-3",
    "Order over the credit limit",
    "Check the account before the order ships.",
    "data_condition",
  ),
  row("p-4", "Plan a task", "Break a task into steps with dates.", "manual"),
];

export const manyLong: readonly PlaybookRow[] = Array.from({ length: 40 }, (_, index) =>
  row(
    `long-${index}`,
    index % 3 === 0
      ? `Quarterly-supplier-reconciliation-and-escalation-${index}`.repeat(2)
      : `Answer questions about invoices of wholesale customers, version ${index}`,
    "Reads the invoice, the delivery, and the terms that were agreed with the customer, lists what does not match, and drafts a friendly answer that names one amount and one date.",
    (["email", "jira", "data_condition", "manual"] as const)[index % 4] ?? "email",
  ),
);

const offer = (
  id: string,
  name: string,
  description: string,
  target: ReadyMadePlaybook["target"],
): ReadyMadePlaybook => ({
  id,
  name,
  description,
  target,
  href: `/ui/playbooks/create?from=${id}`,
});

export const readyMade: readonly ReadyMadePlaybook[] = [
  offer(
    "reply",
    "Reply to a customer",
    "Answers every question in an email, and asks for what is missing.",
    "email",
  ),
  offer(
    "tasks",
    "Turn an email into tasks",
    "Lists what is asked of you, by when, and by whom.",
    "email",
  ),
  offer(
    "triage",
    "Triage an issue",
    "Looks for duplicates and suggests a priority and an assignee.",
    "jira",
  ),
  offer(
    "status",
    "Report the status of an issue",
    "Sums up where an issue stands for people outside the team.",
    "jira",
  ),
  offer(
    "row",
    "Check an unusual row",
    "Explains why a row stands out and what to do about it.",
    "data_condition",
  ),
  offer("plan", "Plan a task", "Breaks a task into steps that you can start today.", "manual"),
];

export const ready: Extract<PlaybooksState, { kind: "ready" }> = {
  kind: "ready",
  playbooks,
  readyMade,
  deleting: null,
  alert: null,
};

const automaticRow = (
  playbook: PlaybookRow,
  state: NonNullable<PlaybookRow["automation"]>["state"],
  at?: string,
): PlaybookRow => ({
  ...playbook,
  automation: { state, lastRun: at ? { href: "/switchboard-chat/s-9", at } : null },
});

/** Playbooks that run by themselves, and one that does not. */
export const automatic: readonly PlaybookRow[] = [
  automaticRow(
    row("a-1", "Late delivery reply", "Apologize, and give one firm date.", "email"),
    "on",
    "2026-11-20T09:41:00Z",
  ),
  automaticRow(row("a-2", "Triage a bug report", "Find duplicates.", "jira"), "on"),
  automaticRow(
    row("a-3", "Order over the credit limit", null, "data_condition"),
    "limited",
    "2026-11-20T11:02:00Z",
  ),
  automaticRow(
    row("a-4", "File an invoice", "Enter it, and ask before paying.", "email"),
    "paused",
    "2026-11-19T16:20:00Z",
  ),
  row("a-5", "Plan a task", "Break a task into steps with dates.", "manual"),
];
