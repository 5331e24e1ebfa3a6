import type { FileColumn } from "../file-card/types.ts";

/** A connection that a run may use. */
export type ConnectionChoice = {
  id: string;
  name: string;
  plugin: string;
  logoUrl: string | null;
  /** Why it may not work now, e.g. `Credentials expired`. */
  warning?: string;
};

/** An uploaded file. */
export type FileRow = {
  id: string;
  name: string;
  bytes?: number;
  deleting?: boolean;
  /** Questions about it that are answered right, once they are loaded. */
  questions?: readonly string[];
};

/** A file being uploaded. */
export type UploadView = {
  name: string;
  /** The uploaded share, 0 to 1; absent while unknown. */
  share?: number | undefined;
};

/** One table of a file with its first rows. */
export type PreviewTable = {
  /** Names it where the role of a column is chosen. */
  name?: string | undefined;
  label: string;
  rowCount: number;
  columns: readonly FileColumn[];
  /** Any JSON, shown as text. */
  rows: readonly (readonly unknown[])[];
  /** How the header or ambiguous columns were interpreted, in sentences. */
  notes: readonly string[];
};

/** The first rows of a file, as far as they are loaded. */
export type FilePreviewView = {
  id: string;
  name: string;
  /** Questions about it that are answered right, once they are loaded. */
  questions?: readonly string[];
} & (
  | { kind: "loading" }
  | { kind: "failed"; reason: string }
  | { kind: "ready"; tables: readonly PreviewTable[] }
);

/** A model. One without an API key is not available: the built-in planner answers in its place. */
export type ModelChoice = {
  id: string;
  available: boolean;
  /** @default its id */
  name?: string;
  /** Who gets what is sent to it. */
  provider?: string;
  /** The model that answers under this id, where it is another. */
  standsFor?: string;
  /** Credits for each million tokens. */
  prices?: { input: number; output: number };
};

/** What is said where models have no API key. */
export type MissingKeys = {
  /** Why they cannot be chosen, once for all of them. */
  reason: string;
  /** How to get a language model, in a sentence. */
  remedy: string;
  /** Where the person can do that. */
  href?: string;
};

/** Everything the settings column shows. */
export type ChatSettingsView = {
  maxToolCalls: number;
  discoveryLimit: number;
  connections: readonly ConnectionChoice[];
  selectedConnectionIds: readonly string[];
  files: readonly FileRow[];
  /** The file being uploaded; null for none. */
  uploading: UploadView | null;
  /** The latest uploaded file, until something is done with it. @default null */
  uploaded?: { id: string; name: string } | null;
  models: readonly ModelChoice[];
  model: string;
  /** Required where a model is not available. */
  missingKeys?: MissingKeys;
};

/** What the person changed. */
export type ChatSettingsChange = Partial<
  Pick<ChatSettingsView, "maxToolCalls" | "discoveryLimit" | "selectedConnectionIds" | "model">
>;
