import { CredentialsRefused, ToolError, type AppFields } from "../plugins/types.ts";
import { readConnection, type ConnectionDeps } from "./connections.ts";
import { testConnection } from "./test-connection.ts";

/** Fields of an app, or a sentence that says why they are not known. */
export type ListedFields = AppFields & { readonly problem?: string };

const none: AppFields = { fields: [], complete: true };

/**
 * The fields that the app of a connection has, as it tells them now; none where it cannot be asked. Where it refuses the
 * credentials, that is written down with the connection.
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
    // Nobody reads it; told as a fault, each page that is left early would be one in the log.
    if (signal.aborted) return { ...none, complete: false };
    if (!(error instanceof ToolError)) throw error;
    if (error instanceof CredentialsRefused) await testConnection(deps, userId, id);
    return { ...none, complete: false, problem: error.message };
  }
}
