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
}
