import type { PluginManifest } from "@switchboard/api-client";
import type { AddablePlugin } from "@switchboard/ui/screens/connection-add";

/** A plugin as the page for adding it shows it. */
export const toAddablePlugin = (manifest: PluginManifest): AddablePlugin => ({
  name: manifest.name,
  displayName: manifest.display_name,
  logoUrl: manifest.logo_url ?? null,
  description: manifest.description,
  tools: manifest.tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    effect: tool.effect,
  })),
});
