import type { Hono } from "hono";
import type { Readiness } from "../domain/health/readiness.ts";

/** Where programs ask every few seconds. */
export const PROBES = { alive: "/healthz", ready: "/readyz" } as const;

const FRESH = { "cache-control": "no-store" };

/**
 * Serves the probes of proxies and orchestrators, without a login. `/healthz` answers while the process can: restart it when it
 * does not. `/readyz` has status 503 while requests should go elsewhere, and names the checks; why one fails is for administrators.
 */
export function serveProbes(app: Hono, readiness: Readiness): void {
  app.get(PROBES.alive, (c) => c.json({ status: "ok" }, 200, FRESH));
  app.get(PROBES.ready, async (c) => {
    const { state, checks } = await readiness.read();
    const results = Object.fromEntries(
      checks.map(({ name, isOk }) => [name, isOk ? "ok" : "failed"]),
    );
    return c.json({ status: state, checks: results }, state === "ready" ? 200 : 503, FRESH);
  });
}
