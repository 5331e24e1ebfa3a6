import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle as overPool } from "drizzle-orm/node-postgres";
import { migrate as migratePostgresTables } from "drizzle-orm/node-postgres/migrator";
import { StartError } from "../start-error.ts";
import { isDeadlock, isDuplicateTable } from "./pg-error.ts";
import { openMigrationPool } from "./postgres-pool.ts";

/** The plain SQL files that `pnpm --filter @switchboard/server migrations` writes from the schema. */
export const MIGRATIONS = join(import.meta.dirname, "../../migrations");

/** When the newest migration of this build was written, in milliseconds since 1970; the database records it of those that were applied. */
export function newestMigration(): number {
  const journal = readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(journal) as { entries: readonly { readonly when: number }[] };
  return Math.max(...entries.map(({ when }) => when));
}

/** Any number that no other user of the database takes; the same in every copy of the server. */
const MIGRATION_LOCK = 5_281_977;

/** A server of the release before may lock the same tables in another order, and the database then ends one of the two. */
const ATTEMPTS = 5;
const PAUSE_MS = 500;

/**
 * Migrates a PostgreSQL database. Servers that start together wait for each other; the lock is held by a transaction, so it
 * also works through a connection pooler.
 * @param afterwards migrates third-party tables under the same lock
 */
export async function migratePostgres<T>(
  connectionString: string,
  afterwards: () => Promise<T>,
): Promise<T> {
  const pool = openMigrationPool(connectionString);
  const db = overPool(pool);
  const migrate = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await migratePostgresTables(db, { migrationsFolder: MIGRATIONS });
      return afterwards();
    });
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await migrate();
      } catch (error) {
        if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
        await pause(attempt * PAUSE_MS);
      }
    }
  } finally {
    await pool.end();
  }
}

/**
 * An error of a migration, in a sentence where the database is of a build before the first release: its tables are there, and the steps
 * that lead from them to today's are not.
 * @param database which one, and what to do about it
 */
export function asMigrationError(
  error: unknown,
  { database, remedy }: { database: string; remedy: string },
): unknown {
  if (!isDuplicateTable(error)) return error;
  return new StartError(
    `${database} was made by an older build and cannot be brought up to date. ${remedy}`,
    { cause: error },
  );
}
