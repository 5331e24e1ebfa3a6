import { openConnection } from "../../domain/connections/connections.ts";
import { ok, operation } from "../../http/operation.ts";
import { toManifest } from "../../plugins/to-manifest.ts";
import { toConnection } from "./connection-view.ts";

/** A connection with its manifest. No plugin keeps credentials yet. */
export const getConnection = operation("getConnection", async ({ deps, user, params }) => {
  const { connection, plugin } = await openConnection(deps, user.id, params.id);
  return ok({
    connection: toConnection(connection),
    manifest: toManifest(plugin),
    has_credentials: false,
  });
});
