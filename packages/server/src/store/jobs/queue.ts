import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Db as BossDatabase, type DrizzleTransactionLike } from "pg-boss";
import type { Db, Queue } from "../types.ts";
import type { WorkQueue } from "../../domain/jobs/ports.ts";
import { HEARTBEAT_S } from "./attempt.ts";
import { DEAD, QUEUE, type Envelope } from "./envelope.ts";
import { createWorkers } from "./workers.ts";

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** The mapper has no type for the result of raw SQL, which is the same with both drivers. */
const asTransaction = (db: Db) => db as unknown as DrizzleTransactionLike;

/** Opens the queue in a database and migrates its tables. It takes no jobs yet. */
export async function openQueue(db: BossDatabase, engine: "pglite" | "postgres"): Promise<Queue> {
  const boss = new PgBoss({
    db,
    backend: engine,
    // Recurring jobs are due by our clock, and `supervise` is called with them.
    schedule: false,
    supervise: false,
    maintenanceIntervalSeconds: HOUR_S,
    monitorIntervalSeconds: 1,
    // Nothing else changes the two queues, or their tables while we run.
    queueCacheIntervalSeconds: DAY_S,
    bamIntervalSeconds: HOUR_S,
    ...(engine === "pglite" && { reindex: false, monitorVacuum: false }),
  });
  let onFault: (fault: unknown) => void = () => {};
  boss.on("error", (error) => onFault(error));
  // A warning is no error, and logged with its sentence all the same.
  boss.on("warning", ({ message }) => onFault(new Error(message)));
  await boss.start();
  if (!(await boss.getQueue(QUEUE))) {
    await createQueues(boss);
    // It reads its queues when it starts. In a transaction of ours there is no second connection to ask for them.
    await boss.stop({ graceful: false });
    await boss.start();
  }

  const giveBack: WorkQueue["giveBack"] = async ({ id, attempt }, afterSeconds) => {
    await db.executeSql(
      // Both counts increase: the number of attempts left stays, and late reports of this process about its own attempt no
      // longer match.
      `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
          retry_count = retry_count + 1, retry_limit = retry_limit + 1,
          start_after = now() + make_interval(secs => $4)
        where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
      [QUEUE, id, attempt - 1, afterSeconds],
    );
  };
  async function isDue(queue: string): Promise<boolean> {
    const { rows } = await db.executeSql(
      "select 1 from pgboss.job where name = $1 and state < 'active' and not blocked and start_after <= now() limit 1",
      [queue],
    );
    return rows.length > 0;
  }
  const workers = createWorkers(boss, isDue, giveBack);

  return {
    async enqueue(tx, { name, key, data, settings, startAfterSeconds }) {
      const envelope: Envelope = { name, key, data, settings };
      const id = await boss.send(QUEUE, envelope, {
        db: fromDrizzle(asTransaction(tx), sql),
        singletonKey: `${name} ${key}`,
        group: { id: name },
        startAfter: startAfterSeconds,
        retryLimit: settings.retries,
        retryDelay: settings.backoffSeconds,
        ...(settings.backoffSeconds > 0 && { retryBackoff: true, retryDelayMax: HOUR_S }),
        expireInSeconds: settings.expireInSeconds,
        heartbeatSeconds: HEARTBEAT_S,
      });
      return id !== null;
    },
    async readState(tx) {
      const [row] = await tx
        .select({
          waiting: sql<number>`(count(*) filter (where state < 'active'))::int`,
          running: sql<number>`(count(*) filter (where state = 'active'))::int`,
          oldestMs: sql<
            number | null
          >`(extract(epoch from min(start_after) filter (where state < 'active' and start_after <= now())) * 1000)::float8`,
        })
        .from(sql`pgboss.job`)
        .where(sql`name = ${QUEUE}`);
      const { waiting = 0, running = 0, oldestMs = null } = row ?? {};
      return { waiting, running, oldestWaitingAt: oldestMs === null ? null : new Date(oldestMs) };
    },
    nudge: () => workers.look(),
    work(how) {
      onFault = how.onFault;
      workers.start(how);
    },
    async supervise() {
      await boss.supervise();
      workers.look();
    },
    drain: () => workers.drain(),
    giveBack,
    async isIdle() {
      const { rows } = await db.executeSql(
        `select 1 from pgboss.job where name in ($1, $2)
          and (state = 'active' or (state < 'active' and start_after <= now())) limit 1`,
        [QUEUE, DEAD],
      );
      return rows.length === 0;
    },
    async close() {
      await workers.stop();
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** A change here reaches new databases alone. */
async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD, {
    expireInSeconds: 60,
    retryLimit: 1000,
    retryDelay: 60,
    retentionSeconds: 30 * DAY_S,
    deleteAfterSeconds: HOUR_S,
  });
  await boss.createQueue(QUEUE, {
    policy: "exclusive",
    deadLetter: DEAD,
    retentionSeconds: 30 * DAY_S,
    deleteAfterSeconds: HOUR_S,
  });
}
