import type { ConnectionDetail, ConnectionUpdate, ToolGrant } from "@switchboard/api-client";
import type { ConnectionChange, EditedConnection } from "@switchboard/ui/screens/connection-edit";
import type { Paths } from "../config/paths.ts";
import { toAddablePlugin, toSettingMap } from "./connection-add-view.ts";

/** The view of a connection that is edited. */
export function toEditedConnection(
  { connection, manifest, has_credentials, grants = [], version }: ConnectionDetail,
  paths: Pick<Paths, "connectionSetup">,
): EditedConnection {
  const { displayName, logoUrl, setupHref, settings, tools } = toAddablePlugin(manifest, paths);
  return {
    id: connection.id,
    name: connection.name,
    displayName,
    logoUrl,
    setupHref,
    settings,
    tools: tools.map((tool) => {
      const grant = grants.find(({ method }) => method === tool.name);
      return grant ? { ...tool, grant: toGrant(grant) } : tool;
    }),
    configuration: connection.configuration,
    hasCredentials: has_credentials,
    mappings: connection.field_mappings,
    permissions: { enabled: connection.enabled_methods, verified: connection.hitl_methods },
    version,
  };
}

const toGrant = ({ granted_at: at, granted_by: by, ended_because: endedBecause }: ToolGrant) => ({
  at,
  by,
  endedBecause,
});

/** The request for a connection that was changed. */
export const toConnectionUpdate = (change: ConnectionChange): ConnectionUpdate => ({
  name: change.name,
  configuration: toSettingMap(change.configuration),
  credentials: change.credentials,
  enabled_methods: change.enabledMethods,
  hitl_methods: change.hitlMethods,
  field_mappings: change.fieldMappings,
  version: change.version,
});
