import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { routePath } from "hono/route";
import type { Deps } from "./deps.ts";
import { findSignedIn } from "./http/authorize.ts";
import { bindOperations } from "./http/binder.ts";
import { errorResponse, failure } from "./http/error-response.ts";
import { METRICS_PATH, serveMetrics } from "./http/metrics.ts";
import { chooseRequestId, REQUEST_ID_HEADER } from "./http/request-id.ts";
import { PROBES, serveProbes } from "./http/probes.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveApp } from "./http/static-app.ts";
import { localPageRoutes } from "./integrations/local-page/routes.ts";
import { localOutboxRoutes } from "./integrations/local-outbox/routes.ts";
import { portalAccountRoutes } from "./integrations/portal/account-routes.ts";
import { checkoutRoutes } from "./integrations/local-checkout/routes.ts";
import { portalRoutes } from "./integrations/portal/routes.ts";
import { unsubscribeRoutes } from "./integrations/unsubscribe/routes.ts";
import { serveWebhook } from "./integrations/stripe/webhook.ts";
import { serveMcp } from "./mcp/routes.ts";
import { handlers } from "./operations/index.ts";
import { toIntegration } from "./plugins/to-integration.ts";
import { APP_VERSION } from "./version.ts";

/** Paths that programs ask every few seconds; a line for each would bury the others. */
const probes: ReadonlySet<string> = new Set([...Object.values(PROBES), METRICS_PATH]);

/** Builds the whole web server from its dependencies. It does not listen yet. */
export function createApp(deps: Deps): Hono {
  const { env, log, cookies, portal, telemetry } = deps;
  const secure = securityHeaders(env.publicUrl?.startsWith("https:") ?? false);
  const app = new Hono();

  app.use(async (c, next) => {
    const id = chooseRequestId(c.req.raw);
    const began = performance.now();
    // On Node's own response, which adds those of ours: a copy of ours would cost each request more than all its headers.
    const { outgoing } = c.env as HttpBindings;
    outgoing.setHeader(REQUEST_ID_HEADER, id);
    for (const [name, value] of secure) outgoing.setHeader(name, value);
    const { method, path } = c.req;
    const isProbe = probes.has(path);
    const traceparent = () => deps.readTraceparent(c);
    const work = { kind: "request", id, method, isProbe, traceparent } as const;
    await telemetry.observe(work, async (note) => {
      await next();
      // A HEAD response drops the body, so its source (a file, a run's reader) has to be cancelled.
      if (c.req.raw.method === "HEAD") {
        await c.res.body?.cancel();
        c.res = new Response(null, { status: c.res.status, headers: c.res.headers });
      }
      const { status } = c.res;
      note({ route: routePath(c), status });
      const line = { method, path, status, ms: Math.round(performance.now() - began) };
      if (isProbe) log.debug(line, "request");
      else log.info(line, "request");
    });
  });
  app.onError((error) => errorResponse(error, log));
  app.notFound((c) => failure(404, `There is nothing at ${c.req.path}.`));

  serveProbes(app, deps.readiness);
  serveMetrics(app, deps.metrics);
  bindOperations(app, deps, handlers);
  app.route("/local", localPageRoutes());
  app.route("/mail", unsubscribeRoutes(deps));
  if (deps.hasLocalOutbox) app.route("/outbox", localOutboxRoutes(deps));
  if (portal) {
    const { publicUrl } = env;
    app.route(
      "/portal",
      portalRoutes({ ...deps, portal, publicUrl, sendsMail: env.smtp !== undefined }),
    );
    app.route("/portal", portalAccountRoutes({ ...deps, publicUrl }));
  }
  if (deps.stripe) serveWebhook(app, deps, deps.stripe);
  if (deps.localCheckouts) {
    const findUserId = async (request: Request) => (await findSignedIn(deps, request))?.id;
    const pages = { checkouts: deps.localCheckouts, publicUrl: env.publicUrl, findUserId };
    app.route("/checkout", checkoutRoutes(pages));
  }
  serveMcp(app, deps);
  serveApp(app, {
    appDist: env.appDist,
    publicUrl: env.publicUrl,
    support: env.support,
    hasSession: (request) => cookies.session.read(request) !== undefined,
    facts: () => ({
      version: APP_VERSION,
      year: deps.clock.now().getFullYear(),
      integrations: deps.plugins.list().map(toIntegration),
    }),
  });
  return app;
}
