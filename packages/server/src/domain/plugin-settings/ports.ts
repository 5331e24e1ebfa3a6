import type { Envelope } from "../../secrets/vault.ts";

/** An administrator's settings for a plugin. */
export type PluginSettings = {
  readonly plugin: string;
  readonly config: Readonly<Record<string, string>>;
  /** Null while there are no secrets. */
  readonly secrets: Envelope | null;
};
