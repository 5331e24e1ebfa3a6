import type { Authorization, Connection, PluginSummary } from "@switchboard/api-client";
import type { CatalogueTool } from "@switchboard/ui/patterns/connection-tiles";
import type { ConnectionRow } from "@switchboard/ui/screens/connections";
import type { Paths } from "../config/paths.ts";
import { toHealth } from "./connection-health-view.ts";

const isBuiltIn = (plugin: PluginSummary | undefined) => plugin?.auth_type === "system";

/**
 * The rows of the table. Connections of built-in tools are not among them: the catalogue enables and disables those.
 * @param testing ids of the connections that are being tested
 */
export function toConnectionRows(
  connections: readonly Connection[],
  plugins: readonly PluginSummary[],
  paths: Pick<Paths, "connectionEdit" | "connectionReconnect" | "mcpReconnect" | "oauthReconnect">,
  testing: ReadonlySet<string> = new Set(),
): ConnectionRow[] {
  const byName = new Map(plugins.map((plugin) => [plugin.name, plugin]));
  return connections
    .filter(({ connection_type }) => !isBuiltIn(byName.get(connection_type)))
    .map((connection) => {
      const { id, name, connection_type: type } = connection;
      const plugin = byName.get(type);
      const health = toHealth(connection, plugin?.auth_type, paths);
      return {
        id,
        name,
        // A custom tool is not in the catalogue.
        type: connection.plugin_display_name ?? plugin?.display_name ?? type,
        logoUrl: connection.logo_url || plugin?.logo_url || null,
        enabled: connection.enabled_methods.length,
        editHref: paths.connectionEdit(id),
        ...(health && { health, testing: testing.has(id) }),
      };
    });
}

/** Where an authorization that failed can be started again; null where that would not help. */
export function toAgainHref(
  { plugin, connection_id: id, can_begin_again: canBeginAgain }: Authorization,
  paths: Pick<Paths, "oauthReconnect" | "oauthStart">,
): string | null {
  if (!canBeginAgain || plugin === null) return null;
  return id === null ? paths.oauthStart(plugin) : paths.oauthReconnect(plugin, id);
}

/**
 * The tools of the catalogue. A built-in one is enabled when the person has a connection of its type.
 * @param busy names of the tools that are being enabled
 */
export function toCatalogue(
  connections: readonly Connection[],
  plugins: readonly PluginSummary[],
  busy: ReadonlySet<string>,
  paths: Pick<Paths, "connectionAdd" | "oauthStart" | "toolDocs">,
): CatalogueTool[] {
  const types = new Set(connections.map(({ connection_type }) => connection_type));
  return plugins.map((plugin) => {
    const { name, auth_type } = plugin;
    const kind = auth_type === "oauth" || auth_type === "system" ? auth_type : "other";
    const starts = { oauth: paths.oauthStart, system: paths.toolDocs, other: paths.connectionAdd };
    return {
      name,
      displayName: plugin.display_name,
      logoUrl: plugin.logo_url || null,
      description: plugin.description,
      kind,
      href: starts[kind](name),
      enabled: kind === "system" && types.has(name),
      busy: busy.has(name),
    };
  });
}
