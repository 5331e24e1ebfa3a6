import type { ConnectionAccess } from "../../plugins/types.ts";
import type { ConnectionDeps } from "./connections.ts";
import { requireRoom } from "./plan-limits.ts";
import type { Connection, ConnectionHealth, NewConnection } from "./ports.ts";
import { storeCredentials } from "./store-credentials.ts";

/** A connection that was tried and is not stored yet. */
export type TriedConnection = Pick<
  NewConnection,
  "id" | "userId" | "name" | "connectionType" | "enabledMethods" | "hitlMethods" | "manifest"
> & {
  readonly access: ConnectionAccess;
  readonly health: ConnectionHealth;
  /** Whether it takes room in the person's plan. */
  readonly isCounted: boolean;
};

/**
 * Stores a connection with its credentials.
 * @throws AppError `forbidden` when the plan has no room
 */
export function insertTried(
  deps: ConnectionDeps,
  { access, health, isCounted, ...wanted }: TriedConnection,
): Promise<Connection> {
  return deps.accounts.transaction(async (tx) => {
    if (isCounted) {
      // Two that are added at once must not both take the last place.
      await tx.lockUser(wanted.userId);
      await requireRoom(tx, deps.plugins, wanted.userId);
    }
    const { configuration, credentials } = access;
    const connection = await tx.insertConnection({
      ...wanted,
      configuration,
      ...health,
      createdAt: deps.clock.now(),
    });
    await storeCredentials(deps, tx, connection, credentials, undefined);
    return connection;
  });
}
