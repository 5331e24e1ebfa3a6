import type { Logger } from "pino";
import { createAgentServices, type AgentOverrides } from "./agent-services.ts";
import { systemClock, type Clock } from "./clock.ts";
import { createMcpPlugins, createMcpServers } from "./connectors/mcp/mcp.ts";
import type { Deps } from "./deps.ts";
import { createPasswordHasher } from "./domain/auth/password.ts";
import { createSessions } from "./domain/auth/sessions.ts";
import { createCredentialKeeper } from "./domain/connections/keep-credentials.ts";
import type { Env } from "./env.ts";
import { createCookies } from "./http/cookies.ts";
import { newId } from "./ids.ts";
import { createOidcProvider } from "./integrations/oidc/provider.ts";
import { createPortal } from "./integrations/portal/portal.ts";
import { createLifecycle } from "./lifecycle.ts";
import { createLog } from "./log.ts";
import { createPluginServices } from "./plugins/plugin-services.ts";
import { createRegistry } from "./plugins/registry.ts";
import type { Plugin } from "./plugins/types.ts";
import { createSecretServices } from "./secret-services.ts";
import { createAccountStore } from "./store/account-data.ts";
import type { Store } from "./store/types.ts";

/** What a test or another host may put in place of ours. */
export type ServiceOverrides = {
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly agent?: AgentOverrides;
  /** Beside those of the plugin folder. */
  readonly plugins?: readonly Plugin[];
};

/**
 * Builds every service over an opened store. Closing the store stays with whoever opened it.
 */
export async function createServices(
  env: Env,
  store: Store,
  overrides: ServiceOverrides = {},
): Promise<Deps> {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog(env);
  const lifecycle = createLifecycle();
  const secrets = await createSecretServices({ env, store, newId, log });
  lifecycle.onStop(() => secrets.rotation.close());
  const open = secrets.openConnection;
  const pluginServices = await createPluginServices({ env, store, clock, newId, lifecycle, open });
  const accounts = createAccountStore(store);
  const credentials = createCredentialKeeper({ accounts, clock, vault: secrets.vault });
  const { fetch } = pluginServices.gate;
  const own = createMcpPlugins({ fetch, clock, credentials, data: accounts.data });
  const catalogue = [...pluginServices.plugins.list(), ...(overrides.plugins ?? [])];
  const plugins = createRegistry(catalogue, own);
  const agentServices = createAgentServices(
    { env, store, clock, newId, log, plugins },
    overrides.agent,
  );
  lifecycle.onStop(() => agentServices.runs.close());
  const passwords = createPasswordHasher();
  const builtIn = createPortal({ store, clock, newId, passwords });
  return {
    env,
    store,
    clock,
    newId,
    log,
    lifecycle,
    ...secrets,
    ...pluginServices,
    plugins,
    accounts,
    mcp: createMcpServers({ fetch, clock }),
    cookies: createCookies(env),
    sessions: createSessions(accounts.data, clock),
    identityProvider: env.oidc ? createOidcProvider(env.oidc, log) : builtIn,
    portal: env.oidc ? undefined : builtIn,
    ...agentServices,
  };
}
