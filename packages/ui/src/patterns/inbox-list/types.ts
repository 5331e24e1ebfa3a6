import type { ComponentProps, ReactNode } from "react";
import type { ControlledSelection } from "../../hooks/use-selection.ts";

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
}

/** What the list asks its caller to do. */
export type InboxIntent =
  | {
      type: "archive" | "delete";
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
  /** Shown at the end of the toolbar above the list: order, filter. */
  toolbar?: ReactNode;
  /** Replaces the text of an empty inbox while a filter is active. */
  empty?: ReactNode;
  /** The item whose page was left: it is scrolled into view and focused. */
  returnTo?: string | null;
}
