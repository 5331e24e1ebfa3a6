import type { SaveState } from "../../form/index.ts";

/** What a key may open. */
export type ApiKeyScope = "read" | "runs" | "inbox" | "tools";

/** A key of the list. */
export interface ApiKeyRow {
  id: string;
  name: string;
  prefix: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null for one that was never used. */
  lastUsedAt: string | null;
  /** What it may do; null where the server does not say. */
  limits: ApiKeyLimits | null;
}

/** What a key may do, and for how long. */
export interface ApiKeyLimits {
  scopes: readonly ApiKeyScope[];
  /** ISO 8601; null for one that does not expire. */
  expiresAt: string | null;
  /** Null for no limit. */
  creditLimit: number | null;
  creditsUsed: number;
}

/** A key that is to be created. */
export interface NewApiKey {
  name: string;
  /** Absent where the server knows no limits. */
  limits?: {
    scopes: readonly ApiKeyScope[];
    /** Null for never. */
    expiresInDays: number | null;
    /** Null for no limit. */
    creditLimit: number | null;
  };
}

/** Asked before a key is revoked. `busy` while the request is in progress. */
export interface RevokingKey {
  id: string;
  name: string;
  busy: boolean;
}

export type ApiKeysState =
  | { kind: "loading" }
  | {
      kind: "ready";
      keys: readonly ApiKeyRow[];
      /** The key that was just created; it is shown this once. */
      created: { id: string; name: string; text: string } | null;
      save: SaveState;
      /** The server can limit what a key may do. */
      canLimit: boolean;
      revoking: RevokingKey | null;
      /** Why the last key was not revoked. */
      failure: string | null;
      /** ISO 8601. */
      now: string;
      /** Where a program calls the agent, for the examples. */
      runUrl: string;
    };

export type ApiKeysReady = Extract<ApiKeysState, { kind: "ready" }>;

/** Actions of the page. */
export interface ApiKeysActions {
  onCreate: (key: NewApiKey) => void;
  onHide: () => void;
  onRevoke: (key: { id: string }) => void;
  onConfirmRevoke: () => void;
  onCancel: () => void;
}
