import { challengeOf, hashSecret, newSecret } from "../auth/secrets.ts";
import {
  noSuchConnection,
  readConnection,
  type ConnectionDeps,
} from "../connections/connections.ts";
import { requireRoom } from "../connections/plan-limits.ts";
import type { Plugin } from "../plugins/types.ts";
import { findApp } from "./apps.ts";
import type { OAuthClient } from "./ports.ts";

/** Dependencies of authorizations. */
export type AuthorizationDeps = ConnectionDeps & {
  readonly oauth: OAuthClient;
};

/** How long a user may take at the app's page. */
export const ATTEMPT_MS = 10 * 60 * 1000;

/** The caller, and what to authorize. */
export type Beginning = {
  readonly userId: string;
  /** Whether the user sets up apps and therefore gets setup hints. */
  readonly isAdmin: boolean;
  /** The secret of the browser. */
  readonly browser: string;
  /** The connection to reauthorize; undefined for a new one. */
  readonly connectionId: string | undefined;
  readonly redirectUri: string;
};

/**
 * Begins to authorize a plugin.
 * @returns the URL to redirect the browser to
 * @throws ToolError or AppError with a message for the user
 */
export async function beginAuthorization(
  deps: AuthorizationDeps,
  plugin: Plugin,
  { userId, isAdmin, browser, connectionId, redirectUri }: Beginning,
): Promise<string> {
  const { store, plugins, oauth, vault } = deps;
  if (connectionId === undefined) await requireRoom(store, plugins, userId);
  else {
    const { connection } = await readConnection(deps, userId, connectionId);
    if (connection.connectionType !== plugin.manifest.name) throw noSuchConnection();
  }
  const app = await findApp(deps, plugin, isAdmin ? { redirectUri } : undefined);
  const [state, verifier] = [newSecret(), newSecret()];
  const challenge = challengeOf(verifier);
  const { url, ...server } = await oauth.authorizationUrl(app, { state, challenge, redirectUri });
  const id = deps.newId();
  await store.authorizations.insertAttempt({
    id,
    stateHash: hashSecret(state),
    userId,
    browserHash: hashSecret(browser),
    plugin: plugin.manifest.name,
    connectionId: connectionId ?? null,
    redirectUri,
    ...server,
    ...vault.lock({ userId, attemptId: id }, { verifier }),
    expiresAt: new Date(deps.clock.now().getTime() + ATTEMPT_MS),
  });
  return url;
}
