import type { Connection as WireConnection } from "@switchboard/api-client/types";
import type { Connection } from "../../domain/connections/ports.ts";
import { detailOf } from "../../domain/connections/tool-changes.ts";
import { pluginLogoUrl } from "../../plugins/logo.ts";
import type { PluginRegistry } from "../../plugins/types.ts";

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
    hitl_methods: row.hitlMethods,
    status: row.status,
    status_detail: detailOf(row),
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    ...(plugin && {
      plugin_display_name: plugin.manifest.display_name,
      logo_url: pluginLogoUrl(plugin),
    }),
  };
}

type Setting = WireConnection["configuration"][string];

const isSetting = (value: unknown): value is Setting =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

function settingValues(map: Connection["configuration"]): WireConnection["configuration"] {
  const settings: WireConnection["configuration"] = {};
  for (const [key, value] of Object.entries(map)) if (isSetting(value)) settings[key] = value;
  return settings;
}
