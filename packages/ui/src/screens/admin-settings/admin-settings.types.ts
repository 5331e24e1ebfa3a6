/** What is set for a plugin, by field. A stored secret is its marker. */
export type PluginConfig = Readonly<Record<string, string>>;

/** Where the save of a plugin is. */
export type PluginSave =
  | { kind: "idle" }
  | { kind: "saving" }
  /** What the server said. */
  | { kind: "saved"; message: string }
  /** Not saved; what was typed is kept. */
  | { kind: "failed"; message: string };

/** The settings of a plugin. */
export interface ShownPluginSettings {
  /** Name of the plugin. */
  name: string;
  displayName: string;
  logoUrl: string | null;
  /** JSON Schema of the fields. Untrusted. */
  schema: unknown;
  config: PluginConfig;
  /** Every field has a value. */
  isSetUp: boolean;
  save: PluginSave;
}

export type AdminSettingsState =
  | { kind: "loading" }
  | { kind: "ready"; plugins: readonly ShownPluginSettings[] };
