import type { PluginSummary } from "@switchboard/api-client/types";
import { pluginLogoUrl } from "../domain/plugins/logo-url.ts";
import type { Plugin } from "../domain/plugins/types.ts";

/** A plugin for lists. */
export const toPluginSummary = (plugin: Plugin): PluginSummary => ({
  name: plugin.manifest.name,
  display_name: plugin.manifest.display_name,
  description: plugin.manifest.description,
  logo_url: pluginLogoUrl(plugin),
  docs_url: plugin.manifest.docs_url ?? null,
  auth_type: plugin.manifest.auth_type,
});
