import type { TranscriptMessage } from "../../patterns/chat-transcript/index.ts";
import type { InboxRow } from "../../patterns/inbox-list/index.ts";
import type { Script } from "../../patterns/step-player/index.ts";
import type { ToolCallView } from "../../patterns/tool-call/types.ts";

/** What the demo shows: the same messages as a real chat, and what happens around them. */
export type DemoPart =
  | { kind: "message"; message: TranscriptMessage }
  | { kind: "thinking" }
  | { kind: "approval" }
  /** The item of the inbox is settled. */
  | { kind: "resolved" };

/** One line of the demo's inbox. */
export type DemoItem = Pick<InboxRow, "id" | "title" | "description" | "priority" | "sourceType">;

/** The item that the chat settles. */
export const settledItem = "checkout";

export const demoItems: readonly DemoItem[] = [
  {
    id: settledItem,
    title: "Checkout fails on phones",
    description: "Brightwater Hotels: the button does nothing",
    priority: "critical",
    sourceType: "email",
  },
  {
    id: "invoices",
    title: "Overdue receivables passed $30,000",
    description: "6 invoices, $31,482.60",
    priority: "high",
    sourceType: "data_condition",
  },
  {
    id: "labels",
    title: "Labels print the wrong lot code",
    description: "Reported by Priya Raman",
    priority: "medium",
    sourceType: "jira",
  },
];

const tracker = { name: "Issues – Halden Coffee", plugin: "Issue tracker", logoUrl: null };

export const demoQuestion =
  "Brightwater cannot check out on phones. Do we know about it? Make it urgent.";

const search: ToolCallView = {
  id: "search",
  name: "search_issues",
  label: "Look for open issues about the checkout on phones",
  arguments: { query: "checkout phone", status: "open" },
  connection: tracker,
  effect: "read",
  state: "done",
  durationMs: 640,
  result: [
    { id: 412, subject: "Checkout button hidden on small screens", priority: "Normal", votes: 3 },
  ],
};

/** The call that waits for an approval. */
export const demoCall = {
  id: "update",
  name: "update_issue",
  arguments: { id: 412, priority: "Urgent", notes: "Brightwater Hotels is affected" },
  connection: tracker,
  effect: "write",
  state: "done",
  durationMs: 910,
  result: { id: 412, priority: "Urgent", updated: true },
} as const satisfies ToolCallView;

const call = (view: ToolCallView): DemoPart => ({
  kind: "message",
  message: { kind: "tool_call", id: view.id, call: view },
});

/** Question, thinking, a result, an approval, its result, an answer: 0.5 to 2.5 seconds apart. */
export const demoScript: Script<DemoPart> = [
  { kind: "type", text: demoQuestion },
  { kind: "wait", ms: 500 },
  {
    kind: "show",
    part: { kind: "message", message: { kind: "user", id: "question", text: demoQuestion } },
    say: "The question is sent.",
  },
  { kind: "wait", ms: 800 },
  { kind: "show", part: { kind: "thinking" }, say: "The agent is thinking." },
  { kind: "wait", ms: 1_800 },
  { kind: "show", part: call(search), say: "It found one open issue." },
  { kind: "wait", ms: 1_500 },
  {
    kind: "approve",
    part: { kind: "approval" },
    approved: {
      kind: "message",
      message: {
        kind: "status",
        id: "approved",
        text: `User approved tool call: ${demoCall.name}`,
        mark: "done",
      },
    },
    say: "The agent asks before it changes the issue.",
  },
  { kind: "wait", ms: 1_000 },
  { kind: "show", part: call(demoCall), say: "Approved. The issue is changed." },
  { kind: "wait", ms: 2_000 },
  {
    kind: "show",
    part: {
      kind: "message",
      message: {
        kind: "assistant",
        id: "answer",
        text: "Yes: issue **412**, *Checkout button hidden on small screens*. It is **Urgent** now, and notes that Brightwater Hotels is affected.",
      },
    },
    say: "The agent answers.",
  },
  { kind: "wait", ms: 500 },
  { kind: "show", part: { kind: "resolved" }, say: "The item in the inbox is resolved." },
];
