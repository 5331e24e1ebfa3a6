import type { Script } from "./step-player.logic.ts";

/** The parts of the demonstration in the stories. */
export type DemoPart = { id: string; by: "you" | "agent" | "note"; text: string };

const question = "Which invoices are more than 30 days late?";

/** A question, a tool, an approval, an answer. */
export const demo: Script<DemoPart> = [
  { kind: "type", text: question },
  { kind: "wait", ms: 500 },
  { kind: "show", part: { id: "1", by: "you", text: question }, say: "The question is sent." },
  { kind: "wait", ms: 1_000 },
  { kind: "show", part: { id: "2", by: "note", text: "Thinking…" } },
  { kind: "wait", ms: 1_500 },
  { kind: "show", part: { id: "3", by: "note", text: "list_overdue_invoices: 6 invoices" } },
  { kind: "wait", ms: 1_000 },
  {
    kind: "approve",
    part: { id: "4", by: "note", text: "Create a task for Marlow & Finch? Waiting for approval." },
    approved: { id: "4", by: "note", text: "User approved tool call: create_task" },
    say: "The agent asks before it creates a task.",
  },
  { kind: "wait", ms: 2_500 },
  {
    kind: "show",
    part: { id: "5", by: "agent", text: "Six are late, $31,482.60 in total. The task is there." },
    say: "The agent answers.",
  },
];
