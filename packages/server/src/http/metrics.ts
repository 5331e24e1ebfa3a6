import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import { readToken } from "./bearer.ts";
import { failure } from "./error-response.ts";

export const METRICS_PATH = "/metrics";

/** The text format of Prometheus, in the version that all of its releases read. */
const FORMAT = "text/plain; version=0.0.4; charset=utf-8";

/** Serves the metrics of this process to a collector that brings their token. Without `metrics` there is no such address. */
export function serveMetrics(
  app: Hono,
  metrics: { readonly token: string; read(): Promise<string> } | undefined,
): void {
  if (!metrics) return;
  app.get(METRICS_PATH, async (c) => {
    const given = readToken(c.req.raw);
    if (given === undefined || !isSame(given, metrics.token))
      return failure(
        401,
        "Send the token that METRICS_TOKEN sets: Authorization: Bearer <token>.",
        {
          "www-authenticate": "Bearer",
        },
      );
    return c.body(await metrics.read(), 200, {
      "cache-control": "no-store",
      "content-type": FORMAT,
    });
  });
}

/** Takes the same time for every wrong token. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash("sha256").update(text).digest();
