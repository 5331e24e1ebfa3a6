/** A connection that a run may use. */
export type ConnectionChoice = {
  id: string;
  name: string;
  plugin: string;
  logoUrl: string | null;
  /** Why it may not work now, e.g. `Sign-in expired`. */
  warning?: string;
};

/** An uploaded file. */
export type FileRow = { id: string; name: string; bytes?: number; deleting?: boolean };

/** A model that the server knows. */
export type ModelChoice = { id: string; available: boolean; reason?: string };

/** Everything the settings column shows. */
export type ChatSettingsView = {
  maxToolCalls: number;
  discoveryLimit: number;
  connections: readonly ConnectionChoice[];
  selectedConnectionIds: readonly string[];
  files: readonly FileRow[];
  /** Name of the file that is on its way; null when none is. */
  uploading: string | null;
  models: readonly ModelChoice[];
  model: string;
};

/** What the person changed. */
export type ChatSettingsChange = Partial<
  Pick<ChatSettingsView, "maxToolCalls" | "discoveryLimit" | "selectedConnectionIds" | "model">
>;
