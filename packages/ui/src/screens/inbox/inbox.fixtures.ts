import {
  inboxItems,
  inboxNow,
  waitingItems,
} from "../../patterns/inbox-list/inbox-list.fixtures.ts";
import type { InboxActions, InboxFilters, InboxReady } from "./inbox.types.ts";

const counts: Partial<Record<string, number>> = { open: 15, waiting: 3 };
const ids = [
  "open",
  "waiting",
  "email",
  "jira",
  "data_condition",
  "manual",
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
