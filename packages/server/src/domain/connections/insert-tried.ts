import type { ConnectionAccess, ToolManifest } from "../plugins/types.ts";
import { chooseGrants } from "../grants/choose-grants.ts";
import type { ConnectionDeps } from "./connections.ts";
import { requireRoom } from "./plan-limits.ts";
import type { Connection, ConnectionHealth, NewConnection } from "./ports.ts";
import { storeCredentials } from "./store-credentials.ts";

/** A connection that was tried and is not stored yet. */
export type TriedConnection = Pick<
  NewConnection,
  "id" | "userId" | "name" | "connectionType" | "enabledMethods" | "hitlMethods" | "manifest"
> & {
  /** All that it has; the person lets those run without asking that were chosen and are not verified. */
  readonly tools: readonly ToolManifest[];
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
  { access, health, isCounted, tools, ...wanted }: TriedConnection,
): Promise<Connection> {
  const { configuration, credentials } = access;
  const now = deps.clock.now();
  const credentialsMark = Object.keys(credentials).length > 0 ? deps.newId() : null;
  const { enabledMethods, hitlMethods = [], userId: by } = wanted;
  const chosen = { enabledMethods, hitlMethods };
  const grants = chooseGrants(tools, chosen, { by, now, credentialsMark });
  return deps.store.transaction(async (tx) => {
    if (isCounted) {
      // Two that are added at once must not both take the last place.
      await tx.users.lock(wanted.userId);
      await requireRoom(tx, deps.plugins, wanted.userId);
    }
    const connection = await tx.connections.insert({
      ...wanted,
      configuration,
      ...{ grants, credentialsMark },
      ...health,
      createdAt: now,
    });
    await storeCredentials(deps, tx, connection, credentials, undefined);
    return connection;
  });
}
