import { existsSync } from "node:fs";
import { join } from "node:path";
import { BRAND } from "../brand.ts";
import type { Env } from "../env.ts";
import { asStartError, StartError } from "../start-error.ts";
import { databaseFolder } from "../store/database-folder.ts";
import { moveRows, requireUnused } from "../store/move-rows.ts";
import { openStore } from "../store/open.ts";
import { openMigrationPool } from "../store/postgres-pool.ts";
import type { Command } from "./command.ts";

/** Moves the embedded database to PostgreSQL. */
export const moveDatabaseCommand: Command = {
  usage: "move-database",
  summary:
    "Moves the embedded database of the data folder to the PostgreSQL that DATABASE_URL names.",
  run: async (env) => console.log(await moveDatabase(env)),
};

/**
 * Moves everything from the embedded database of the data folder to the PostgreSQL that `DATABASE_URL` names. The folder stays as it is: its
 * files are taken into PostgreSQL when the server starts there.
 * @returns what to tell the operator
 * @throws StartError, or FolderHeldError while a server uses the folder
 */
export async function moveDatabase({ databaseUrl, dataDir, embedded }: Env): Promise<string> {
  if (databaseUrl === undefined)
    throw new StartError("Set DATABASE_URL to the PostgreSQL database to move to.");
  const folder = databaseFolder(dataDir);
  if (!existsSync(join(folder, "PG_VERSION")))
    throw new StartError(
      `There is no embedded database in ${dataDir}. Name its data folder with SWITCHBOARD_DATA.`,
    );
  // Opening both brings them to the tables of this build.
  const source = await openStore({ databaseUrl: undefined, dataDir, embedded }).catch(
    (error: unknown) => {
      throw asStartError(error, dataDir);
    },
  );
  try {
    const pool = openMigrationPool(databaseUrl);
    const client = await pool.connect().catch((error: unknown) => {
      throw new StartError(`The database to move to cannot be used: ${String(error)}.`);
    });
    try {
      await requireUnused(client);
      await (await openStore({ databaseUrl, dataDir })).close();
      return describe(await moveRows(source.db, client), dataDir);
    } finally {
      client.release();
      await pool.end();
    }
  } finally {
    await source.close();
  }
}

function describe(moved: ReadonlyMap<string, number>, dataDir: string): string {
  const rows = [...moved.values()].reduce((sum, count) => sum + count, 0);
  const lines = [...moved].filter(([, count]) => count > 0).map(([name, n]) => `  ${name}: ${n}`);
  return [
    `Moved ${rows} rows of ${lines.length} tables, and compared them:`,
    ...lines,
    `Start ${BRAND.name} with the same DATABASE_URL and SWITCHBOARD_DATA: it then takes the files of ${dataDir} into the database, too.`,
    `The embedded database stays in ${databaseFolder(dataDir)} until you remove it.`,
  ].join("\n");
}
