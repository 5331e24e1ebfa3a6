import { Pool, type PoolClient, type PoolConfig } from "pg";
import type { PoolUse } from "../domain/health/ports.ts";
import { DatabaseLostError } from "./pg-error.ts";

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** No statement of ours takes this long on a database that works. */
const STATEMENT_TIMEOUT_MS = 60_000;
/** A transaction that waits for another one's lock this long has met a fault, not a queue. */
const LOCK_TIMEOUT_MS = 15_000;
/** A transaction whose process hangs between two statements would hold its locks for as long as that process lives. */
const IDLE_TRANSACTION_TIMEOUT_MS = 60_000;
/** After the server's own timeout: answers of a network that was cut never come. */
const NO_ANSWER_MS = STATEMENT_TIMEOUT_MS + 5_000;

const LIMITS = `set statement_timeout = ${STATEMENT_TIMEOUT_MS};
  set lock_timeout = ${LOCK_TIMEOUT_MS};
  set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`;

/**
 * A pool that survives the loss of its database: statements of that moment fail with an error that says so, and the next ones
 * connect anew.
 */
export function openPool(connectionString: string, max = POOL_SIZE): Pool {
  return surviving(
    new ReportingPool({
      connectionString,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: NO_ANSWER_MS,
      keepAlive: true,
      application_name: "switchboard",
      // As statements: a connection pooler in between refuses them as parameters of the connection.
      onConnect: setLimits,
    }),
  );
}

/** The pool waits for it, and its types do not say so. */
const setLimits = ((client) => client.query(LIMITS)) as NonNullable<PoolConfig["onConnect"]>;

/** How a pool is used now. */
export const poolUse = (pool: Pool, errors: PoolUse["errors"]): PoolUse => ({
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  max: POOL_SIZE,
  waiting: pool.waitingCount,
  errors,
});

/** A pool for migrations, whose statements may take as long as the tables are large. */
export function openMigrationPool(connectionString: string): Pool {
  return surviving(
    new ReportingPool({
      connectionString,
      max: 2,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: "switchboard migration",
    }),
  );
}

/** Without a listener, an idle connection that breaks would end the process, and with it everything that other people do in it. */
function surviving(pool: Pool): Pool {
  pool.on("error", () => {});
  return pool;
}

type WhenConnected = Parameters<Pool["connect"]>[0];

/** A pool whose errors say when the database is lost, and which takes broken connections back from their holders. */
class ReportingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: WhenConnected): void;
  override connect(callback?: WhenConnected): Promise<PoolClient> | void {
    if (callback) {
      return super.connect((error, client, done) =>
        callback(error && new DatabaseLostError(error), client, done),
      );
    }
    return super.connect().then(takeBackWhenBroken, (error: unknown) => {
      throw new DatabaseLostError(error);
    });
  }
}

/**
 * The pool listens to idle connections only, and the mapper keeps one for ever whose `begin` failed: after ten of them nothing would
 * reach the database again.
 */
function takeBackWhenBroken(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  const drop = () => client.release(true);
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.off("error", drop);
    release(error);
  };
  client.on("error", drop);
  return client;
}
