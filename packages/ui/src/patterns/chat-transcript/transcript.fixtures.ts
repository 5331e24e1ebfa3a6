import type { ToolCallView } from "../tool-call/types.ts";
import type { TranscriptMessage, WorkingView } from "./types.ts";

/** The current time of all fixtures. */
export const fixtureNow = Date.UTC(2026, 10, 20, 14, 5, 9);

export const fixtureWorking: WorkingView = {
  startedAt: fixtureNow - 9_000,
  toolCalls: { used: 3, limit: 6 },
};

const data = { name: "My files", plugin: "Data", logoUrl: null };
const tasks = { name: "Tasks – Halden Coffee", plugin: "Tasks", logoUrl: null };

export const queryCall: ToolCallView = {
  id: "call-1",
  name: "query_data",
  arguments: {
    sql: "SELECT region, sum(amount) AS total FROM sales GROUP BY region ORDER BY total DESC",
  },
  connection: data,
  effect: "read",
  state: "done",
  durationMs: 840,
  result: {
    kind: "table",
    columns: [
      { name: "region", type: "text" },
      { name: "total", type: "decimal" },
    ],
    rows: [
      ["Nordrhein-Westfalen", 481224.5],
      ["Île-de-France", 310482.75],
      ["Šumava", 98310],
      [null, 1204.1],
    ],
    row_count: 4,
    truncated: false,
  },
};

export const describeCall: ToolCallView = {
  id: "call-0",
  name: "describe_file",
  arguments: { file: "sales.csv" },
  connection: data,
  effect: "read",
  state: "done",
  durationMs: 62,
  result: { tables: [{ name: "sales", row_count: 5210, columns: ["date", "region", "amount"] }] },
};

export const createTaskCall: ToolCallView = {
  id: "call-2",
  name: "create_task",
  arguments: {
    title: "Call Île-de-France about the drop",
    priority: "high",
    due_date: "2026-11-27",
  },
  proposedArguments: {
    title: "Call Île-de-France about the drop",
    priority: "medium",
    due_date: "2026-11-27",
  },
  connection: tasks,
  effect: "write",
  state: "done",
  durationMs: 1_210,
  result: { task: { id: "0193", title: "Call Île-de-France about the drop", status: "open" } },
};

export const answerText = `The total is **$891,221.35** over four regions. Nordrhein-Westfalen alone makes **54 %** of it.

| Region | Orders | Total (USD) | Change |
| --- | --- | --- | --- |
| Nordrhein-Westfalen | 2,310 | 481,224.50 | +4.2 % |
| Île-de-France | 1,904 | 310,482.75 | -11.8 % |
| Šumava | 988 | 98,310.00 | +0.4 % |
| No region | 8 | 1,204.10 | |

Two things stand out:

- \`Île-de-France\` fell by 11.8 % against the quarter before
- eight orders have no region, so they are missing from every map`;

export const user = {
  kind: "user",
  id: "m-user",
  text: "What is the total amount by region? Open a task for anything that fell by more than 10 %.",
} as const satisfies TranscriptMessage;

export const uploaded: TranscriptMessage = {
  kind: "status",
  id: "m-uploaded",
  text: "Successfully uploaded 'sales.csv'. It is now available for queries.",
  mark: "done",
};

export const answer: TranscriptMessage = { kind: "assistant", id: "m-answer", text: answerText };

/** Wraps a call as a message. */
export function toolMessage(call: ToolCallView): TranscriptMessage {
  return { kind: "tool_call", id: `m-${call.id}`, call };
}

/** A finished run with every common kind of message. */
export const fullRun: readonly TranscriptMessage[] = [
  uploaded,
  user,
  toolMessage(describeCall),
  toolMessage(queryCall),
  answer,
  {
    kind: "status",
    id: "m-approved",
    text: "User approved tool call: create_task",
    mark: "done",
  },
  toolMessage(createTaskCall),
  {
    kind: "assistant",
    id: "m-end",
    text: "Done. The task **Call Île-de-France about the drop** is due on 27 November.",
  },
];

const minute = 60_000;
const day = 24 * 60 * minute;

/** The same run after one from last month and one from yesterday: each message has a time. */
export const datedRun: readonly TranscriptMessage[] = [
  { kind: "user", id: "d-1", text: "Which files do I have?", at: fixtureNow - 49 * day },
  {
    kind: "assistant",
    id: "d-2",
    text: "None yet. Upload one with the button below.",
    at: fixtureNow - 49 * day + minute,
  },
  { kind: "user", id: "d-3", text: "And now?", at: fixtureNow - day },
  { kind: "assistant", id: "d-4", text: "One: **sales.csv**.", at: fixtureNow - day + minute },
  ...fullRun.map((message, index) => ({ ...message, at: fixtureNow - (10 - index) * minute })),
];

/** A run in progress: the last call has no result yet. */
export const runningRun: readonly TranscriptMessage[] = [
  ...fullRun.slice(0, 5),
  toolMessage({
    id: "call-3",
    name: "list_tasks",
    arguments: { status: "open", priority: "high" },
    connection: tasks,
    effect: "read",
    state: "running",
  }),
];

/** A conversation of `count` messages, questions and answers in turn. */
export function longConversation(count: number): readonly TranscriptMessage[] {
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? {
          kind: "user",
          id: `m-${index}`,
          text: `Question ${index / 2 + 1}: how did week ${index / 2 + 1} go?`,
        }
      : {
          kind: "assistant",
          id: `m-${index}`,
          text: `Week ${(index + 1) / 2} closed at **${(index * 1_317.25).toFixed(2)}**.\n\n- orders: ${index * 7}\n- returns: ${index}`,
        },
  );
}
