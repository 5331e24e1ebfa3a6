import type {
  Connection,
  ConnectionDetail,
  ConnectionUpdate,
  ToolGrant,
} from "@switchboard/api-client";
import {
  type PermissionTool,
  type ToolPermissionsValue,
  verifiedByDefault,
} from "@switchboard/ui/patterns/tool-permissions";
import type { ConnectionChange, EditedConnection } from "@switchboard/ui/screens/connection-edit";
import type { Paths } from "../config/paths.ts";
import { toAddablePlugin, toSettingMap } from "./connection-add-view.ts";

/** Type of the connections that were created by name, description and icon. */
const MANUAL_TYPE = "custom";

/** The view of a connection that is edited. */
export function toEditedConnection(
  {
    connection,
    manifest,
    has_credentials,
    grants = [],
    tool_notes: toolNotes = [],
    version,
  }: ConnectionDetail,
  paths: Pick<Paths, "connectionSetup" | "customTool">,
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
    permissions: toPermissions(connection, tools),
    version,
    ...(toolNotes.length > 0 && { toolNotes }),
    ...(connection.connection_type === MANUAL_TYPE && { operationsHref: paths.customTool }),
  };
}

/** A tool that is turned on here asks first like in a new connection: what is off is stored without that. */
function toPermissions(
  { enabled_methods: enabled, hitl_methods: verified }: Connection,
  tools: readonly PermissionTool[],
): ToolPermissionsValue {
  const off = tools.filter(({ name }) => !enabled.includes(name));
  return { enabled, verified: [...new Set([...verified, ...verifiedByDefault(off)])] };
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
