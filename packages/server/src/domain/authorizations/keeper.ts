import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import type { OpenConnection, Plugin, PluginRegistry } from "../plugins/types.ts";
import { openStored, readStored, type OpenCredentials } from "../connections/access.ts";
import type { Connection, ForgetCredentials, StoredCredentials } from "../connections/ports.ts";
import type { Repositories } from "../unit-of-work.ts";
import { findApp } from "./apps.ts";
import { GrantEnded, type OAuthClient } from "./ports.ts";
import type { Renewed, RenewalDeps } from "./renew.ts";
import { createRenewals } from "./renewals.ts";
import { ACCESS_TOKEN, credentialsOf, expiryOf, isLast, REFRESH_TOKEN } from "./tokens.ts";

/** Opens connections, and keeps their access tokens usable. */
export type CredentialKeeper = {
  readonly openCredentials: OpenCredentials;
  readonly openConnection: OpenConnection;
  readonly forgetCredentials: ForgetCredentials;
  /** Waits for requests in flight, since apps give their answers only once. */
  close(): Promise<void>;
};

/** How long before its expiry a token is renewed: it should outlast the call that begins with it. */
const AHEAD_MS = 2 * 60 * 1000;

type KeeperDeps = RenewalDeps & {
  readonly clock: Clock;
  readonly log: Logger;
  readonly oauth: OAuthClient;
  readonly plugins: PluginRegistry;
  readonly store: Pick<Repositories, "pluginSettings">;
};

/** Creates the keeper. */
export function createCredentialKeeper(deps: KeeperDeps): CredentialKeeper {
  const { store, vault, plugins, clock, log } = deps;
  const renewals = createRenewals(deps);
  const revocations = new Set<Promise<void>>();

  const openCredentials: OpenCredentials = async (userId, connectionId, refused) => {
    const { connection, stored, opened } = await readStored(deps, userId, connectionId);
    const plugin = plugins.get(connection.connectionType);
    if (!plugin?.manifest.oauth || !stored) return opened;
    const left = msLeft(stored, clock.now());
    const isRefused = refused !== undefined && opened.access.credentials[ACCESS_TOKEN] === refused;
    if (left > AHEAD_MS && !isRefused) return opened;
    return renewals.renew({
      ...{ connection, dataKeyId: stored.dataKeyId, opened, usable: left > 0 && !isRefused },
      ask: () => askApp(deps, connection, plugin, opened.access.credentials[REFRESH_TOKEN]),
    });
  };

  const revoke: (...forgotten: Parameters<ForgetCredentials>) => Promise<void> = async (
    connection,
    stored,
  ) => {
    const plugin = plugins.get(connection.connectionType);
    if (!plugin?.manifest.oauth || !stored) return;
    if (!(await isLast(store, connection.userId, connection.connectionType))) return;
    const { credentials } = openStored(vault, connection, stored).access;
    const token = credentials[REFRESH_TOKEN] ?? credentials[ACCESS_TOKEN];
    if (token === undefined) return;
    const app = await findApp(deps, plugin);
    await deps.oauth.revoke(app, token, String(connection.configuration["issuer"]));
  };

  return {
    openCredentials,
    openConnection: async (...args) => (await openCredentials(...args)).access,
    forgetCredentials(connection, stored) {
      const running: Promise<void> = revoke(connection, stored)
        // Only the message is safe to log: the error may hold the token.
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : "unknown";
          log.warn({ plugin: connection.connectionType, reason }, "a token was not revoked");
        })
        .finally(() => revocations.delete(running));
      revocations.add(running);
    },
    async close() {
      await Promise.allSettled([renewals.close(), ...revocations]);
    },
  };
}

/** @throws GrantEnded; ToolError */
async function askApp(
  deps: KeeperDeps,
  { configuration }: Connection,
  plugin: Plugin,
  refreshToken: string | undefined,
): Promise<Renewed> {
  if (refreshToken === undefined) throw new GrantEnded(plugin.manifest.display_name);
  const app = await findApp(deps, plugin);
  const requestedAt = deps.clock.now();
  const tokens = await deps.oauth.refresh(app, refreshToken, String(configuration["issuer"]));
  return {
    credentials: credentialsOf(tokens, refreshToken),
    expiresAt: expiryOf(tokens, requestedAt),
  };
}

const msLeft = ({ expiresAt }: StoredCredentials, now: Date) =>
  expiresAt ? expiresAt.getTime() - now.getTime() : Infinity;
