/** The user who is edited. */
export interface EditedUser {
  id: string;
  email: string;
  isAdmin: boolean;
  /** Credits. */
  balance: number;
  /** ISO 8601. */
  createdAt: string;
  /** Since when their logins ask for a code, ISO 8601. Null where they do not; left out where the server does not tell. */
  twoStepSince?: string | null;
  /** The administrator edits their own account. */
  isYou: boolean;
}

/** Two-step login being turned off for the user. */
export interface TwoStepRemoval {
  /** The question stands. */
  asked: boolean;
  busy: boolean;
  /** What failed, to be read and closed. */
  alert: string | null;
  onAsk: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  onCloseAlert: () => void;
}

/** What the form edits. */
export interface AdminUserDraft {
  isAdmin: boolean;
  balance: number;
}

export type AdminUserEditState =
  | { kind: "loading" }
  | { kind: "ready"; user: EditedUser }
  | { kind: "saving"; user: EditedUser }
  /** Saved; the page is left in a moment. */
  | { kind: "saved"; user: EditedUser }
  /** Not saved; what was typed is kept. */
  | { kind: "failed"; user: EditedUser; message: string };
