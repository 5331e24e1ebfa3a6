import type { Envelope } from "../../secrets/vault.ts";

/** What administrators set for a plugin. */
export type PluginSettings = {
  readonly plugin: string;
  readonly config: Readonly<Record<string, string>>;
  /** Null while there are no secrets. */
  readonly secrets: Envelope | null;
};

/** What settings of plugins need of the store. */
export type PluginSettingsData = {
  listPluginSettings(): Promise<PluginSettings[]>;
  findPluginSettings(plugin: string): Promise<PluginSettings | undefined>;
  putPluginSettings(settings: PluginSettings, now: Date): Promise<void>;
};
