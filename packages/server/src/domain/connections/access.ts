import { SealError } from "../../secrets/aes-gcm.ts";
import { MissingKeyError, type Vault } from "../../secrets/vault.ts";
import { ToolError, type ConnectionAccess, type OpenConnection } from "../../plugins/types.ts";
import { isUuid } from "../chat/ids.ts";
import type { Connection, ConnectionData, StoredCredentials } from "./ports.ts";

/**
 * What a connection holds, with its secrets in the clear.
 * @param stored its secrets as they are stored; undefined where it has none
 * @throws ToolError when the secrets cannot be opened
 */
export function openStored(
  vault: Pick<Vault, "open">,
  { userId, id, name, configuration }: Connection,
  stored: StoredCredentials | undefined,
): ConnectionAccess {
  if (!stored) return { configuration, credentials: {} };
  try {
    return { configuration, credentials: vault.open({ userId, connectionId: id }, stored) };
  } catch (error) {
    if (error instanceof MissingKeyError) {
      throw new ToolError(
        `The credentials of ${name} are locked with a key that this server does not have (${error.keyId}). Type them again, or ask whoever runs the server.`,
        { cause: error },
      );
    }
    if (error instanceof SealError) {
      throw new ToolError(
        `The credentials of ${name} are damaged and cannot be opened. Type them again.`,
        { cause: error },
      );
    }
    throw error;
  }
}

/** Opens connections for the calls of their tools. */
export function createOpenConnection({
  data,
  vault,
}: {
  readonly data: Pick<ConnectionData, "findConnection" | "findCredentials">;
  readonly vault: Pick<Vault, "open">;
}): OpenConnection {
  return async (userId, connectionId) => {
    const connection = isUuid(connectionId)
      ? await data.findConnection(userId, connectionId)
      : undefined;
    if (!connection) throw new ToolError("This connection does not exist any more.");
    return openStored(vault, connection, await data.findCredentials(userId, connectionId));
  };
}
