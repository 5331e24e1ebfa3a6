import type { ComponentProps, ReactNode } from "react";
import type { ControlledSelection } from "../../hooks/use-selection.ts";
import type { PRIORITIES } from "./source.logic.ts";

/** What a person writes of a task of their own. */
export interface TaskDraft {
  title: string;
  description: string;
  priority: (typeof PRIORITIES)[number];
  /** `YYYY-MM-DD`, or empty. */
  dueDate: string;
}

/** An item of the inbox as its row shows it. */
export interface InboxRow {
  id: string;
  title: string;
  /** Its page. */
  href: string;
  /** Second half of the line: sender, first words. */
  description?: string | null;
  /** Number in the source app, before the title. */
  reference?: string | null;
  /** `email`, `jira`, `data_condition`, `manual`, or an unknown kind. */
  sourceType: string;
  /** Id in the source app; a message in a mailbox can be archived and deleted there. */
  sourceIdentifier?: string | null;
  /** Any text. */
  status: string;
  /** `critical`, `high`, `medium`, `low`, or any text. */
  priority: string;
  /** When it was received, ISO 8601. */
  receivedAt?: string | null;
  /** It waits for its person alone: for a decision, or a repair of a connection or a source. */
  waiting?: "approval" | "connection" | "source" | "playbook" | null;
  /** The day of which it is due, ISO 8601. */
  dueDate?: string | null;
  /** Of a task of one's own: what can be edited. */
  task?: TaskDraft | null;
  /** Why the last thing that was asked of it was not done; shown in place of the description. */
  problem?: string | null;
  /** The one step that settles it, always shown: `Review`, `Reconnect`. */
  step?: { label: string; href: string } | null;
}

/** Which items are listed: those to do, or those that were put away. */
export type InboxFolder = "open" | "snoozed" | "archived" | "deleted";

/** Remembers a scroll position in px. */
export interface ScrollPlace {
  read: () => number;
  keep: (top: number) => void;
}

/** What the list asks its caller to do. */
export type InboxIntent =
  | {
      type: "archive" | "delete" | "restore";
      ids: readonly string[];
      /** `selection`: all selected items; `item`: the row; `mail`: its message in the mailbox. */
      of: "selection" | "item" | "mail";
    }
  | { type: "open"; id: string }
  | { type: "undo" }
  | { type: "retry" };

/** Props of `InboxList`. */
export interface InboxListProps extends Omit<ComponentProps<"div">, "children"> {
  /** The filtered items, in order. */
  items: readonly InboxRow[];
  /** All items that the filter lets through, also those that are not loaded. @default the number of items */
  total?: number;
  /** Loads further items when the end comes into view; absent once all are there. */
  more?: { state: "ready" | "loading" | "failed"; onMore: () => void };
  /** Archived and deleted items can be restored. @default "open" */
  folder?: InboxFolder;
  /** State of the items; existing ones stay visible while loading or after an error. @default "ready" */
  status?: "ready" | "loading" | "error";
  /** The current time, ISO 8601: components have no clock of their own. */
  now: string;
  /**
   * Called with what the person asks for: by button, by key, for one item or for all selected. The caller confirms and
   * undoes.
   */
  onIntent: (intent: InboxIntent) => void;
  /** Entries of the Resolve menu of an item, as `MenuItem`s; without it there is no menu. */
  resolve?: (item: InboxRow) => ReactNode;
  /** Selection controlled by the caller; otherwise the list's own state. */
  selection?: ControlledSelection;
  /** Items with an action in progress. */
  busy?: ReadonlySet<string>;
  /** Enables single-key shortcuts, which `?` lists. @default true */
  keys?: boolean;
  /** Turns the shortcuts on or off, in the list of them. Without it there is no such switch. */
  onKeysChange?: (on: boolean) => void;
  /** Shown at the end of the toolbar above the list: order, filter. */
  toolbar?: ReactNode;
  /** Replaces the text of an empty inbox while a filter is active. */
  empty?: ReactNode;
  /** The item whose page was left: it is scrolled into view and focused. */
  returnTo?: string | null;
  /** Keeps how far the list is scrolled, for the next time it is mounted. */
  place?: ScrollPlace | undefined;
}
