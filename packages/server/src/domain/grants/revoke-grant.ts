import { recordAudit } from "../audit/record-audit.ts";
import { AppError } from "../errors.ts";
import {
  noSuchConnection,
  readConnection,
  type ConnectionDeps,
} from "../connections/connections.ts";
import { withoutGrant } from "./choose-grants.ts";

/**
 * Makes a tool need approval again, starting with the next call, also in runs in progress. Idempotent.
 * @throws AppError `not_found` for a connection that does not exist or is not theirs, and for a tool that its plugin does not
 *   have
 */
export async function revokeGrant(
  deps: Pick<ConnectionDeps, "store" | "plugins">,
  userId: string,
  id: string,
  tool: string,
): Promise<void> {
  const { plugin } = await readConnection(deps, userId, id);
  if (!plugin.manifest.tools.some(({ name }) => name === tool)) {
    throw new AppError("not_found", "The connection has no such tool.");
  }
  await deps.store.transaction(async (tx) => {
    const revoked = await tx.connections.revise(userId, id, (connection) => ({
      grants: withoutGrant(connection.grants, tool),
      hitlMethods: [...new Set([...connection.hitlMethods, tool])],
    }));
    if (!revoked) throw noSuchConnection();
    const about = { tool, connectionId: id };
    await recordAudit(tx, { actor: userId, action: "grant_revoked", outcome: "done", ...about });
  });
}
