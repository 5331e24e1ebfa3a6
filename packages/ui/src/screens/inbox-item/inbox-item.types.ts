import type { InboxFolder, TaskDraft } from "../../patterns/inbox-list/index.ts";
import type { Json } from "../../patterns/json-view/index.ts";
import type { InboxDeletion, InboxPlaybook, TaskActions } from "../inbox/index.ts";

/** A message of a mailbox. Every part may be missing. */
export interface ItemMail {
  from: string | null;
  to: string | null;
  /** ISO 8601, or as the message has it. */
  date: string | null;
  subject: string | null;
  /** The thread in the mailbox. */
  threadHref: string | null;
  summary: string | null;
  /** The summary is the message's own first sentences. */
  extract: boolean;
  /** The model that made the summary; null if that is not known. @default null */
  summaryModel?: string | null;
  /** How having it summarized by a model goes. @default nothing was asked for */
  summarizing?:
    | { kind: "asking"; model: string }
    | { kind: "failed"; problem: string }
    | null
    | undefined;
  html: string | null;
  text: string | null;
  attachments: readonly { name: string; bytes?: number | null }[];
}

/** An issue of a tracker. */
export interface ItemIssue {
  key: string | null;
  /** Only an http or https address. */
  href: string | null;
  status: string | null;
  assignee: string | null;
}

/** One item of the inbox. */
export interface InboxItemView {
  id: string;
  title: string;
  description: string | null;
  priority: string;
  /** One sentence. */
  priorityReason: string | null;
  status: string;
  sourceType: string;
  receivedAt: string | null;
  /** A day, ISO 8601. @default null */
  dueDate?: string | null;
  /** Of a task of one's own: what can be edited. @default null */
  task?: TaskDraft | null;
  /** When a snoozed item returns, ISO 8601. @default null */
  snoozedUntil?: string | null;
  folder: InboxFolder;
  mail: ItemMail | null;
  issue: ItemIssue | null;
  /** What the source gave and the page shows nowhere else; null for nothing. */
  payload: Json;
  /** Where its person settles it: `Review`, `Reconnect`. */
  step: { label: string; href: string } | null;
}

/** A run of a playbook for the item. */
export interface ItemRun {
  /** Its chat. */
  href: string;
  /** Of the playbook; null if it is gone. */
  name: string | null;
  /** ISO 8601. */
  at: string;
  state: "running" | "waiting" | "finished" | "stopped" | "failed";
  rehearsal: boolean;
  approvals: { pending: number; approved: number; denied: number; undecided: number };
}

/** The page, loaded. */
export interface InboxItemReady {
  kind: "ready";
  item: InboxItemView;
  /** Where it stands in the list; null if that is not known. */
  position: { index: number; total: number } | null;
  previousHref: string | null;
  nextHref: string | null;
  /** The list that it was opened from. */
  listHref: string;
  playbooks: readonly InboxPlaybook[];
  /** Runs of playbooks for it, newest first. @default none */
  runs?: readonly ItemRun[];
  /** What is on its way. */
  busy: "archive" | "delete" | "restore" | null;
  deleting: InboxDeletion | null;
  /** What was deleted can be brought back. */
  restorable: boolean;
  alert: string | null;
  /** The current time, ISO 8601. */
  now: string;
  /** Single-key shortcuts. */
  keys: boolean;
}

export type InboxItemState = { kind: "loading" } | InboxItemReady;

/** Actions of the page. */
export interface InboxItemActions {
  tasks?: TaskActions | undefined;
  /** `next`: go on to the next item instead of back to the list. */
  onArchive: (after: { next: boolean }) => void;
  onDelete: () => void;
  onRestore: () => void;
  onConfirmDelete: () => void;
  onCancelDelete: () => void;
  onCloseAlert: () => void;
  /** Has a mail summarized again after that failed. */
  onSummarize?: (() => void) | undefined;
  onDraftReply: () => void;
  onResolveInChat: () => void;
  onPlaybook: (choice: { id: string }) => void;
  /** Opens a chat with the playbook's prompt, for a run that only reads. Absent if the server has none. */
  onRehearse?: ((choice: { id: string }) => void) | undefined;
  /** Goes to the previous or next item, or back to the list. */
  onGo: (to: "previous" | "next" | "list") => void;
  onUndo: () => void;
  onKeys: (on: boolean) => void;
}
