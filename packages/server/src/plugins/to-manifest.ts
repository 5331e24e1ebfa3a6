import type { PluginManifest as ManifestAnswer } from "@switchboard/api-client/types";
import type { Plugin } from "./types.ts";

/** The part of a plugin's manifest that the contract shows: its settings and tools, without what only the server needs. */
export const toManifest = ({ manifest }: Plugin): ManifestAnswer => ({
  name: manifest.name,
  display_name: manifest.display_name,
  connection_settings_schema: manifest.connection_settings_schema,
  tools: manifest.tools.map(({ name, description, effect, input_schema }) => ({
    name,
    description,
    effect,
    input_schema,
  })),
});
