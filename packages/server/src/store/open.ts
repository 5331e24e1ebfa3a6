import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm";
import { drizzle as overPool } from "drizzle-orm/node-postgres";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { StartError } from "../start-error.ts";
import { ensureAppRole } from "./app-role.ts";
import type { EmbeddedSettings } from "./embedded-settings.ts";
import { databaseFolder } from "./database-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import { openQueue } from "./jobs/queue.ts";
import { overPglite as queueOverPglite, overPool as queueOverPool } from "./jobs/run-sql.ts";
import { asMigrationError, MIGRATIONS, migratePostgres } from "./migrate.ts";
import { countErrors } from "./pool-errors.ts";
import { openPool, poolUse } from "./postgres-pool.ts";
import { actForUsers } from "./scoped-query.ts";
import { openPglite, type PgliteClient } from "./pglite/client.ts";
import { ensureCluster } from "./pglite/template.ts";
import * as schema from "./schema.ts";
import type { Queue, Store } from "./types.ts";

/** How long the embedded database may owe an answer. It has one connection, so everybody waits for what hangs. */
const SILENCE_MS = 30_000;

/** Where a database is: at an address, or in the data folder. */
type Place = {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly embedded?: EmbeddedSettings;
};

/**
 * Opens the database and migrates it: PostgreSQL if a URL is set, otherwise the embedded one in the data folder.
 * @param logger hears each statement
 * @throws FolderHeldError when another process holds the data folder, StartError when the database cannot be used
 */
export function openStore(
  { databaseUrl, dataDir, embedded }: Place,
  logger?: Logger,
): Promise<Store> {
  return databaseUrl
    ? openPostgresStore(databaseUrl, logger)
    : openEmbeddedStore(dataDir, embedded, logger);
}

async function openEmbeddedStore(
  dataDir: string,
  settings?: EmbeddedSettings,
  logger?: Logger,
): Promise<Store> {
  const folder = databaseFolder(dataDir);
  const lock = await lockFolder(folder);
  try {
    await ensureCluster(folder);
    const client = await openPglite(folder, settings);
    let separatesTenants: boolean;
    const db = overPglite(asMapperClient(client), { schema, ...(logger && { logger }) });
    try {
      await migratePglite(db, { migrationsFolder: MIGRATIONS });
      separatesTenants = await ensureAppRole(db);
    } catch (error) {
      await client.close();
      throw asMigrationError(error, {
        database: `The database in ${folder}`,
        remedy: `Move ${dataDir} away, or name another folder with SWITCHBOARD_DATA.`,
      });
    }
    const queue = await openQueue(queueOverPglite(client), "pglite");
    client.watch(SILENCE_MS);
    return {
      db,
      engine: "pglite",
      separatesTenants,
      queue,
      async close() {
        await queue.close();
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The mapper names the whole PGlite class but calls `query`, `exec` and `transaction` only. */
const asMapperClient = (client: PgliteClient) => client as unknown as PGlite;

async function openPostgresStore(connectionString: string, logger?: Logger): Promise<Store> {
  const pool = openPool(connectionString);
  const errors = countErrors(pool);
  let queue: Queue;
  let separatesTenants = false;
  try {
    await pool.query("select 1").catch((error: unknown) => {
      throw unreachable(connectionString, error);
    });
    queue = await migratePostgres(connectionString, async () => {
      separatesTenants = await ensureAppRole(overPool(pool, { schema }));
      return openQueue(queueOverPool(pool), "postgres");
    });
    if (separatesTenants) actForUsers(pool);
  } catch (error) {
    await pool.end();
    throw asMigrationError(error, {
      database: `The database${placeOf(connectionString)}`,
      remedy: "Name an empty database with DATABASE_URL.",
    });
  }
  return {
    db: overPool(pool, { schema, ...(logger && { logger }) }),
    engine: "postgres",
    separatesTenants,
    queue,
    poolUse: () => poolUse(pool, errors),
    async close() {
      await queue.close();
      await pool.end();
    },
  };
}

const placeOf = (connectionString: string) =>
  URL.canParse(connectionString) ? ` at ${new URL(connectionString).host}` : "";

function unreachable(connectionString: string, error: unknown): StartError {
  const place = placeOf(connectionString);
  const reason = error instanceof Error ? error.message || error.name : "no reason given";
  return new StartError(
    `The database${place} cannot be used: ${reason}. Check DATABASE_URL, and that the database runs.`,
    { cause: error },
  );
}
