import type { Plugin } from "./types.ts";

/** The address of a plugin's logo on our own host; null for a plugin that has none. */
export const pluginLogoUrl = (plugin: Plugin): string | null =>
  plugin.logoUrl ??
  (plugin.logo ? `/api/v1/plugins/${encodeURIComponent(plugin.manifest.name)}/logo` : null);
