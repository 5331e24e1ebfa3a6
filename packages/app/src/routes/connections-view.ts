import type { Authorization, Connection, PluginSummary } from "@switchboard/api-client";
import type { CatalogueTool } from "@switchboard/ui/patterns/connection-tiles";
import type { ConnectionRow } from "@switchboard/ui/screens/connections";
import type { Paths } from "../config/paths.ts";
import { toHealth } from "./connection-health-view.ts";
import { toConnectionType } from "./connection-types-view.ts";

/** Whether a plugin is a tool of the server itself, which a person enables and has once. */
export const isBuiltIn = (
  plugin: { readonly auth_type?: string | undefined } | undefined,
): boolean => plugin?.auth_type === "system";

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
  paths: Pick<Paths, "connectionAdd" | "connectionEdit" | "oauthStart" | "toolDocs">,
): CatalogueTool[] {
  return plugins.map((plugin) => {
    const type = toConnectionType(plugin, paths);
    const tool = { ...type, enabled: false, busy: busy.has(plugin.name) };
    if (!isBuiltIn(plugin)) return tool;
    const connection = builtInConnection(connections, plugin.name);
    return {
      ...tool,
      href: paths.toolDocs(plugin.name),
      enabled: connection !== undefined,
      ...(connection && { manageHref: paths.connectionEdit(connection.id) }),
    };
  });
}

/** A person's connection of a built-in tool. An older account may have two; one is as good as the other until it is deleted. */
export const builtInConnection = (connections: readonly Connection[], type: string) =>
  connections.find(({ connection_type }) => connection_type === type);
