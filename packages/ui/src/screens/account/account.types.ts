import type { SaveState } from "../../form/index.ts";

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

/** What goes with the account, and what stands in the way. */
export interface DeletionFacts {
  connections: number;
  /** Those in progress. */
  runs: number;
  chats: number;
  files: number;
  playbooks: number;
  apiKeys: number;
  /** Name of the paid plan that ends; null for none. */
  plan: string | null;
  /** Own organizations without another member. */
  organizationsDeleted: readonly string[];
  /** Own organizations with other members: while there is one, the account stays. */
  organizationsShared: readonly string[];
  /** Nobody would administer the server. */
  isLastAdmin: boolean;
  /** What proves who the user is. */
  proof: "password" | "login";
  /** The login is too old to be the proof. */
  needsLogin: boolean;
}

/** The question whether the account is to be deleted. */
export interface DeletionQuestion {
  facts:
    | { kind: "loading" }
    | { kind: "failed"; message: string }
    | ({ kind: "known" } & DeletionFacts);
  save: SaveState;
}

/** The copy of the user's data. */
export type ExportState =
  | { kind: "none" }
  /** `total` is 0 until it is known. */
  | { kind: "preparing"; done: number; total: number }
  /** `href` is null where another login requested it. */
  | { kind: "ready"; href: string | null; bytes: number; expiresAt: string }
  | { kind: "failed" };

/** Whether logins ask for a code of an authenticator app. */
export type TwoStepState =
  | { kind: "off" }
  /** `since` is in ISO 8601. */
  | { kind: "on"; since: string; recoveryCodesLeft: number };

/** What is asked or shown about two-step login. */
export type TwoStepQuestion =
  /** The key is on its way. */
  | { kind: "starting" }
  /** `isFinal` where trying again has the same outcome. @default false */
  | { kind: "failed"; message: string; isFinal?: boolean }
  /** The key to scan or to type, in base32, until a code of the app is confirmed. */
  | { kind: "setup"; secret: string; qr: QrDrawing; save: SaveState }
  /** Shown this once. */
  | { kind: "codes"; codes: readonly string[] }
  /** The password, or a code of the app, before recovery codes are replaced or two-step login is turned off. */
  | { kind: "proof"; aim: TwoStepAim; save: SaveState };

export type TwoStepAim = "renew" | "turn-off";

/** A QR code: the SVG path of its dark modules, in a square of a size. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** The email and the password that the user logs in with. */
export interface LoginDetailsState {
  email: string;
  isConfirmed: boolean;
  /** The link to confirm the email is being sent again. */
  resending: boolean;
  /** The email that it is being changed to; null for none. */
  pending: {
    email: string;
    /** Whose link was not followed yet. */
    waitsForCurrent: boolean;
    waitsForNew: boolean;
    /** The change is being dropped. */
    cancelling: boolean;
  } | null;
  /** What was done just now; null for nothing. */
  done: "resent" | "password" | null;
  /** What is asked. */
  question: LoginDetailsQuestion | null;
}

/** Asked before the email or the password is changed. */
export interface LoginDetailsQuestion {
  what: "email" | "password";
  save: SaveState;
}

export type AccountState =
  | { kind: "loading" }
  /** The account was deleted just now. */
  | { kind: "deleted" }
  | {
      kind: "ready";
      email: string;
      logins: readonly LoginRow[];
      /** Asked before the user is logged out everywhere else. */
      ending: { busy: boolean } | null;
      /** Undefined where another provider keeps email and password. */
      details?: LoginDetailsState;
      /** Undefined where logins are kept elsewhere. */
      twoStep?: TwoStepState & { question: TwoStepQuestion | null };
      /** Undefined where the server cannot export. */
      exported?: ExportState & { requesting: boolean };
      /** Asked before the account is deleted; undefined where the server cannot delete it. */
      deleting?: DeletionQuestion | null;
      /** What failed, to be read and closed. */
      alert: string | null;
      /** ISO 8601. */
      now: string;
    };

/** Where links of the page lead. */
export interface AccountPaths {
  home: string;
  organization: string;
  logout: string;
}

/** Actions of the page. */
export interface AccountActions {
  onEnd: (login: { id: string }) => void;
  onEndOthers: () => void;
  onConfirmEndOthers: () => void;
  onCancel: () => void;
  onCloseAlert: () => void;
  onExport: () => void;
  /** Opens the question, and loads its facts again. */
  onAskToDelete: () => void;
  onDelete: (proof: { email: string; password: string | undefined }) => void;
  onKeep: () => void;
  details: LoginDetailsActions;
  twoStep: TwoStepActions;
}

/** Actions of email and password. */
export interface LoginDetailsActions {
  /** Sends the link to confirm the email again. */
  onResend: () => void;
  onAsk: (asked: { what: "email" | "password" }) => void;
  onChangeEmail: (typed: { email: string; password: string }) => void;
  onChangePassword: (typed: { current: string; wanted: string }) => void;
  /** Drops the change of the email. */
  onKeepEmail: () => void;
  /** Closes what is asked. */
  onClose: () => void;
}

/** Actions of two-step login. */
export interface TwoStepActions {
  /** Opens the setup with a new key. */
  onStart: () => void;
  onConfirm: (typed: { code: string }) => void;
  onAsk: (asked: { aim: TwoStepAim }) => void;
  onProve: (given: { aim: TwoStepAim; proof: string }) => void;
  /** Closes what is asked or shown. */
  onClose: () => void;
}
