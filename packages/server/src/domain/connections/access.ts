import { SealError } from "../../secrets/aes-gcm.ts";
import { MissingKeyError, type Vault } from "../../secrets/vault.ts";
import { ToolError, type ConnectionAccess } from "../plugins/types.ts";
import { isUuid } from "../chat/ids.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { Connection, StoredCredentials } from "./ports.ts";

/** An opened connection, and the store key of its secrets; undefined if it has none. */
export type Opened = { readonly access: ConnectionAccess; readonly dataKeyId: string | undefined };

/**
 * Opens a connection of the user. Throws `ToolError` when it cannot be opened.
 * @param refused an access token that the app no longer accepts: another one is needed
 */
export type OpenCredentials = (
  userId: string,
  connectionId: string,
  refused?: string,
) => Promise<Opened>;

/** For a call whose connection was deleted meanwhile. */
export const noLongerThere = () => new ToolError("This connection no longer exists.");

/** A stored connection of the user, and its settings and secrets. */
export type ReadConnection = {
  readonly connection: Connection;
  /** Its secrets as they are stored; undefined where it has none. */
  readonly stored: StoredCredentials | undefined;
  readonly opened: Opened;
};

/**
 * Reads a connection of the user.
 * @throws ToolError when there is none, or its secrets cannot be opened
 */
export async function readStored(
  deps: {
    readonly store: Pick<Repositories, "connections" | "credentials">;
    readonly vault: Pick<Vault, "open">;
  },
  userId: string,
  connectionId: string,
): Promise<ReadConnection> {
  const connection = isUuid(connectionId)
    ? await deps.store.connections.find(userId, connectionId)
    : undefined;
  if (!connection) throw noLongerThere();
  const stored = await deps.store.credentials.find(userId, connectionId);
  return { connection, stored, opened: openStored(deps.vault, connection, stored) };
}

/**
 * A connection's settings and secrets, decrypted.
 * @param stored its encrypted secrets; undefined if it has none
 * @throws ToolError when the secrets cannot be opened
 */
export function openStored(
  vault: Pick<Vault, "open">,
  { userId, id, name, configuration }: Connection,
  stored: StoredCredentials | undefined,
): Opened {
  if (!stored) return { access: { configuration, credentials: {} }, dataKeyId: undefined };
  try {
    const credentials = vault.open({ userId, connectionId: id }, stored);
    return { access: { configuration, credentials }, dataKeyId: stored.dataKeyId };
  } catch (error) {
    if (error instanceof MissingKeyError) {
      throw new ToolError(
        `The credentials of ${name} are encrypted with a key this server does not have (${error.keyId}). Enter them again, or contact your administrator.`,
        { cause: error },
      );
    }
    if (error instanceof SealError) {
      throw new ToolError(
        `The credentials of ${name} are damaged and cannot be decrypted. Enter them again.`,
        { cause: error },
      );
    }
    throw error;
  }
}
