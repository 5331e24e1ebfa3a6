import { join } from "node:path";
import type { Logger } from "pino";
import { createModels, type Models } from "./agent/models.ts";
import { createWayOut } from "./agent/providers/way-out.ts";
import { STEP_TIMEOUTS, type StepTimeouts } from "./agent/model-step.ts";
import { runLoop } from "./agent/run-loop.ts";
import { createSuggestQuestions } from "./agent/suggest-questions.ts";
import { createSummarizeText } from "./agent/summarize-text.ts";
import { DEFAULT_FLUSH, type FlushRule } from "./agent/text-writer.ts";
import { systemClock, type Clock } from "./clock.ts";
import { createGate } from "./connectors/gate/gate.ts";
import { createMcpPlugins, createMcpServers } from "./connectors/mcp/mcp.ts";
import { createOAuthClient } from "./connectors/oauth/client.ts";
import { createOpenapiDocuments } from "./connectors/openapi/reader.ts";
import { createLocalCheckouts } from "./domain/billing/local-checkouts.ts";
import { createReadiness } from "./domain/health/readiness.ts";
import { createLoginChecks } from "./domain/auth/login-checks.ts";
import { createPasswordHasher } from "./domain/auth/password.ts";
import { createCredentialKeeper } from "./domain/authorizations/keeper.ts";
import { createQuestions } from "./questions/questions.ts";
import { createDatasets } from "./domain/datasets/datasets.ts";
import type { Evaluator } from "./domain/evaluations/ports.ts";
import { createRegistry } from "./domain/plugins/registry.ts";
import type { Senders } from "./domain/outbox/ports.ts";
import type { OpenConnection, Plugin, PluginRegistry } from "./domain/plugins/types.ts";
import { DEFAULT_RUN_LIMIT } from "./domain/credits/amounts.ts";
import { createRunHub } from "./domain/runs/run-hub.ts";
import { createRuns } from "./domain/runs/runs.ts";
import type { UnitOfWork } from "./domain/unit-of-work.ts";
import { createTwoStep } from "./domain/two-step/two-step.ts";
import { createSettingsCache } from "./domain/settings-cache.ts";
import { createSummaries } from "./domain/summaries/summarize-item.ts";
import { removeUser } from "./domain/users/remove-user.ts";
import { createWatch } from "./domain/watch/watch.ts";
import type { Env } from "./env.ts";
import { createEvaluator } from "./evaluation/evaluator.ts";
import { createFileStore } from "./files/file-store.ts";
import { createClientAddress } from "./http/client-address.ts";
import { createCookies } from "./http/cookies.ts";
import { createOpenStreams } from "./http/open-streams.ts";
import { newId, type NewId } from "./ids.ts";
import { createLocalSender } from "./integrations/local-outbox/local-senders.ts";
import { createOidcProvider } from "./integrations/oidc/provider.ts";
import { createSmtpSender } from "./integrations/outgoing/smtp.ts";
import { createTwilioSender } from "./integrations/outgoing/twilio.ts";
import { createPortalAccounts } from "./integrations/portal/portal-accounts.ts";
import { createStripeProvider } from "./integrations/stripe/stripe-provider.ts";
import { createPortal } from "./integrations/portal/portal.ts";
import { createLifecycle, type Lifecycle } from "./lifecycle.ts";
import { createLog } from "./log.ts";
import { CALL_WAIT, type CallWait } from "./mcp/wait-for-call.ts";
import { createWaitingCalls } from "./mcp/waiting-calls.ts";
import { columnRoles, readCondition } from "./planner/index.ts";
import { BUILT_IN_PLUGINS, builtInCode } from "./plugins/built-in.ts";
import { joinRegistries, loadPlugins } from "./plugins/load-plugins.ts";
import { createOwnPlugins } from "./plugins/own-plugins.ts";
import { createModelServers } from "./model-servers.ts";
import { createPublicAddress } from "./public-address.ts";
import { createFingerprints } from "./secrets/fingerprints.ts";
import { openKeyFile } from "./secrets/key-file.ts";
import { createRotation } from "./secrets/rotation.ts";
import { createVault } from "./secrets/vault.ts";
import { newestMigration } from "./store/migrate.ts";
import type { openStore } from "./store/open.ts";
import type { Store } from "./store/types.ts";
import { createUnitOfWork } from "./store/unit-of-work.ts";
import { createTableEngine } from "./tables/table-engine.ts";

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
 * Builds every service over an opened database, in dependency order. The caller still has to close the database.
 * @throws StartError when the key file cannot be used
 */
export async function createServices(env: Env, database: Store, overrides: ServiceOverrides = {}) {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog(env);
  const lifecycle = createLifecycle();
  const store = createUnitOfWork(database, clock);
  const base = { env, store, clock, newId, log, lifecycle };

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

  const archives = await createFileStore(join(env.dataDir, "exports"));

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
    mail: env.smtp ? createSmtpSender(env.smtp) : local,
    sms: env.twilio ? createTwilioSender(env.twilio, fetch) : env.localOutbox ? local : undefined,
  };
  const { payments } = env;
  const stripe = payments.kind === "stripe" ? createStripeProvider(payments) : undefined;
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
  return {
    ...base,
    readiness: createReadiness({ store, newestMigration: newestMigration() }),
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
    streams: createOpenStreams({ signal: lifecycle.signal }),
    loginChecks: createLoginChecks(base),
    clientAddress: createClientAddress(env.trustedProxies),
    identityProvider: env.oidc ? createOidcProvider(env.oidc, log) : portal,
    /** The built-in portal, if it is the identity provider. */
    portal: env.oidc ? undefined : portal,
    portalAccounts,
    twoStep,
  };
}

/** If other processes use the database too, an unknown file may be an upload of theirs. */
const MAX_UPLOAD_MS = 60 * 60_000;

/** The services that plugins depend on: uploaded files and the gate. */
export type PluginServices = Awaited<ReturnType<typeof createPluginServices>>;

/**
 * Builds uploaded files and the gate, and loads the plugins that depend on them.
 * @param deps.open opens connections, for connectors
 */
export async function createPluginServices(deps: {
  readonly env: Pick<Env, "dataDir" | "uploadLimitBytes" | "outboundAllow" | "pluginFolders"> &
    Partial<Pick<Env, "tables">>;
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly lifecycle: Lifecycle;
  readonly open: OpenConnection;
}) {
  const { env, store, clock, lifecycle, open } = deps;
  const folder = join(env.dataDir, "files");
  const files = await createFileStore(folder);
  const tables = createTableEngine({ folder, ...env.tables });
  lifecycle.onStop(() => tables.close());
  const { uploadLimitBytes } = env;
  const datasets = createDatasets({ ...deps, files, tables, uploadLimitBytes });
  const now = clock.now().getTime();
  await datasets.clearLeftovers(new Date(store.alone ? now : now - MAX_UPLOAD_MS));

  const gate = createGate({ allow: env.outboundAllow });
  lifecycle.onStop(() => gate.close());

  const http = { fetch: gate.fetch, open, clock };
  const questions = createQuestions({ store, datasets, clock });
  const builtIn = builtInCode({ ...deps, datasets, questions, gate });
  const registries = [await loadPlugins(BUILT_IN_PLUGINS, builtIn, http)];
  for (const root of env.pluginFolders) registries.push(await loadPlugins(root, {}, http));
  return { datasets, questions, files, tables, gate, catalogue: joinRegistries(registries) };
}

/** Test settings for fast runs with reproducible events. */
export type AgentOverrides = {
  readonly flush?: FlushRule;
  readonly plannerPaceMs?: number;
  readonly maxRetries?: number;
  readonly timeouts?: StepTimeouts;
  readonly models?: Models;
  /** Interval for polling other processes' changes for watchers, in milliseconds. */
  readonly watchPollMs?: number;
};

const MAX_RETRIES = 2;

/** The agent and its runs. */
export type AgentServices = ReturnType<typeof createAgentServices>;

/** Builds the services of the agent. `runs.open()` starts their work. */
export function createAgentServices(
  deps: {
    readonly env: Partial<Pick<Env, "runCreditLimit">>;
    readonly store: UnitOfWork;
    readonly clock: Clock;
    readonly newId: NewId;
    readonly log: Logger;
    readonly plugins: PluginRegistry;
    readonly lifecycle: Lifecycle;
    readonly models: Models;
  },
  overrides: AgentOverrides = {},
) {
  const { env, store, models } = deps;
  const hub = createRunHub();
  const shared = { ...deps, hub };
  const maxRetries = overrides.maxRetries ?? MAX_RETRIES;
  const loop = {
    ...shared,
    flush: overrides.flush ?? DEFAULT_FLUSH,
    maxRetries,
    timeouts: overrides.timeouts ?? STEP_TIMEOUTS,
  };
  const runs = createRuns({
    ...shared,
    runCreditLimit: env.runCreditLimit ?? DEFAULT_RUN_LIMIT,
    drive: (ref, run, signal) => runLoop(loop, ref, run, signal),
  });
  const watch = createWatch({ store, pollMs: overrides.watchPollMs });
  const summarizeText = createSummarizeText({ models, maxRetries });
  return {
    ...{ models, runs, watch },
    suggestQuestions: createSuggestQuestions(deps),
    columnRoles,
    summarizeItem: createSummaries({ ...deps, summarizeText }),
  };
}
