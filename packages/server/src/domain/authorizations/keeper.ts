import type { Logger } from "pino";
import type { OpenConnection, PluginRegistry } from "../../plugins/types.ts";
import { isUuid } from "../chat/ids.ts";
import { noLongerThere, openStored, type OpenCredentials } from "../connections/access.ts";
import type { ForgetCredentials, StoredCredentials } from "../connections/ports.ts";
import { findApp } from "./apps.ts";
import { renew, type Ending, type RenewalDeps } from "./renew.ts";
import { ACCESS_TOKEN, isLast, REFRESH_TOKEN } from "./tokens.ts";

/** Opens connections, and sees to it that access tokens among what they hold can be used. */
export type CredentialKeeper = {
  readonly openCredentials: OpenCredentials;
  readonly openConnection: OpenConnection;
  readonly forgetCredentials: ForgetCredentials;
  /** Waits for what apps are being asked, since their answers are given once. */
  close(): Promise<void>;
};

/** How long before its end a token is renewed: a call that begins with it should end with it. */
const AHEAD_MS = 2 * 60 * 1000;

/** Makes what opens connections. */
export function createCredentialKeeper(
  deps: RenewalDeps & { readonly plugins: PluginRegistry; readonly log: Logger },
): CredentialKeeper {
  const { data, vault, plugins, clock, log } = deps;
  /** By connection: calls of this process at the same time share one renewal. */
  const renewals = new Map<string, ReturnType<typeof renew>>();
  const revocations = new Set<Promise<void>>();

  function renewOnce(ending: Ending) {
    const { id } = ending.connection;
    const running = renewals.get(id) ?? renew(deps, ending).finally(() => renewals.delete(id));
    renewals.set(id, running);
    return running;
  }

  const openCredentials: OpenCredentials = async (userId, connectionId, refused) => {
    const connection = isUuid(connectionId)
      ? await data.findConnection(userId, connectionId)
      : undefined;
    if (!connection) throw noLongerThere();
    const stored = await data.findCredentials(userId, connectionId);
    const opened = openStored(vault, connection, stored);
    const plugin = plugins.get(connection.connectionType);
    if (!plugin?.manifest.oauth || !stored) return opened;
    const left = msLeft(stored, clock.now());
    const isRefused = refused !== undefined && opened.access.credentials[ACCESS_TOKEN] === refused;
    if (left > AHEAD_MS && !isRefused) return opened;
    return renewOnce({ connection, plugin, stored, opened, usable: left > 0 && !isRefused });
  };

  const revoke: (...forgotten: Parameters<ForgetCredentials>) => Promise<void> = async (
    connection,
    stored,
  ) => {
    const plugin = plugins.get(connection.connectionType);
    if (!plugin?.manifest.oauth || !stored) return;
    if (!(await isLast(data, connection.userId, connection.connectionType))) return;
    const { credentials } = openStored(vault, connection, stored).access;
    const token = credentials[REFRESH_TOKEN] ?? credentials[ACCESS_TOKEN];
    if (token === undefined) return;
    const app = await findApp(deps, plugin);
    await deps.oauth.revoke(app, token, String(connection.configuration["issuer"]));
  };

  return {
    openCredentials,
    openConnection: async (...asked) => (await openCredentials(...asked)).access,
    forgetCredentials(connection, stored) {
      const running: Promise<void> = revoke(connection, stored)
        // The sentence is all that is safe to log: what comes with it may hold the token.
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : "unknown";
          log.warn({ plugin: connection.connectionType, reason }, "a token was not revoked");
        })
        .finally(() => revocations.delete(running));
      revocations.add(running);
    },
    async close() {
      await Promise.allSettled([...renewals.values(), ...revocations]);
    },
  };
}

const msLeft = ({ expiresAt }: StoredCredentials, now: Date) =>
  expiresAt ? expiresAt.getTime() - now.getTime() : Infinity;
