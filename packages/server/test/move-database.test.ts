import { sql } from "drizzle-orm";
import { Client } from "pg";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { readChecksums } from "../src/store/move-rows.ts";
import { openStore } from "../src/store/open.ts";
import { startChild } from "./child.ts";
import { createClient, type TestClient } from "./client.ts";
import { rowsOf } from "./faults/check-history.ts";
import { MAIN, startMain } from "./main-process.ts";
import { login } from "./portal.ts";
import { createDatabase, NO_POSTGRES } from "./postgres.ts";
import { answerOf, ask, connectionIds, enableTasks, uploadText } from "./run-stream.ts";
import { embeddedEngine, type StorePlace } from "./stores.ts";

const postgres = inject("postgres");
if (!postgres) console.log(`Moving to PostgreSQL: ${NO_POSTGRES}`);
const SLOW = { timeout: 120_000 };

/** Runs the command as an operator does. */
function move({ dataDir, databaseUrl = "" }: StorePlace) {
  const env = { NODE_ENV: "test", SWITCHBOARD_DATA: dataDir, DATABASE_URL: databaseUrl };
  return startChild(MAIN, ["move-database"], env);
}

/** Starts the server over the new database before anything was moved. */
const startTooEarly = ({ dataDir, databaseUrl = "" }: StorePlace) =>
  startChild(MAIN, [], {
    ...{ NODE_ENV: "test", PORT: "0", SWITCHBOARD_DATA: dataDir, DATABASE_URL: databaseUrl },
  }).ended;

/** A checksum of each of our tables. */
async function readSums(place: StorePlace): Promise<ReadonlyMap<string, unknown>> {
  const store = await openStore(place);
  try {
    return await store.db.transaction(async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`);
      return readChecksums((text) => rowsOf(tx, sql.raw(text)) as never);
    });
  } finally {
    await store.close();
  }
}

describe.skipIf(!postgres)("moving an embedded database to PostgreSQL", () => {
  const embedded = embeddedEngine();
  const newTarget = () => createDatabase(postgres ?? "");

  /** A folder in which somebody worked, with an approval that waits, and the PostgreSQL to move it to. */
  async function used(): Promise<{ place: StorePlace; target: StorePlace }> {
    const place = await embedded.newPlace();
    const server = await startMain(place);
    const client = createClient(server.url);
    await login(client, "sign-up", "mover@example.com");
    await uploadText(client, "r.csv", "Region,Amount\nNorth,1\nSouth,2\n");
    await ask(client, "total amount by region", { connection_ids: await connectionIds(client) });
    const { id } = await enableTasks(client);
    await ask(client, 'create a task called "Moved"', { connection_ids: [id] });
    await server.end("SIGTERM");
    const { address: databaseUrl } = await newTarget();
    return { place, target: { ...place, databaseUrl } };
  }

  async function expectWorks(client: TestClient) {
    await login(client, "sign-in", "mover@example.com");
    expect((await client.me()).chat_sessions).toHaveLength(2);
    expect(await client.json("/api/v1/approvals")).toHaveLength(1);
    const files = (await client.me()).connections.filter(
      ({ connection_type: type }) => type !== "tasks",
    );
    const connection_ids = files.map(({ id }) => id);
    const events = await ask(client, "total amount by region", { connection_ids });
    expect(answerOf(events)).toContain("All groups together: 3.");
  }

  it(
    "takes one command: every row is there, the files too, and it is refused a second time [R15]",
    SLOW,
    async () => {
      const { place, target } = await used();
      // It would know none of the files in the folder, and sweep them away.
      expect(await startTooEarly(target)).toMatchObject({
        status: 1,
        errors: expect.stringContaining("Move it there with: node main.js move-database."),
      });
      const command = move(target);
      expect(await command.ended).toEqual({ status: 0, errors: "" });
      expect(command.lines[0]).toMatch(/^Moved \d+ rows of \d+ tables, and compared them:$/);
      const before = await readSums(place);
      expect(before.size).toBeGreaterThan(60);
      expect(await readSums(target)).toEqual(before);

      const again = await move(target).ended;
      expect(again).toMatchObject({
        status: 1,
        errors: expect.stringMatching(/^The database that DATABASE_URL names is not empty: /),
      });
      await expectWorks(createClient((await startMain(target)).url));
    },
  );

  it(
    "is refused while a server uses the folder, and without a place to move from or to [R15 R2]",
    SLOW,
    async () => {
      const place = await embedded.newPlace();
      const { address: databaseUrl } = await newTarget();
      const refusal = async (at: StorePlace) => {
        const { status, errors } = await move(at).ended;
        expect(status).toBe(1);
        return errors.trim();
      };
      expect(await refusal({ ...place, databaseUrl })).toBe(
        `There is no embedded database in ${place.dataDir}. Name its data folder with SWITCHBOARD_DATA.`,
      );
      const server = await startMain(place);
      expect(await refusal({ ...place, databaseUrl })).toContain(
        `is in use by process ${server.child.pid}`,
      );
      expect(await refusal(place)).toBe("Set DATABASE_URL to the PostgreSQL database to move to.");
    },
  );

  it(
    "leaves the other database empty when it is killed half-way, and then moves everything [R15]",
    SLOW,
    async () => {
      const { place, target } = await used();
      await (await openStore(target)).close();
      const other = new Client({ connectionString: target.databaseUrl });
      await other.connect();
      onTestFinished(() => other.end());
      // Of the tables, this is one of the last.
      await other.query(`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return null; end $$;
      create trigger wait after insert on users for each statement execute function wait()`);
      const command = move(target);
      const waits = async () => {
        const { rows } = await other.query(
          "select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
        );
        return rows.length;
      };
      await expect.poll(waits).toBe(1);
      command.kill("SIGKILL");
      await command.ended;
      await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
      );
      await expect.poll(waits).toBe(0);
      const { rows } = await other.query("select count(*)::int from messages");
      expect(rows).toEqual([{ count: 0 }]);
      await other.query("drop trigger wait on users; drop function wait()");
      expect(await move(target).ended).toEqual({ status: 0, errors: "" });
      expect(await readSums(target)).toEqual(await readSums(place));
    },
  );
});
