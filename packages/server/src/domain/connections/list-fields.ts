import { CredentialsRefused, ToolError, type AppFields } from "../plugins/types.ts";
import { readConnection, type ConnectionDeps } from "./connections.ts";
import { testConnection } from "./test-connection.ts";

/** Fields of an app, or a message that says why they are unknown. */
export type ListedFields = AppFields & { readonly problem?: string };

const none: AppFields = { fields: [], complete: true };

/**
 * The current fields of a connection's app; none if it cannot be reached. If it rejects the credentials, that is recorded with
 * the connection.
 * @throws AppError `not_found`
 */
export async function listFields(
  deps: ConnectionDeps,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<ListedFields> {
  const { connection, plugin } = await readConnection(deps, userId, id);
  if (!plugin.fields) return none;
  try {
    const either = AbortSignal.any([signal, deps.lifecycle.signal]);
    return await plugin.fields({ userId, connectionId: connection.id, signal: either });
  } catch (error) {
    // The client is gone; reporting it would log an error for each page that is closed early.
    if (signal.aborted) return { ...none, complete: false };
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof CredentialsRefused) await testConnection(deps, userId, id);
    return { ...none, complete: false, problem: error.message };
  }
}
