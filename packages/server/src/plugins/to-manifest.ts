import type { PluginManifest as ManifestAnswer } from "@switchboard/api-client/types";
import { pluginLogoUrl } from "../domain/plugins/logo-url.ts";
import type { Plugin } from "../domain/plugins/types.ts";

/** A plugin's manifest for the API: settings and tools, without what only the server needs. */
export const toManifest = (plugin: Plugin): ManifestAnswer => {
  const { manifest } = plugin;
  return {
    name: manifest.name,
    display_name: manifest.display_name,
    description: manifest.description,
    auth_type: manifest.auth_type,
    logo_url: pluginLogoUrl(plugin),
    docs_url: manifest.docs_url ?? null,
    lists_fields: plugin.fields !== undefined,
    has_setup_guide: plugin.setupMarkdown !== null,
    connection_settings_schema: manifest.connection_settings_schema,
    tools: manifest.tools.map(({ name, description, effect, input_schema }) => ({
      name,
      description,
      effect,
      input_schema,
    })),
  };
};
