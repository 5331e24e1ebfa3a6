import type { ServerHealth } from "@switchboard/api-client";
import type { AdminHealthState } from "@switchboard/ui/screens/admin-health";

type Ready = Extract<AdminHealthState, { kind: "ready" }>;

/** How the server is, as its page shows it. @param busy ids of what is being tried again */
export const toHealth = (
  { at, server, queue, dead, sources, connections, storage }: ServerHealth,
  busy: ReadonlySet<string>,
): Pick<Ready, "kind" | "now" | "figures" | "checks" | "dead" | "sources" | "connections"> => ({
  kind: "ready",
  now: at,
  figures: {
    waiting: queue.waiting,
    running: queue.running,
    failed: queue.failed,
    oldestWaitingAt: queue.oldest_waiting_at,
    version: server.version,
    startedAt: server.started_at,
    database: server.database,
    databaseBytes: storage.database_bytes,
    uploadBytes: storage.upload_bytes,
    uploads: storage.uploads,
  },
  checks: server.checks,
  dead: dead.map(({ died_at, ...work }) => ({
    ...work,
    diedAt: died_at,
    busy: busy.has(work.id),
  })),
  sources: {
    failing: sources.failing,
    since: sources.since,
    worst: sources.worst.map(({ source_type, ...source }) => ({
      ...source,
      sourceType: source_type,
    })),
  },
  connections: connections.map(({ display_name, ...one }) => ({
    ...one,
    displayName: display_name,
  })),
});
