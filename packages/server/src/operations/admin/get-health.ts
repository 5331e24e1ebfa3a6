import { readHealth } from "../../domain/health/read-health.ts";
import { ok, operation } from "../../http/operation.ts";
import { APP_VERSION } from "../../version.ts";

/** How the server is. */
export const getHealth = operation("getHealth", async ({ deps }) => {
  const [{ queue, dead, sources, connections, storage }, { checks }] = await Promise.all([
    readHealth(deps),
    deps.readiness.read(),
  ]);
  const nameOf = (plugin: string) => deps.plugins.get(plugin)?.manifest.display_name ?? plugin;
  return ok({
    at: deps.clock.now().toISOString(),
    server: {
      version: APP_VERSION,
      // When this process began; others of the same server began at other times.
      started_at: new Date(performance.timeOrigin).toISOString(),
      database: deps.store.alone ? "embedded" : "postgresql",
      checks: checks.map(({ name, problem }) => ({ name, problem })),
    },
    queue: {
      waiting: queue.waiting,
      running: queue.running,
      failed: queue.failedInADay,
      oldest_waiting_at: queue.oldestWaitingAt?.toISOString() ?? null,
    },
    dead: dead.map(({ diedAt, ...one }) => ({ ...one, died_at: diedAt.toISOString() })),
    sources: {
      failing: sources.count,
      since: sources.since?.toISOString() ?? null,
      worst: sources.worst.map(({ since, sourceType, ...one }) => ({
        ...one,
        source_type: sourceType,
        since: since.toISOString(),
      })),
    },
    connections: connections.map((one) => ({ ...one, display_name: nameOf(one.plugin) })),
    storage: {
      database_bytes: storage.database,
      upload_bytes: storage.uploads,
      uploads: storage.uploadCount,
    },
  });
});
