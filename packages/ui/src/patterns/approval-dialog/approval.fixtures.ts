import type { ApprovalRequest } from "./types.ts";

// The dialog prefetches its window; a story that opens it at once must not wait for that.
await import("./approval-window.tsx");

/** The current time of the fixtures. */
export const approvalNow = Date.UTC(2026, 10, 20, 14, 0, 0);

/** A call that writes: a task with seven arguments, one of several pending ones. */
export const createIssue: ApprovalRequest = {
  id: "approval-1",
  call: {
    id: "call-1",
    name: "create_issue",
    arguments: {
      project_key: "AR · Accounts receivable",
      summary: "Collect INV-20418 from Marlow & Finch Cafés",
      description:
        "63 days overdue, $9,840.00 outstanding. Last contact 4 November by e-mail. Terms: net 30, credit limit $12,000.",
      assignee: "Tomás Rey",
      priority: "Medium",
      due_date: "2026-11-27",
      notify: true,
    },
  },
  connection: {
    name: "Jira – Halden Ops",
    plugin: "Jira",
    logoUrl: null,
    account: "maya@haldencoffee.example",
  },
  effect: "write",
  sentence: "Create a task in the project Accounts receivable and assign it to Tomás Rey.",
  schema: {
    type: "object",
    required: ["project_key", "summary"],
    properties: {
      project_key: {
        type: "string",
        title: "Project",
        enum: ["AR · Accounts receivable", "OPS · Operations"],
      },
      summary: { type: "string", title: "Summary" },
      description: { type: "string", title: "Description", format: "textarea" },
      assignee: {
        type: "string",
        title: "Assignee",
        enum: ["Tomás Rey", "Inês Duarte", "Priya Raman"],
      },
      priority: { type: "string", title: "Priority", enum: ["Low", "Medium", "High", "Critical"] },
      due_date: { type: "string", title: "Due date", format: "date" },
      notify: { type: "boolean", title: "Tell the assignee", description: "Jira sends an e-mail" },
    },
  },
  origins: ["QuickBooks", "wholesale-terms-2026.xlsx"],
  expiresAt: approvalNow + 872_000,
  position: { index: 1, total: 2 },
};

/** A call of the built-in task tool. */
export const createTask: ApprovalRequest = {
  id: "approval-2",
  call: {
    id: "call-2",
    name: "create_task",
    arguments: { title: "Call Île-de-France about the drop", priority: "high", estimate: 3 },
  },
  connection: { name: "Tasks – Halden Coffee", plugin: "Tasks", logoUrl: null },
  effect: "write",
  sentence: "Create the task “Call Île-de-France about the drop”.",
  schema: {
    type: "object",
    required: ["title"],
    properties: {
      title: { type: "string" },
      priority: { type: "string", enum: ["low", "medium", "high"] },
      estimate: { type: "integer", minimum: 1, maximum: 10 },
    },
  },
  origins: ["sales.csv"],
  expiresAt: approvalNow + 872_000,
};

/** A call without arguments that cannot be undone. */
export const emptyTrash: ApprovalRequest = {
  id: "approval-3",
  call: { id: "call-3", name: "empty_trash", arguments: {} },
  connection: { name: "Files", plugin: "Files", logoUrl: null },
  effect: "destructive",
  sentence: "Delete everything in the trash for good.",
  schema: { type: "object", properties: {} },
  origins: [],
  expiresAt: null,
};

/** A call whose texts contain hidden characters. */
export const trickyMail: ApprovalRequest = {
  id: "approval-4",
  call: {
    id: "call-4",
    name: "send_mail",
    arguments: {
      to: "billing@аррlе-pay.com",
      subject: "Invoice\u202Efdp.exe",
      body: "Please pay at https://xn--pple-43d.com/pay to\u200Bday.",
    },
  },
  connection: { name: "Gmail – Accounts", plugin: "Gmail", logoUrl: null },
  effect: "send",
  sentence: "Send a mail to billing.",
  schema: null,
  origins: ["mail of 19 November"],
  expiresAt: approvalNow + 60_000,
};

/** A call with more text than fits. */
export const longCall: ApprovalRequest = {
  ...createTask,
  id: "approval-5",
  call: {
    id: "call-5",
    name: "update_page_with_a_name_that_is_much_longer_than_any_sensible_name_of_a_tool_would_ever_be",
    arguments: {
      title: "Quarterly report",
      body: "Revenue grew in every region but one. ".repeat(80),
      sections: Array.from({ length: 12 }, (_, index) => ({
        heading: `Section ${index + 1}`,
        rows: [index, index * 2],
      })),
    },
  },
  schema: null,
  sentence: undefined,
};

const asTask = (index: number, title: string, priority: string): ApprovalRequest => ({
  ...createTask,
  id: `queue-${index}`,
  call: { id: `queued-${index}`, name: "create_task", arguments: { title, priority } },
  sentence: `Create the task “${title}”.`,
  position: { index, total: 3 },
});

/** Three calls of one step. */
export const queue: readonly ApprovalRequest[] = [
  { ...createTask, id: "queue-1", position: { index: 1, total: 3 } },
  asTask(2, "Order paper cups", "low"),
  asTask(3, "Send the October invoice", "medium"),
];

/** A call with more short arguments than fit. */
export const manyArguments: ApprovalRequest = {
  ...createTask,
  id: "approval-6",
  call: {
    id: "call-6",
    name: "create_tasks",
    arguments: Object.fromEntries(
      Array.from({ length: 24 }, (_, index) => [`task_${index + 1}`, `Call customer ${index + 1}`]),
    ),
  },
  sentence: "Create 24 tasks.",
  schema: null,
};

const recipients = Array.from(
  { length: 120 },
  (_, index) => `wholesale.customer.${index + 1}@example.com`,
);

/** A mail to more people than can be seen at once. */
export const massMail: ApprovalRequest = {
  ...trickyMail,
  id: "approval-7",
  call: {
    id: "call-7",
    name: "send_mail",
    arguments: { to: [...recipients, "press@evil.example"], subject: "Prices of 2027" },
  },
  sentence: "Send a mail.",
};

/** A call whose values are as long as a line, or some lines. */
export const wideCall: ApprovalRequest = {
  ...createTask,
  id: "approval-8",
  call: {
    id: "call-8",
    name: "create_event",
    arguments: {
      title: "Call Île-de-France about the drop in October, then write to the roaster",
      link: "https://meet.example.com/halden-coffee/october?pwd=4fK2",
      place: "KITCHEN OF THE ROASTERY, CELLAR",
      room: "Küche, Röstkeller Süd",
      notes: Array.from({ length: 24 }, (_, index) => `${index + 1}. Look at the numbers.`).join(
        "\n",
      ),
      guests: recipients.slice(0, 24),
    },
  },
  sentence: "Create an event.",
  schema: null,
};

/** A call that omits some optional arguments and clears others. */
export const sparseCall: ApprovalRequest = {
  ...createTask,
  id: "approval-9",
  call: {
    id: "call-9",
    name: "update_event",
    arguments: { id: "e-17", location: null, description: "", public: false, colour: null },
  },
  sentence: "Change the event e-17.",
  schema: {
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "string" },
      title: { type: "string" },
      location: { type: ["string", "null"] },
      description: { type: "string" },
      colour: { enum: ["red", "blue", null] },
      size: { type: "string", enum: ["small", "large"] },
      guests: { type: "array", items: { type: "string" } },
      seats: { type: ["integer", "null"] },
      public: { type: "boolean" },
      notify: { type: "boolean", title: "Tell the guests", default: true },
    },
  },
};

/** A call whose statement is read before it runs. */
export const runQuery: ApprovalRequest = {
  ...createIssue,
  id: "approval-sql",
  call: {
    id: "call-sql",
    name: "run_query",
    arguments: {
      database: "warehouse",
      sql: "UPDATE invoices SET status = 'reminded', reminded_at = now() -- once\nWHERE days_overdue > 60 AND customer_id IN (SELECT id FROM customers WHERE segment = 'wholesale')",
    },
  },
  sentence: "Run a statement in the warehouse.",
  schema: {
    type: "object",
    required: ["database", "sql"],
    properties: {
      database: { type: "string", title: "Database" },
      sql: { type: "string", title: "Statement" },
    },
  },
  origins: [],
};
