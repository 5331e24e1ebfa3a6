import { inboxNow } from "../../patterns/inbox-list/inbox-list.fixtures.ts";
import { mail as mailHtml } from "../../patterns/sandboxed-html/sandboxed-html.fixtures.ts";
import type {
  InboxItemActions,
  InboxItemReady,
  InboxItemView,
  ItemMail,
  ItemRun,
} from "./inbox-item.types.ts";

export const fullMail: ItemMail = {
  from: "Sofia Finch <sofia@marlowfinch.example>",
  to: "accounts@haldencoffee.example",
  date: "2026-11-20T12:52:00Z",
  subject: "Late delivery, third time this month (order 88213)",
  threadHref: "https://mail.google.com/mail/u/0/#all/18c2f",
  summary:
    "Order 88213 was promised for 17 November and has not arrived. The Chiado café runs out of house espresso on Saturday morning. She asks for delivery before Saturday 08:00 and a credit for the third delay.",
  extract: false,
  html: mailHtml,
  text: null,
  attachments: [
    { name: "order-88213.pdf", bytes: 84_213 },
    { name: "empty-shelf.jpg", bytes: 1_240_000 },
  ],
};

export const mailItem: InboxItemView = {
  id: "i-1",
  title: "Late delivery, third time this month",
  description:
    "A wholesale customer reports a third late delivery and asks for a Saturday slot and a credit.",
  priority: "high",
  priorityReason: "Marked urgent by the sender.",
  status: "Open",
  sourceType: "email",
  receivedAt: "2026-11-20T12:52:00Z",
  folder: "open",
  mail: fullMail,
  issue: null,
  payload: null,
  step: null,
};

export const issueItem: InboxItemView = {
  ...mailItem,
  title: "Label printer prints the wrong lot code",
  description: "Reported by Priya Raman, blocks line 2",
  priorityReason: "Priority Highest in Jira.",
  status: "In progress",
  sourceType: "jira",
  mail: null,
  issue: {
    key: "OPS-412",
    href: "https://haldencoffee.atlassian.example/browse/OPS-412",
    status: "In Progress",
    assignee: "Priya Raman",
  },
  payload: {
    key: "OPS-412",
    url: "https://haldencoffee.atlassian.example/browse/OPS-412",
    status: "In Progress",
    assignee: "Priya Raman",
    labels: ["line-2", "printer"],
  },
};

export const rowItem: InboxItemView = {
  ...mailItem,
  title: "Overdue receivables passed $30,000",
  description: "QuickBooks: 6 invoices, $31,482.60",
  priority: "medium",
  priorityReason: null,
  sourceType: "data_condition",
  mail: null,
  payload: { account: "Receivables", overdue: 31482.6, invoices: 6, since: "2026-11-01" },
};

export const taskItem: InboxItemView = {
  ...mailItem,
  id: "t-1",
  title: "Call the roastery",
  description: "About lot 12",
  priority: "medium",
  priorityReason: null,
  status: "open",
  sourceType: "manual",
  mail: null,
  dueDate: "2026-11-18",
  task: {
    title: "Call the roastery",
    description: "About lot 12",
    priority: "medium",
    dueDate: "2026-11-18",
  },
};

export const ready: InboxItemReady = {
  kind: "ready",
  item: mailItem,
  position: { index: 3, total: 12 },
  previousHref: "/switchboard-inbox/i-2",
  nextHref: "/switchboard-inbox/i-4",
  listHref: "/switchboard-inbox",
  playbooks: [
    { id: "p-1", name: "Late delivery reply" },
    { id: "p-2", name: "Credit for a delayed order" },
  ],
  busy: null,
  deleting: null,
  restorable: true,
  alert: null,
  now: inboxNow,
  keys: true,
};

const undecided = { pending: 0, approved: 0, denied: 0, undecided: 0 };

/** What playbooks did about an item. */
export const runs: readonly ItemRun[] = [
  {
    href: "/switchboard-chat/s-3",
    name: "Late delivery reply",
    at: "2026-11-20T12:53:00Z",
    state: "waiting",
    rehearsal: false,
    approvals: { ...undecided, pending: 1, approved: 1 },
  },
  {
    href: "/switchboard-chat/s-2",
    name: "Credit for a delayed order",
    at: "2026-11-20T12:40:00Z",
    state: "finished",
    rehearsal: true,
    approvals: undecided,
  },
  {
    href: "/switchboard-chat/s-1",
    name: null,
    at: "2026-11-20T12:30:00Z",
    state: "failed",
    rehearsal: false,
    approvals: undecided,
  },
];

const nothing = () => undefined;

export const actions: InboxItemActions = {
  onArchive: nothing,
  onDelete: nothing,
  onRestore: nothing,
  onConfirmDelete: nothing,
  onCancelDelete: nothing,
  onCloseAlert: nothing,
  onDraftReply: nothing,
  onResolveInChat: nothing,
  onPlaybook: nothing,
  onGo: nothing,
  onUndo: nothing,
  onKeys: nothing,
};
