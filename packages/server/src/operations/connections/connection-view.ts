import type { Connection as WireConnection, ToolGrant } from "@switchboard/api-client/types";
import type { Connection } from "../../domain/connections/ports.ts";
import { detailOf } from "../../domain/connections/tool-changes.ts";
import { grantOf } from "../../domain/grants/choose-grants.ts";
import { checkGrant } from "../../domain/grants/check-grant.ts";
import { pluginLogoUrl } from "../../domain/plugins/logo-url.ts";
import type { PluginRegistry, ToolManifest } from "../../domain/plugins/types.ts";

/** A connection as the contract has it. Credentials are no part of it. */
export function toConnection(row: Connection, plugins: Pick<PluginRegistry, "of">): WireConnection {
  const plugin = plugins.of(row);
  return {
    id: row.id,
    name: row.name,
    connection_type: row.connectionType,
    configuration: settingValues(row.configuration),
    field_mappings: row.fieldMappings,
    enabled_methods: row.enabledMethods,
    hitl_methods: plugin ? askingMethods(row, plugin.manifest.tools) : row.hitlMethods,
    status: row.status,
    status_detail: detailOf(row),
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    ...(plugin && {
      plugin_display_name: plugin.manifest.display_name,
      logo_url: pluginLogoUrl(plugin),
    }),
  };
}

/** The tools that need approval: those the user ticked, destructive ones, and those whose grant has ended. */
function askingMethods(row: Connection, tools: readonly ToolManifest[]): string[] {
  const ended = tools.filter(
    (tool) =>
      row.enabledMethods.includes(tool.name) &&
      !row.hitlMethods.includes(tool.name) &&
      !checkGrant(row, tool).allowed,
  );
  return [...row.hitlMethods, ...ended.map(({ name }) => name)];
}

/**
 * The grants of a connection, including ended ones.
 * @param owner the user, whose email address is shown; only they can grant anything
 */
export function toGrants(
  row: Connection,
  tools: readonly ToolManifest[],
  owner: { readonly id: string; readonly email: string },
): ToolGrant[] {
  return tools.flatMap((tool) => {
    const grant = grantOf(row, tool.name);
    if (!grant || row.hitlMethods.includes(tool.name)) return [];
    const permitted = checkGrant(row, tool);
    return {
      method: tool.name,
      granted_at: grant.at,
      granted_by: grant.by === owner.id ? owner.email : null,
      ended_because: permitted.allowed ? null : (permitted.because ?? null),
    };
  });
}

type Setting = WireConnection["configuration"][string];

const isSetting = (value: unknown): value is Setting =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

function settingValues(map: Connection["configuration"]): WireConnection["configuration"] {
  const settings: WireConnection["configuration"] = {};
  for (const [key, value] of Object.entries(map)) if (isSetting(value)) settings[key] = value;
  return settings;
}
