import { ToolError, type Plugin } from "../../plugins/types.ts";
import { openStored } from "./access.ts";
import { readConnection, type ConnectionDeps } from "./connections.ts";
import { healthOf } from "./health.ts";
import type { Connection, ConnectionHealth, StoredCredentials } from "./ports.ts";

/**
 * Tries a stored connection and writes down how it went. What was learned of secrets that were replaced meanwhile is dropped.
 * @returns the connection as it is now
 * @throws AppError `not_found`
 */
export async function testConnection(
  deps: ConnectionDeps,
  userId: string,
  id: string,
): Promise<Connection> {
  const { data } = deps.accounts;
  const { connection, plugin } = await readConnection(deps, userId, id);
  const stored = await data.findCredentials(userId, id);
  const health = await tryStored(deps, connection, plugin, stored);
  const noted = await data.noteHealth(userId, id, stored?.dataKeyId, health);
  return noted ?? (await readConnection(deps, userId, id)).connection;
}

async function tryStored(
  deps: ConnectionDeps,
  connection: Connection,
  plugin: Plugin,
  stored: StoredCredentials | undefined,
): Promise<ConnectionHealth> {
  try {
    const access = openStored(deps.vault, connection, stored);
    return await healthOf(deps, plugin, access);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { status: isExpired(error) ? "expired" : "failing", statusDetail: error.message };
  }
}

/** Whether the app said that it does not know the credentials any more. */
const isExpired = (error: ToolError) => "health" in error && error.health === "expired";
