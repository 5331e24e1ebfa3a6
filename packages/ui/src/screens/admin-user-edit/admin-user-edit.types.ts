/** The user who is edited. */
export interface EditedUser {
  id: string;
  email: string;
  isAdmin: boolean;
  /** Credits. */
  balance: number;
  /** ISO 8601. */
  createdAt: string;
  /** The administrator edits their own account. */
  isYou: boolean;
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
