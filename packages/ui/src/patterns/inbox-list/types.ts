import type { ComponentProps, ReactNode } from "react";
import type { ControlledSelection } from "../../hooks/use-selection.ts";

/** An item of the inbox as its row shows it. */
export interface InboxRow {
  id: string;
  title: string;
  /** Where it can be read in full. */
  href: string;
  /** Second half of the line: sender, first words. */
  description?: string | null;
  /** Number in the app it comes from, before the title. */
  reference?: string | null;
  /** `email`, `jira`, `data_condition`, `manual`, or a kind that is not known here. */
  sourceType: string;
  /** Id in the app it comes from; a message of a mailbox can be archived and deleted there. */
  sourceIdentifier?: string | null;
  /** Any text. */
  status: string;
  /** `critical`, `high`, `medium`, `low`, or any text. */
  priority: string;
  /** When it came in, ISO 8601. */
  receivedAt?: string | null;
}

/** What the list asks its caller to do. */
export type InboxIntent =
  | {
      type: "archive" | "delete";
      ids: readonly string[];
      /** `selection`: all that are selected; `item`: the row; `mail`: its message in the mailbox. */
      of: "selection" | "item" | "mail";
    }
  | { type: "open"; id: string }
  | { type: "undo" }
  | { type: "retry" };

/** Props of `InboxList`. */
export interface InboxListProps extends Omit<ComponentProps<"div">, "children"> {
  /** The items in their order, all of those that the filter shows. */
  items: readonly InboxRow[];
  /** State of the items; while loading or after an error, those that are there stay. @default "ready" */
  status?: "ready" | "loading" | "error";
  /** The present moment, as ISO 8601: components have no clock of their own. */
  now: string;
  /** What is asked for: by button, by key, of one item or of all selected. Confirming and undoing are the caller's. */
  onIntent: (intent: InboxIntent) => void;
  /** Entries of the Resolve menu of an item, `MenuItem`s; without it there is no menu. */
  resolve?: (item: InboxRow) => ReactNode;
  /** Selection held by the caller; without it the list holds it. */
  selection?: ControlledSelection;
  /** Items on which an action runs. */
  busy?: ReadonlySet<string>;
  /** Single keys work; they are listed behind `?`. @default true */
  keys?: boolean;
  /** Stands at the end of the bar over the list: order, filter. */
  toolbar?: ReactNode;
  /** In place of the text of an empty inbox, where a filter is on. */
  empty?: ReactNode;
  /** Item that was left for its page: it comes into view with the focus. */
  returnTo?: string | null;
}
