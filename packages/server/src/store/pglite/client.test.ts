import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepDatabaseCompiled } from "../../../test/compiled-database.ts";
import { newFolder } from "../../../test/folder.ts";
import { mountSmallDisk } from "../../../test/small-disk.ts";
import { openPglite, type PgliteClient } from "./client.ts";
import { ensureCluster } from "./template.ts";

beforeAll(() => void keepDatabaseCompiled());

async function openIn(folder: string): Promise<PgliteClient> {
  await ensureCluster(join(folder, "pgdata"));
  const client = await openPglite(join(folder, "pgdata"));
  await client.exec("create table notes (id serial primary key, text text)");
  return client;
}

async function notes(client: PgliteClient): Promise<unknown[]> {
  const { rows } = await client.query("select text from notes group by text order by min(id)");
  return rows.map((row) => (row as { text: string }).text);
}

const write = (client: PgliteClient, text: string) =>
  client.query("insert into notes (text) values ($1)", [text]);

describe("the embedded database", () => {
  const folder = newFolder("client-");
  let client: PgliteClient;
  beforeAll(async () => {
    client = await openIn(folder);
  });
  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("ends a statement that hangs with what waits behind it, and goes on with all that it answered [R14]", async () => {
    await write(client, "before");
    client.watch(500);
    const hanging = client.query("select pg_sleep(3600)");
    const behind = notes(client);
    await expect(hanging).rejects.toThrow("gave no answer for 0.5 seconds");
    await expect(behind).rejects.toThrow("gave no answer");
    client.watch(30_000);
    expect(await notes(client)).toEqual(["before"]);
    await write(client, "after");
    expect(await notes(client)).toEqual(["before", "after"]);
  });

  it("ends a transaction whose owner never goes on, so that others are served", async () => {
    client.watch(500);
    const begun = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const forgotten = client.transaction(async (tx) => {
      await tx.query("insert into notes (text) values ('forgotten')");
      begun.resolve();
      await goesOn.promise;
      await tx.query("select 1");
    });
    await begun.promise;
    await expect(notes(client)).rejects.toThrow("gave no answer");
    goesOn.resolve();
    await expect(forgotten).rejects.toThrow("gave no answer");
    client.watch(30_000);
    expect(await notes(client)).not.toContain("forgotten");
  });
});

describe("the embedded database on a full disk", () => {
  const disk = mountSmallDisk(160);

  it.skipIf(!disk)(
    "says that there is no space, keeps what it answered, and goes on when there is space again [R14]",
    { timeout: 60_000 },
    async () => {
      const { folder, fill, free } = disk ?? expect.fail();
      const client = await openIn(folder);
      // Room within the table, so that it is the log that needs more.
      await client.query(
        "insert into notes (text) select repeat('x', 90) from generate_series(1, 40000)",
      );
      await client.query("delete from notes where id < 39800");
      await client.exec("vacuum notes");
      fill();
      let answered = 0;
      const fillTheLog = async () => {
        for (;;) {
          await client.query("update notes set text = $1", [String(answered + 1)]);
          answered += 1;
        }
      };
      await expect(fillTheLog()).rejects.toMatchObject({ code: "53100" });
      await expect(write(client, "more")).rejects.toMatchObject({ code: "53100" });
      free();
      await expect
        .poll(() => notes(client).catch(() => "away"), { timeout: 20_000 })
        .toEqual([String(answered)]);
      await write(client, "again");
      expect(await notes(client)).toEqual([String(answered), "again"]);
      await client.close();
    },
  );
});
