import type { PluginManifest, SettingMap } from "@switchboard/api-client";
import type { AddablePlugin } from "@switchboard/ui/screens/connection-add";
import type { Paths } from "../config/paths.ts";

/** A plugin as the page for adding it shows it. */
export const toAddablePlugin = (
  manifest: PluginManifest,
  paths: Pick<Paths, "connectionSetup">,
): AddablePlugin => ({
  name: manifest.name,
  displayName: manifest.display_name,
  logoUrl: manifest.logo_url ?? null,
  description: manifest.description,
  setupHref: manifest.has_setup_guide === false ? null : paths.connectionSetup(manifest.name),
  settings: manifest.connection_settings_schema,
  tools: manifest.tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    effect: tool.effect,
  })),
});

/** Settings as they cross the wire, where values are plain: a list or an object travels as its JSON. */
export const toSettingMap = (settings: Readonly<Record<string, unknown>>): SettingMap =>
  Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      isPlain(value) ? value : JSON.stringify(value),
    ]),
  );

function isPlain(value: unknown): value is SettingMap[string] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
