import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { describe, expect, inject, it } from "vitest";
import { createClient } from "./client.ts";
import { startMain } from "./main-process.ts";
import { login } from "./portal.ts";
import { createDatabase, NO_POSTGRES, postgresBin } from "./postgres.ts";
import { answerOf, ask, connectionIds, uploadText } from "./run-stream.ts";
import { newFolder } from "./folder.ts";
import { stopAfterwards } from "./stop-afterwards.ts";
import { rmSync } from "node:fs";

const postgres = inject("postgres");
const bin = postgresBin();
if (!bin) console.log(`Dump and restore: ${NO_POSTGRES}`);
const run = promisify(execFile);

const TABLES = `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
  where nspname in ('public', 'pgboss', 'drizzle') and relkind = 'r'`;

/** How many rows each table has, and a checksum of them. */
async function readSums(connectionString: string): Promise<ReadonlyMap<string, string>> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const sums = new Map<string, string>();
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)), 0) as sum from ${name} r`,
      );
      sums.set(name, rows[0]?.sum ?? "");
    }
    return sums;
  } finally {
    await client.end();
  }
}

function newDataDir(): string {
  const folder = newFolder("restore-");
  stopAfterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.skipIf(!bin)("a backup of PostgreSQL", () => {
  it("restores every table as it was, and a server with nothing else serves it, files included [R15]", {
    timeout: 180_000,
  }, async () => {
    const { address } = await createDatabase(postgres ?? "");
    const first = await startMain({ dataDir: newDataDir(), databaseUrl: address });
    const before = createClient(first.url);
    await login(before, "sign-up", "restored@example.com");
    await uploadText(before, "r.csv", "Region,Amount\nNorth,1\nSouth,2\n");
    const chat = await ask(before, "total amount by region", {
      connection_ids: await connectionIds(before),
    });
    await first.end("SIGTERM");

    const dump = join(newDataDir(), "switchboard.dump");
    await run(join(bin ?? "", "pg_dump"), ["--format=custom", `--file=${dump}`, address]);
    // As the guide says: the role that users' statements run as need not be there, and gets its rights from the server.
    const { address: restored } = await createDatabase(postgres ?? "");
    await run(join(bin ?? "", "pg_restore"), [
      "--exit-on-error",
      "--no-owner",
      "--no-privileges",
      `--dbname=${restored}`,
      dump,
    ]);
    const sums = await readSums(address);
    expect(sums.size).toBeGreaterThan(70);
    expect(await readSums(restored)).toEqual(sums);

    const second = await startMain({ dataDir: newDataDir(), databaseUrl: restored });
    const after = createClient(second.url);
    await login(after, "sign-in", "restored@example.com");
    const id = String(chat[0]?.["session_id"]);
    expect(await after.json(`/api/v1/chatsessions/${id}`)).toMatchObject({ id, active_run: null });
    const again = await ask(after, "total amount by region", {
      connection_ids: await connectionIds(after),
    });
    expect(answerOf(again)).toContain("All groups together: 3.");
  });
});
