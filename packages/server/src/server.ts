import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { announce } from "./announce.ts";
import { createApp } from "./app.ts";
import type { Env } from "./env.ts";
import { createJobs, type Jobs } from "./jobs/runner.ts";
import { jobs as allJobs } from "./jobs/index.ts";
import { listen } from "./listen.ts";
import type { Deps } from "./deps.ts";
import { createBrokenRequests } from "./http/broken-request.ts";
import { createServices, type ServiceOverrides } from "./services.ts";
import { asStartError } from "./start-error.ts";
import { APP_ROLE } from "./store/acting-role.ts";
import { openStore } from "./store/open.ts";
import type { Store } from "./store/types.ts";

/** A server that listens. */
export type RunningServer = {
  /** The address to open on this machine, without a slash at the end. */
  readonly url: string;
  readonly deps: Deps;
  readonly jobs: Jobs;
  /** Where everything is stored. */
  readonly database: Store;
  /** Printed for the user who started it. */
  readonly announcement: string;
  /** Reports that it stops for as long as the operator set, then takes no new requests, disconnects readers of streams, stops the services in order and closes the store. */
  stop(): Promise<void>;
};

const NO_APP_ROLE = `The database does not separate tenants: its account cannot create the role ${APP_ROLE}. Only the checks of the server apply. Have an administrator of the database run "create role ${APP_ROLE} nologin; grant ${APP_ROLE} to" the account of DATABASE_URL, then restart the server.`;

/** How often idle connections are closed meanwhile. */
const IDLE_MS = 50;

/** How long answers that are being given may still take when the server stops. */
const GRACE_MS = 5_000;

/**
 * Opens the store, builds the services and listens.
 * @throws EnvError, FolderHeldError, or StartError when the port, the data folder or the database cannot be used
 */
export async function startServer(
  env: Env,
  overrides: ServiceOverrides = {},
): Promise<RunningServer> {
  const database = await openStore(env, overrides.statementLog).catch((error: unknown) => {
    throw asStartError(error, env.dataDir);
  });
  let stop = async () => {};
  try {
    const deps = await createServices(env, database, overrides);
    stop = () => deps.lifecycle.stop();
    if (!database.separatesTenants) deps.log.warn(NO_APP_ROLE);
    const broken = createBrokenRequests(deps.log, env.publicUrl?.startsWith("https:") ?? false);
    const answer = getRequestListener(createApp(deps).fetch, { errorHandler: broken.answer });
    const http = createServer((incoming, outgoing) => void answer(incoming, outgoing));
    http.on("clientError", (error, socket) => void broken.refuse(error, socket));
    await deps.runs.open();
    deps.rotation.open();
    const port = await listen(http, env);
    const jobs = createJobs({ ...deps, queue: database.queue, needs: deps, jobs: allJobs });
    deps.lifecycle.onStop(() => jobs.close());
    deps.readiness.watchJobs(jobs);
    const url = `http://localhost:${port}`;
    deps.address.listensAt(url);
    await jobs.open();
    return {
      url,
      deps,
      jobs,
      database,
      announcement: announce(
        deps,
        env.publicUrl ?? url,
        await deps.rotation.keyUse(),
        await deps.models.read(),
        await deps.modelServers.findLocal(),
      ),
      async stop() {
        deps.readiness.close();
        await pause(env.shutdownDelayMs);
        const closed = new Promise<void>((done) => http.close(() => done()));
        const late = setTimeout(() => http.closeAllConnections(), GRACE_MS);
        // Ends the streams; their clients reconnect elsewhere.
        await deps.lifecycle.stop();
        // Responses in these moments leave keep-alive connections behind, which are no longer needed.
        const idle = setInterval(() => http.closeIdleConnections(), IDLE_MS);
        await closed;
        clearInterval(idle);
        clearTimeout(late);
        await deps.closeTelemetry();
        await database.close();
      },
    };
  } catch (error) {
    // A failing stop must not hide why the server did not start.
    await stop().catch(() => undefined);
    await database.close();
    throw asStartError(error, env.dataDir);
  }
}
