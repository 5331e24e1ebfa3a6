import type { LockedSettings } from "../../secrets/rotation-ports.ts";
import type { Envelope } from "../../secrets/vault.ts";

/** What administrators set for a plugin. */
export type PluginSettings = {
  readonly plugin: string;
  readonly config: Readonly<Record<string, string>>;
  /** Null while there are no secrets. */
  readonly secrets: Envelope | null;
};

/** What is set for plugins. */
export type PluginSettingsRepository = LockedSettings & {
  list(): Promise<PluginSettings[]>;
  find(plugin: string): Promise<PluginSettings | undefined>;
  put(settings: PluginSettings, now: Date): Promise<void>;
};
