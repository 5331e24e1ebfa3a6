import { CredentialsRefused, ToolError, type Plugin } from "../plugins/types.ts";
import type { Opened } from "./access.ts";
import { readConnection, type ConnectionDeps } from "./connections.ts";
import { healthOf } from "./health.ts";
import type { Connection, ConnectionHealth } from "./ports.ts";

/**
 * Tries a stored connection and records the result. A result for secrets that were replaced meanwhile is dropped.
 * @returns the current connection
 * @throws AppError `not_found`
 */
export async function testConnection(
  deps: ConnectionDeps,
  userId: string,
  id: string,
): Promise<Connection> {
  const { store } = deps;
  const { plugin } = await readConnection(deps, userId, id);
  const stored = await store.credentials.find(userId, id);
  const { health, tried } = await tryStored(deps, { userId, id, plugin }, stored?.dataKeyId);
  const noted = await store.connections.noteHealth(userId, id, tried, health);
  return noted ?? (await readConnection(deps, userId, id)).connection;
}

type Stored = { readonly userId: string; readonly id: string; readonly plugin: Plugin };
/** The result, and the store key of the secrets that were tried. */
type Outcome = { readonly health: ConnectionHealth; readonly tried: string | undefined };

async function tryStored(
  deps: ConnectionDeps,
  { userId, id, plugin }: Stored,
  storedKey: string | undefined,
): Promise<Outcome> {
  let tried = storedKey;
  const attempt = async (refused?: string): Promise<ConnectionHealth> => {
    const opened: Opened = await deps.openCredentials(userId, id, refused);
    tried = opened.dataKeyId;
    try {
      return await healthOf(deps, plugin, opened.access);
    } catch (error) {
      const token = opened.access.credentials["access_token"];
      const isOver = error instanceof CredentialsRefused && error.health === "expired";
      // An app may end a token before its time; another one can be had then, once.
      if (!plugin.manifest.oauth || !isOver || refused !== undefined) throw error;
      return attempt(token);
    }
  };
  try {
    return { health: await attempt(), tried };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const status = error instanceof CredentialsRefused ? error.health : "failing";
    return { health: { status, statusDetail: error.message }, tried };
  }
}
