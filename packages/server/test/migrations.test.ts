import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { MIGRATIONS } from "../src/store/migrate.ts";
import { newFolder } from "./folder.ts";
import { createDatabase, NO_POSTGRES } from "./postgres.ts";
import { ask, connectionIds, enableTasks, uploadText } from "./run-stream.ts";
import { startTestServer } from "./server.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

const postgres = inject("postgres");
if (!postgres) console.log(`Migrations of earlier schemas: ${NO_POSTGRES}`);

type Journal = { readonly entries: readonly { readonly tag: string }[] };
const journal = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8")) as Journal;
const tags = journal.entries.map(({ tag }) => tag);

/** The folder of the migrations up to one of them, as an earlier build had it. */
function migrationsUpTo(index: number): string {
  const folder = newFolder("migrations-");
  stopAfterwards(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const earlier = { ...journal, entries: journal.entries.slice(0, index + 1) };
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify(earlier));
  return folder;
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  stopAfterwards(() => client.end());
  return client;
}

/** The columns that a build writes, by table. */
async function columnsOf(client: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' group by 1 order by 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

type Rows = ReadonlyMap<string, readonly unknown[]>;

/** Writes rows of today as far as a schema has columns for them. @returns how many each table got */
async function write(client: Client, rows: Rows, columns: ReadonlyMap<string, readonly string[]>) {
  const written = new Map<string, number>();
  // Rows come table by table, and name each other across them.
  await client.query("set session_replication_role = replica");
  for (const [table, names] of columns) {
    const those = rows.get(table) ?? [];
    if (those.length === 0 || table === "audit_head") continue;
    const known = names.filter((name) => those.some((row) => name in (row as object)));
    const list = known.map((name) => `"${name}"`).join(", ");
    const { rowCount } = await client.query(
      `insert into "${table}" (${list}) select ${list} from json_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(those)],
    );
    written.set(table, rowCount ?? 0);
  }
  await client.query("set session_replication_role = origin");
  return written;
}

async function count(client: Client, tables: Iterable<string>) {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from "${table}"`);
    counts.set(table, rows[0]?.n ?? 0);
  }
  return counts;
}

describe.skipIf(!postgres)("the tables of an earlier release", () => {
  /** Everything that somebody who used the product left in the database. */
  const rows = new Map<string, readonly unknown[]>();

  beforeAll(async () => {
    const { address } = await createDatabase(postgres ?? "");
    const server = await startTestServer({ env: { DATABASE_URL: address } });
    const client = await server.signUp();
    await uploadText(client, "r.csv", "Region,Amount\nNorth,1\nSouth,2\n");
    await ask(client, "total amount by region", { connection_ids: await connectionIds(client) });
    const { id } = await enableTasks(client);
    await ask(client, 'create a task called "Waits"', { connection_ids: [id] });
    await client.send("POST", "/api/v1/inbox-items", { title: "Order beans" });
    await client.send("POST", "/api/v1/organizations", { name: "Halden Coffee" });
    await client.send("POST", "/api/v1/developer/api-keys", { name: "Script" });
    await server.jobs.idle();
    const database = await connect(address);
    for (const table of (await columnsOf(database)).keys()) {
      const all = await database.query<{ rows: unknown[] | null }>(
        `select json_agg(r) as rows from "${table}" r`,
      );
      rows.set(table, all.rows[0]?.rows ?? []);
    }
  });

  it.each(tags.slice(0, -1).map((tag, index) => [tag, index] as const))(
    "as %s left them come to today's with every row [R15]",
    async (_tag, index) => {
      const database = await connect((await createDatabase(postgres ?? "")).address);
      await migrate(drizzle(database), { migrationsFolder: migrationsUpTo(index) });
      const written = await write(database, rows, await columnsOf(database));
      expect(written.size).toBeGreaterThan(15);
      await migrate(drizzle(database), { migrationsFolder: MIGRATIONS });
      expect(await count(database, written.keys())).toEqual(written);
    },
  );

  it("can still be written by the previous release once the next one has migrated them [R15]", async () => {
    const previous = await connect((await createDatabase(postgres ?? "")).address);
    await migrate(drizzle(previous), { migrationsFolder: migrationsUpTo(tags.length - 2) });
    const columns = await columnsOf(previous);
    const head = await connect((await createDatabase(postgres ?? "")).address);
    await migrate(drizzle(head), { migrationsFolder: MIGRATIONS });
    const written = await write(head, rows, columns);
    expect(written.size).toBeGreaterThan(15);
    // It reads the columns that it knows.
    for (const [table, names] of columns)
      await head.query(
        `select ${names.map((name) => `"${name}"`).join(", ")} from "${table}" limit 1`,
      );
  });
});
