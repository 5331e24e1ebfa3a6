/** What kind of inbox item a playbook applies to. */
export type PlaybookTarget = "jira" | "email" | "data_condition" | "manual";

/** A playbook of the list. */
export interface PlaybookRow {
  id: string;
  name: string;
  /** Null without one. */
  description: string | null;
  target: PlaybookTarget;
  editHref: string;
  /** Null for one that does not run by itself. @default null */
  automation?: PlaybookRowAutomation | null;
}

/** How a playbook of the list runs by itself. */
export interface PlaybookRowAutomation {
  /** `paused`: switched off by the server; `limited`: not before tomorrow. */
  state: "on" | "limited" | "paused";
  /** Its chat and when it began, ISO 8601; null if it did not run yet. */
  lastRun: { href: string; at: string } | null;
}

/** A playbook to start from. */
export interface ReadyMadePlaybook {
  id: string;
  name: string;
  description: string;
  target: PlaybookTarget;
  /** The form, filled with it. */
  href: string;
}

/** Asked before a playbook is deleted. `busy` while the request is in progress. */
export interface DeletingPlaybook {
  id: string;
  name: string;
  busy: boolean;
}

export type PlaybooksState =
  | { kind: "loading" }
  | {
      kind: "ready";
      playbooks: readonly PlaybookRow[];
      /** Offered while there are no playbooks. */
      readyMade: readonly ReadyMadePlaybook[];
      deleting: DeletingPlaybook | null;
      /** What failed, to be read and closed. */
      alert: string | null;
    };

/** Actions of the page. */
export interface PlaybooksActions {
  onDelete: (playbook: { id: string }) => void;
  /** Lets a playbook no longer run by itself. */
  onTurnOff?: (playbook: { id: string }) => void;
  onConfirmDelete: () => void;
  onCancel: () => void;
  onCloseAlert: () => void;
}
