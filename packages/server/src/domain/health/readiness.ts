import { setTimeout as pause } from "node:timers/promises";
import type { UnitOfWork } from "../unit-of-work.ts";

/** One thing that this process needs to work. */
export type ReadinessCheck = {
  readonly name: "database" | "migrations" | "jobs";
  readonly isOk: boolean;
  /** Why not, in a sentence for administrators; null if it is. */
  readonly problem: string | null;
};

/** Whether requests should be sent to this process. */
export type ReadinessReport = {
  readonly state: "ready" | "not_ready" | "stopping";
  readonly checks: readonly ReadinessCheck[];
};

/** Tells proxies, orchestrators and administrators whether this process can serve. */
export type Readiness = {
  /** Never rejects, and answers within `DEADLINE_MS`. Callers within `FRESH_MS` share one answer, so that probes cost the database little. */
  read(): Promise<ReadinessReport>;
  /** Names who runs the jobs of this process. Until then, they count as not started. */
  watchJobs(jobs: { isAlive(): boolean }): void;
  /** Reports `stopping` from now on. */
  close(): void;
};

const DEADLINE_MS = 2_000;
const FRESH_MS = 1_000;

/** @param newestMigration when the newest migration of this build was written, as the database records it */
export function createReadiness({
  store,
  newestMigration,
}: {
  readonly store: Pick<UnitOfWork, "health">;
  readonly newestMigration: number;
}): Readiness {
  const ask = createAsking(store);
  let jobs: { isAlive(): boolean } | undefined;
  let isStopping = false;
  let last: { readonly at: number; readonly report: Promise<ReadinessCheck[]> } | undefined;

  // A newer one is no fault: while processes are replaced, those of two builds share a database.
  const problemOf = (found: number) =>
    found >= newestMigration
      ? null
      : "The database is older than this build. Restart the server to migrate it.";

  async function check(): Promise<ReadinessCheck[]> {
    const found = await migrationOf(ask);
    const hasAnswered = typeof found === "number";
    return [
      checkOf("database", hasAnswered ? null : found),
      checkOf("migrations", hasAnswered ? problemOf(found) : "Unknown without the database."),
      checkOf("jobs", jobs?.isAlive() ? null : "Background jobs are not running."),
    ];
  }

  return {
    async read() {
      const now = performance.now();
      if (!last || now - last.at > FRESH_MS) last = { at: now, report: check() };
      const checks = await last.report;
      if (isStopping) return { state: "stopping", checks };
      return { state: checks.every(isServing) ? "ready" : "not_ready", checks };
    },
    watchJobs: (found) => void (jobs = found),
    close: () => void (isStopping = true),
  };
}

/**
 * Whether requests can be answered as far as a check says. They can without jobs: a fault of the queue, which all processes share, would
 * otherwise take all of them out at the same moment.
 */
const isServing = ({ name, isOk }: ReadinessCheck) => isOk || name === "jobs";

const checkOf = (name: ReadinessCheck["name"], problem: string | null): ReadinessCheck => ({
  name,
  isOk: problem === null,
  problem,
});

/** Asks for the newest migration, with one statement at a time: a database that hangs must not fill its pool with probes. */
function createAsking(store: Pick<UnitOfWork, "health">): () => Promise<number | string> {
  let asking: Promise<number | string> | undefined;
  return () =>
    (asking ??= store.health
      .readNewestMigration()
      .catch(() => "The database cannot be reached.")
      .finally(() => {
        asking = undefined;
      }));
}

/** When the newest migration of the database was written, or why that cannot be read. */
async function migrationOf(ask: () => Promise<number | string>): Promise<number | string> {
  const late = new AbortController();
  try {
    return await Promise.race([
      ask(),
      pause(DEADLINE_MS, `The database did not answer within ${DEADLINE_MS / 1000} seconds.`, {
        signal: late.signal,
      }),
    ]);
  } finally {
    late.abort();
  }
}
