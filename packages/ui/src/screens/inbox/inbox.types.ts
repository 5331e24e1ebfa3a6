import type {
  InboxFolder,
  InboxIntent,
  InboxRow,
  TaskDraft,
} from "../../patterns/inbox-list/index.ts";

/** Which items are listed. Each has an address of its own. */
export type InboxViewId =
  | "open"
  | "waiting"
  | "email"
  | "jira"
  | "data_condition"
  | "manual"
  | "snoozed"
  | "archived"
  | "deleted";

/** One of the lists that can be chosen. */
export interface InboxView {
  id: InboxViewId;
  href: string;
  current: boolean;
  /** How many items are in it, where that is known. */
  count?: number;
}

/** What is listed, and what else could be; absent where the server only lists all. */
export interface InboxFilters {
  views: readonly InboxView[];
  query: string;
  /** Empty for every priority. */
  priority: string;
  /** Where the list is without any filter. */
  clearHref: string;
  /** Anything but the whole inbox is shown. */
  filtered: boolean;
}

/** What can be made of an item by a playbook. */
export interface InboxPlaybook {
  id: string;
  name: string;
}

/** What is about to be deleted. */
export interface InboxDeletion {
  count: number;
  /** Title of the only one. */
  title: string | null;
  /** A message goes to the trash of its mailbox as well. */
  mail: boolean;
  busy: boolean;
}

/** The page, loaded. */
export interface InboxReady {
  kind: "ready";
  items: readonly InboxRow[];
  /** All that the filter lets through. */
  total: number;
  folder: InboxFolder;
  /** The list itself: first load, later failures. */
  status: "ready" | "loading" | "error";
  /** Loading of further items; null once all are there. */
  more: "ready" | "loading" | "failed" | null;
  selected: ReadonlySet<string>;
  /** What is not loaded is selected as well. */
  rest: boolean;
  busy: ReadonlySet<string>;
  filters: InboxFilters | null;
  deleting: InboxDeletion | null;
  /** What was deleted can be brought back. */
  restorable: boolean;
  /** The form of a new task is open. */
  adding: boolean;
  /** What failed, to be read and closed. */
  alert: string | null;
  /** How far an action on very many items is; null without one. */
  progress: { done: number; total: number } | null;
  /** The current time, ISO 8601. */
  now: string;
  /** Single-key shortcuts. */
  keys: boolean;
  /** The item whose page was left. */
  returnTo: string | null;
}

export type InboxState = { kind: "loading" } | InboxReady;

/** What can be done with a task of one's own, and when an item comes back. Absent if the server cannot. */
export interface TaskActions {
  /** Saves a task; rejects with the reason. `before` is what undoes it. */
  onEdit: (edit: { id: string; task: TaskDraft; before: TaskDraft }) => Promise<void>;
  onStatus: (change: { id: string; status: "open" | "done" }) => void;
  /** Takes an item of any kind out of the inbox until a day, `YYYY-MM-DD`. */
  onSnooze: (snooze: { id: string; day: string }) => void;
}

/** Actions of the page. */
export interface InboxActions {
  tasks?: TaskActions | undefined;
  onIntent: (intent: InboxIntent) => void;
  onSelect: (selected: ReadonlySet<string>, rest: boolean) => void;
  onMore: () => void;
  onSearch: (query: string) => void;
  onPriority: (priority: string) => void;
  onKeys: (on: boolean) => void;
  onConfirmDelete: () => void;
  onCancelDelete: () => void;
  onCloseAlert: () => void;
  /** Opens a chat about an item. */
  onResolveInChat: (item: { id: string }) => void;
  onPlaybook: (choice: { id: string; playbookId: string }) => void;
  /** Adds a task; rejects with the reason. Absent if the server cannot: then the agent is asked to. */
  onAdd?: (task: TaskDraft) => Promise<void>;
  onCloseAdd: () => void;
  /** Opens the chat to have a task added. */
  onAskToAdd: () => void;
}
