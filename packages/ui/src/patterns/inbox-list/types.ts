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
