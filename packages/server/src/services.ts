import type { Logger } from "pino";
import { createModels } from "./agent/models.ts";
import { createWayOut } from "./agent/providers/way-out.ts";
import { createAgentServices, type AgentOverrides } from "./agent-services.ts";
import { systemClock, type Clock } from "./clock.ts";
import { createMcpPlugins, createMcpServers } from "./connectors/mcp/mcp.ts";
import { createOAuthClient } from "./connectors/oauth/client.ts";
import { createOpenapiDocuments } from "./connectors/openapi/reader.ts";
import { createLocalCheckouts } from "./domain/billing/local-checkouts.ts";
import { createReadiness } from "./domain/health/readiness.ts";
import { createLoginChecks } from "./domain/auth/login-checks.ts";
import { createPasswordHasher } from "./domain/auth/password.ts";
import { createCredentialKeeper } from "./domain/authorizations/keeper.ts";
import type { Evaluator } from "./domain/evaluations/ports.ts";
import { createRegistry } from "./domain/plugins/registry.ts";
import type { Senders } from "./domain/outbox/ports.ts";
import type { OpenConnection, Plugin } from "./domain/plugins/types.ts";
import { createTwoStep } from "./domain/two-step/two-step.ts";
import { createSettingsCache } from "./domain/settings-cache.ts";
import { removeUser } from "./domain/users/remove-user.ts";
import type { Env } from "./env.ts";
import { createEvaluator } from "./evaluation/evaluator.ts";
import { openFiles, sweepFiles } from "./file-services.ts";
import { createClientAddress, createTraceparent } from "./http/client-address.ts";
import { createCookies } from "./http/cookies.ts";
import { createOpenStreams } from "./http/open-streams.ts";
import { newId } from "./ids.ts";
import { createLocalSender } from "./integrations/local-outbox/local-senders.ts";
import { createTwilioSender } from "./integrations/outgoing/twilio.ts";
import { createPortalAccounts } from "./integrations/portal/portal-accounts.ts";
import { createPortal } from "./integrations/portal/portal.ts";
import { createLifecycle } from "./lifecycle.ts";
import { createLog } from "./log.ts";
import { CALL_WAIT, type CallWait } from "./mcp/wait-for-call.ts";
import { createWaitingCalls } from "./mcp/waiting-calls.ts";
import { readCondition } from "./planner/index.ts";
import { createPluginServices } from "./plugin-services.ts";
import { createOwnPlugins } from "./plugins/own-plugins.ts";
import { createModelServers } from "./model-servers.ts";
import { createPublicAddress } from "./public-address.ts";
import { createFingerprints } from "./secrets/fingerprints.ts";
import { openKeyFile } from "./secrets/key-file.ts";
import { createRotation } from "./secrets/rotation.ts";
import { createVault } from "./secrets/vault.ts";
import { openTelemetry } from "./telemetry-services.ts";
import { newestMigration } from "./store/migrate.ts";
import type { openStore } from "./store/open.ts";
import type { Store } from "./store/types.ts";
import { createUnitOfWork } from "./store/unit-of-work.ts";

/** No export takes longer; what has no row by then is a leftover. */
const MAX_EXPORT_MS = 60 * 60_000;

/** What a test or another host may replace. */
export type ServiceOverrides = {
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly agent?: AgentOverrides;
  readonly callWait?: CallWait;
  readonly evaluator?: Evaluator;
  /** Hears each statement to the database. */
  readonly statementLog?: Parameters<typeof openStore>[1];
  /** In addition to those of the plugin folder. */
  readonly plugins?: readonly Plugin[];
};

/**
 * Builds every service over an opened database, in dependency order. What needs a large library that few servers use is imported here
 * where it is set up, or by its first call. The caller still has to close the database.
 * @throws StartError when the key file cannot be used
 */
export async function createServices(env: Env, database: Store, overrides: ServiceOverrides = {}) {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog(env);
  const lifecycle = createLifecycle();
  const store = createUnitOfWork(database, clock);
  const { telemetry, metrics, closeTelemetry } = await openTelemetry(env, database);
  const base = { env, store, clock, newId, log, lifecycle, telemetry };

  const ring = env.credentialKeys ?? (await openKeyFile(env.credentialKeyFile));
  const vault = createVault(ring, newId);
  const fingerprints = createFingerprints(ring);
  const rotation = createRotation({ store, vault, ring, log });
  lifecycle.onStop(() => rotation.close());

  // Opening a connection may need its plugin, and a plugin's tools open connections.
  const open: OpenConnection = (...args) => keeper.openConnection(...args);
  const { catalogue, ...pluginServices } = await createPluginServices({ ...base, open });
  const { gate } = pluginServices;
  const { fetch } = gate;
  const servers = createMcpPlugins({ fetch, clock, newId, vault, store });
  lifecycle.onStop(() => servers.close());
  const plugins = createRegistry(
    [...catalogue.list(), ...(overrides.plugins ?? [])],
    createOwnPlugins(servers, { fetch, open, clock }),
  );

  const { files: archives } = await openFiles(base, "exports");
  await sweepFiles(base, async (now) => {
    await archives.sweep(() => store.exports.listIds(), new Date(now - MAX_EXPORT_MS));
  });

  const oauth = createOAuthClient({ gate });
  const keeper = createCredentialKeeper({ ...base, vault, plugins, oauth });
  lifecycle.onStop(() => keeper.close());

  const out = createWayOut(gate);
  const models =
    overrides.agent?.models ??
    createModels({
      ...{ ...base, vault, plannerPaceMs: overrides.agent?.plannerPaceMs },
      environment: env.modelProviders,
      out,
    });
  const { signal } = lifecycle;
  const modelServers = createModelServers({ allow: env.outboundAllow, out, clock, signal });
  const agent = createAgentServices({ ...base, plugins, models }, overrides.agent);
  lifecycle.onStop(() => agent.runs.close());

  const local = createLocalSender(base);
  const senders: Senders = {
    mail: env.smtp
      ? (await import("./integrations/outgoing/smtp.ts")).createSmtpSender(env.smtp)
      : local,
    sms: env.twilio ? createTwilioSender(env.twilio, fetch) : env.localOutbox ? local : undefined,
  };
  const { payments } = env;
  const stripe =
    payments.kind === "stripe"
      ? (await import("./integrations/stripe/stripe-provider.ts")).createStripeProvider(payments)
      : undefined;
  const localCheckouts = payments.kind === "local" ? createLocalCheckouts(base) : undefined;

  const address = createPublicAddress(env.publicUrl);
  const passwords = createPasswordHasher();
  const portalAccounts = createPortalAccounts({
    ...base,
    fingerprints,
    address,
    passwords,
    runs: agent.runs,
    removeUser: (removal) =>
      removeUser(
        {
          ...base,
          archives,
          runs: agent.runs,
          datasets: pluginServices.datasets,
          forgetCredentials: keeper.forgetCredentials,
        },
        removal,
      ),
  });
  const twoStep = createTwoStep({
    ...base,
    fingerprints,
    vault,
    address,
    accounts: portalAccounts,
  });
  const portal = createPortal({
    ...base,
    fingerprints,
    address,
    passwords,
    twoStep,
    sendsMail: env.smtp !== undefined,
  });
  const readiness = createReadiness({ store, newestMigration: newestMigration() });
  const streams = createOpenStreams({ signal: lifecycle.signal });
  metrics?.watch({ store, readiness, streams });
  return {
    ...base,
    metrics,
    closeTelemetry,
    readiness,
    settingsCache: createSettingsCache(base),
    adminEmails: env.adminEmails,
    auditKeepDays: env.auditKeepDays,
    smsPerCountryADay: env.smsPerCountryADay,
    supportEmail: env.support.supportEmail,
    vault,
    fingerprints,
    rotation,
    ...pluginServices,
    archives,
    plugins,
    oauth,
    openCredentials: keeper.openCredentials,
    openConnection: keeper.openConnection,
    forgetCredentials: keeper.forgetCredentials,
    mcp: createMcpServers({ fetch, clock }),
    openapi: createOpenapiDocuments(),
    readCondition,
    ...agent,
    modelServers,
    evaluator:
      overrides.evaluator ?? createEvaluator({ models, log, createAgent: createAgentServices }),
    waitingCalls: createWaitingCalls(),
    callWait: overrides.callWait ?? CALL_WAIT,
    senders,
    /** Whether some messages go to the local outbox. */
    hasLocalOutbox: senders.mail === local || senders.sms === local,
    address,
    /** The payment provider; undefined if nothing can be bought. */
    payments: stripe ?? localCheckouts,
    stripe,
    localCheckouts,
    cookies: createCookies(env.publicUrl),
    streams,
    loginChecks: createLoginChecks(base),
    clientAddress: createClientAddress(env.trustedProxies),
    readTraceparent: createTraceparent(env.trustedProxies),
    identityProvider: env.oidc
      ? (await import("./integrations/oidc/provider.ts")).createOidcProvider(env.oidc, log)
      : portal,
    /** The built-in portal, if it is the identity provider. */
    portal: env.oidc ? undefined : portal,
    portalAccounts,
    twoStep,
  };
}
