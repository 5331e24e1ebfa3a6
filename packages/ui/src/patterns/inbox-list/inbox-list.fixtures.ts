import { roughTexts } from "../../testing/matrix.tsx";
import type { InboxRow } from "./types.ts";

/** The current time of the fixtures. */
export const inboxNow = "2026-11-20T14:00:00Z";

function ago(minutes: number): string {
  return new Date(Date.parse(inboxNow) - minutes * 60_000).toISOString();
}

function row(
  id: string,
  priority: string,
  sourceType: string,
  title: string,
  description: string,
  status: string,
  minutes: number,
  rest: Partial<InboxRow> = {},
): InboxRow {
  return {
    id,
    priority,
    sourceType,
    title,
    description,
    status,
    href: `/switchboard-inbox/${id}`,
    sourceIdentifier: sourceType === "email" ? `gmail-message-${id}` : `${sourceType}-${id}`,
    receivedAt: ago(minutes),
    ...rest,
  };
}

/** Maya's twelve tasks. */
export const inboxItems: readonly InboxRow[] = [
  row(
    "i-1",
    "critical",
    "email",
    "Espresso machine down at Brightwater, Lisbon",
    "Inês Duarte: guests arrive at 17:00, technician needed",
    "New",
    12,
  ),
  row(
    "i-2",
    "critical",
    "data_condition",
    "Green coffee cover below 14 days",
    "Santos NY2: 11.6 days at the current roast rate",
    "New",
    38,
  ),
  row(
    "i-3",
    "high",
    "email",
    "Late delivery, third time this month",
    "Marlow & Finch Cafés: order 88213, promised 17 November",
    "Open",
    60,
  ),
  row(
    "i-4",
    "high",
    "jira",
    "Label printer prints the wrong lot code",
    "Reported by Priya Raman, blocks line 2",
    "In progress",
    125,
    {
      reference: "OPS-412",
    },
  ),
  row(
    "i-5",
    "high",
    "email",
    "Price list 2027: signature still missing",
    "Oakline Offices: our legal team asks for one change in 4.2",
    "Open",
    180,
  ),
  row(
    "i-6",
    "medium",
    "data_condition",
    "Overdue receivables passed $30,000",
    "QuickBooks: 6 invoices, $31,482.60",
    "Open",
    300,
  ),
  row(
    "i-7",
    "medium",
    "email",
    "Can you match the Rossi offer on capsules?",
    "Copper Kettle Bakery: 2,400 a month for twelve months",
    "Open",
    430,
    { sourceIdentifier: "imap-7" },
  ),
  row(
    "i-8",
    "medium",
    "jira",
    "Wholesale login loops on Safari",
    "3 customers affected",
    "In progress",
    1500,
    { reference: "WEB-96" },
  ),
  row(
    "i-9",
    "medium",
    "manual",
    "Call the Huehuetenang co-op about container 7",
    "Added by you",
    "Open",
    1600,
  ),
  row(
    "i-10",
    "low",
    "email",
    "Invitation: Lisbon Coffee Week, exhibitor list",
    "Organiser asks for logo and stand size by 1 December",
    "Open",
    2900,
  ),
  row("i-11", "low", "jira", "Archive the 2024 cupping sheets", "No due date", "Open", 4400, {
    reference: "OPS-398",
  }),
  row(
    "i-12",
    "low",
    "manual",
    "Choose gift boxes for December",
    "Added by Tomás Rey",
    "Open",
    5800,
  ),
];

/** One of each source and priority, and one of each unknown kind. */
export const kindsOfItems: readonly InboxRow[] = [
  row("k-1", "critical", "email", "A message of a mailbox", "with its own buttons", "New", 5),
  row("k-2", "high", "email", "A message from elsewhere", "without them", "Open", 9, {
    sourceIdentifier: null,
  }),
  row("k-3", "medium", "jira", "An issue", "of an issue tracker", "In progress", 20),
  row("k-4", "low", "data_condition", "A condition", "that came true", "Done", 50),
  row("k-5", "P2", "manual", "A task", "with a priority of its own kind", "Waiting", 200),
  row(
    "k-6",
    "Someday",
    "rss_feed",
    "An item",
    "of a source not known here",
    "Blocked by roast",
    300,
  ),
];

/** Texts that break weak layouts. */
export const roughItems: readonly InboxRow[] = [
  row("r-1", "high", "email", roughTexts.unbreakable, roughTexts.long, roughTexts.long, 5),
  row("r-2", "medium", "jira", roughTexts.long, roughTexts.unbreakable, "Open", 9, {
    reference: "OPERATIONS-100412",
  }),
  row("r-3", "low", "manual", roughTexts.rightToLeft, roughTexts.rightToLeft, "Open", 20),
  row("r-4", "low", roughTexts.unbreakable, "No description", "", "", 20, {
    description: null,
    receivedAt: null,
  }),
];

/** The same `count` items each time. */
export function makeItems(count: number, prefix = "m"): InboxRow[] {
  return Array.from({ length: count }, (_, index) => {
    const from = inboxItems[(index * 5) % inboxItems.length] ?? inboxItems[0];
    const id = `${prefix}-${index}`;
    return { ...(from as InboxRow), id, href: `#${id}`, title: `${from?.title} ${index + 1}` };
  });
}

/** What only Maya can settle: a decision, a connection, a source. */
export const waitingItems: readonly InboxRow[] = [
  row(
    "w-1",
    "high",
    "manual",
    "Approve: create a task in Accounts receivable",
    "The agent is waiting for your decision.",
    "open",
    4,
    {
      href: "/switchboard-chat/s-1",
      sourceIdentifier: "approval-1",
      waiting: "approval",
      step: { label: "Review", href: "/switchboard-chat/s-1" },
    },
  ),
  row(
    "w-2",
    "high",
    "manual",
    "Reconnect Zendesk – Support",
    "The app no longer accepts the credentials.",
    "open",
    350,
    {
      href: "/ui/connections/edit/c-9?reconnect=credentials",
      sourceIdentifier: "connection-9",
      waiting: "connection",
      step: { label: "Reconnect", href: "/ui/connections/edit/c-9?reconnect=credentials" },
    },
  ),
  row(
    "w-3",
    "high",
    "manual",
    "Receivables watch has failed since Friday",
    "The file “Invoices 2026” was deleted.",
    "open",
    900,
    {
      href: "/ui/inbox-sources",
      sourceIdentifier: "source-3",
      waiting: "source",
      step: { label: "Open Sources", href: "/ui/inbox-sources" },
    },
  ),
];
