/** A browser where the user is logged in. */
export interface LoginRow {
  id: string;
  /** Null where it is not known. */
  browser: string | null;
  system: string | null;
  /** ISO 8601. */
  createdAt: string;
  lastSeenAt: string;
  /** The browser that shows this. */
  isCurrent: boolean;
  /** It is being logged out. */
  busy: boolean;
}

export type AccountState =
  | { kind: "loading" }
  | {
      kind: "ready";
      email: string;
      logins: readonly LoginRow[];
      /** Asked before the user is logged out everywhere else. */
      ending: { busy: boolean } | null;
      /** What failed, to be read and closed. */
      alert: string | null;
      /** ISO 8601. */
      now: string;
    };

/** Actions of the page. */
export interface AccountActions {
  onEnd: (login: { id: string }) => void;
  onEndOthers: () => void;
  onConfirmEndOthers: () => void;
  onCancel: () => void;
  onCloseAlert: () => void;
}
