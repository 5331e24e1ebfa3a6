import { describeConnection } from "../../domain/connections/connections.ts";
import { versionOf } from "../../domain/connections/version.ts";
import { ok, operation } from "../../http/operation.ts";
import { toManifest } from "../../plugins/to-manifest.ts";
import { toConnection, toGrants } from "./connection-view.ts";

/** A connection with its manifest, and whether credentials are on file. */
export const getConnection = operation("getConnection", async ({ deps, user, params }) => {
  const described = await describeConnection(deps, user.id, params.id);
  const { connection, plugin, hasCredentials } = described;
  return ok({
    connection: toConnection(connection, deps.plugins),
    manifest: toManifest(plugin),
    has_credentials: hasCredentials,
    grants: toGrants(connection, plugin.manifest.tools, user),
    tool_notes: [...(connection.manifest?.mcp?.notes ?? [])],
    version: versionOf(described),
  });
});
