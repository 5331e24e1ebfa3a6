import {
  inboxItems,
  inboxNow,
  waitingItems,
} from "../../patterns/inbox-list/inbox-list.fixtures.ts";
import type { InboxRow } from "../../patterns/inbox-list/index.ts";
import type { InboxActions, InboxFilters, InboxReady } from "./inbox.types.ts";

const counts: Partial<Record<string, number>> = { open: 15, waiting: 3 };
const ids = [
  "open",
  "waiting",
  "email",
  "jira",
  "data_condition",
  "manual",
  "snoozed",
  "archived",
  "deleted",
] as const;

/** The views, with one of them chosen. */
export const filters = (current: (typeof ids)[number] = "open"): InboxFilters => ({
  views: ids.map((id) => ({
    id,
    href: id === "open" ? "/switchboard-inbox" : `/switchboard-inbox?view=${id}`,
    current: id === current,
    count: counts[id],
  })),
  query: "",
  priority: "",
  clearHref: "/switchboard-inbox",
  filtered: current !== "open",
});

/** Maya's twelve tasks. */
export const ready: InboxReady = {
  kind: "ready",
  items: inboxItems,
  total: inboxItems.length,
  folder: "open",
  status: "ready",
  more: null,
  selected: new Set(),
  rest: false,
  busy: new Set(),
  filters: filters(),
  deleting: null,
  restorable: true,
  adding: false,
  alert: null,
  progress: null,
  now: inboxNow,
  keys: true,
  returnTo: null,
};

/** With what only she can settle on top. */
export const everything: InboxReady = {
  ...ready,
  items: [...waitingItems, ...inboxItems],
  total: 15,
};

export const paths = {
  inboxSources: "/ui/inbox-sources",
  addTask: "/switchboard-inbox?add=task",
};

const nothing = () => undefined;

export const actions: InboxActions = {
  onIntent: nothing,
  onSelect: nothing,
  onMore: nothing,
  onSearch: nothing,
  onPriority: nothing,
  onKeys: nothing,
  onConfirmDelete: nothing,
  onCancelDelete: nothing,
  onCloseAlert: nothing,
  onResolveInChat: nothing,
  onPlaybook: nothing,
  onAdd: () => Promise.resolve(),
  onCloseAdd: nothing,
  onAskToAdd: nothing,
};

const task = (id: string, title: string, dueDate: string, status = "open"): InboxRow => ({
  id,
  title,
  href: `/switchboard-inbox/${id}`,
  description: "About lot 12",
  sourceType: "manual",
  sourceIdentifier: `task-${id}`,
  status,
  priority: "medium",
  receivedAt: "2026-11-19T09:00:00Z",
  dueDate,
  task: { title, description: "About lot 12", priority: "medium", dueDate },
});

/** Tasks of her own: one overdue, one that is due, and one that is done. */
export const ownTasks: readonly InboxRow[] = [
  task("t-1", "Call the roastery", "2026-11-18"),
  task("t-2", "Order new lids", "2026-11-27"),
  task("t-3", "Renew the licence", "2026-11-12", "done"),
];
