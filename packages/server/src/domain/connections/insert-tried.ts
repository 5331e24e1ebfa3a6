import type { ConnectionAccess, ToolManifest } from "../plugins/types.ts";
import { chooseGrants } from "../grants/choose-grants.ts";
import type { ConnectionDeps } from "./connections.ts";
import type { Connection, ConnectionHealth, NewConnection } from "./ports.ts";
import type { Repositories } from "../unit-of-work.ts";
import { storeCredentials } from "./store-credentials.ts";

/** A connection that was tried and is not stored yet. */
export type TriedConnection = Pick<
  NewConnection,
  "id" | "userId" | "name" | "connectionType" | "enabledMethods" | "hitlMethods" | "manifest"
> & {
  /** All of its tools; the chosen ones that need no verification run without asking. */
  readonly tools: readonly ToolManifest[];
  readonly access: ConnectionAccess;
  readonly health: ConnectionHealth;
  /** Throws if the user may not add it. Runs while no other request of theirs can add one. */
  readonly requireAllowed: (tx: Repositories) => Promise<void>;
};

/**
 * Stores a connection with its credentials.
 * @throws AppError what `requireAllowed` throws
 */
export function insertTried(
  deps: ConnectionDeps,
  { access, health, requireAllowed, tools, ...wanted }: TriedConnection,
): Promise<Connection> {
  const { configuration, credentials } = access;
  const now = deps.clock.now();
  const credentialsMark = Object.keys(credentials).length > 0 ? deps.newId() : null;
  const { enabledMethods, hitlMethods = [], userId: by } = wanted;
  const chosen = { enabledMethods, hitlMethods };
  const grants = chooseGrants(tools, chosen, { by, now, credentialsMark });
  return deps.store.transaction(async (tx) => {
    // Two concurrent requests must not both take the last place.
    await tx.users.lock(wanted.userId);
    await requireAllowed(tx);
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
