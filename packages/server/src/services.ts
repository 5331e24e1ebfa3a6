import type { Logger } from "pino";
import { createAgentServices, type AgentOverrides } from "./agent-services.ts";
import { systemClock, type Clock } from "./clock.ts";
import { createMcpPlugins, createMcpServers } from "./connectors/mcp/mcp.ts";
import { createOpenapiDocuments } from "./connectors/openapi/reader.ts";
import type { Deps } from "./deps.ts";
import { createPasswordHasher } from "./domain/auth/password.ts";
import { createSessions } from "./domain/auth/sessions.ts";
import { createKeys } from "./domain/keys/keys.ts";
import { createRequests } from "./domain/requests/requests.ts";
import type { Env } from "./env.ts";
import { createCookies } from "./http/cookies.ts";
import { newId } from "./ids.ts";
import { createOidcProvider } from "./integrations/oidc/provider.ts";
import { createPortal } from "./integrations/portal/portal.ts";
import { createLifecycle } from "./lifecycle.ts";
import { createLog } from "./log.ts";
import { CALL_WAIT, type CallWait } from "./mcp/wait-for-call.ts";
import { createWaitingCalls } from "./mcp/waiting-calls.ts";
import { createOAuthServices } from "./oauth-services.ts";
import { createOwnPlugins } from "./plugins/own-plugins.ts";
import { createPluginServices } from "./plugin-services.ts";
import { createRegistry } from "./domain/plugins/registry.ts";
import type { OpenConnection, Plugin } from "./domain/plugins/types.ts";
import { createSecretServices } from "./secret-services.ts";
import { createAccountStore } from "./store/account-data.ts";
import { createDataStore } from "./store/agent-data.ts";
import { createRequestRepository } from "./store/request-repository.ts";
import type { Store } from "./store/types.ts";

/** What a test or another host may put in place of ours. */
export type ServiceOverrides = {
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly agent?: AgentOverrides;
  readonly callWait?: CallWait;
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
  // Opening a connection may take its plugin, and a plugin's tools open connections.
  const open: OpenConnection = (...asked) => oauthServices.openConnection(...asked);
  const pluginServices = await createPluginServices({ env, store, clock, newId, lifecycle, open });
  const accounts = createAccountStore(store);
  const { gate } = pluginServices;
  const { vault } = secrets;
  const { fetch } = gate;
  const servers = createMcpPlugins({ fetch, clock, newId, vault, data: accounts.data });
  lifecycle.onStop(() => servers.close());
  const own = createOwnPlugins(servers, { fetch, open, clock });
  const catalogue = [...pluginServices.plugins.list(), ...(overrides.plugins ?? [])];
  const plugins = createRegistry(catalogue, own);
  const oauthServices = createOAuthServices({
    ...{ store, clock, newId, log, lifecycle },
    ...{ gate, plugins, vault },
  });
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
    ...oauthServices,
    ...pluginServices,
    plugins,
    accounts,
    keys: createKeys({
      ...{ store: createDataStore(store), clock, newId },
      ...{ fingerprints: secrets.fingerprints, runs: agentServices.runs },
    }),
    requests: createRequests({ repository: createRequestRepository(store.db), clock, newId }),
    mcp: createMcpServers({ fetch, clock }),
    openapi: createOpenapiDocuments(),
    waitingCalls: createWaitingCalls(),
    callWait: overrides.callWait ?? CALL_WAIT,
    cookies: createCookies(env),
    sessions: createSessions(accounts.data, clock),
    identityProvider: env.oidc ? createOidcProvider(env.oidc, log) : builtIn,
    portal: env.oidc ? undefined : builtIn,
    ...agentServices,
  };
}
