import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { QueryTable } from "../src/tables/protocol.ts";
import { createTableEngine, type TableEngine } from "../src/tables/table-engine.ts";

let folder: string;
let engine: TableEngine;
let tables: QueryTable[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lockdown-"));
  engine = createTableEngine({ folder });
  const path = join(folder, "raw");
  await writeFile(path, "n,name\n1,one\n2,two\n");
  await engine.importFile({ path, filename: "t.csv", outPrefix: path });
  tables = [{ name: "t", path: `${path}-0.parquet` }];
});
afterAll(async () => {
  engine.close();
  await rm(folder, { recursive: true, force: true });
});

const query = (sql: string, more: { owner?: string; signal?: AbortSignal } = {}) =>
  engine.query({ owner: "anna", sql, tables, ...more });

const ENDLESS = "SELECT count(*) FROM range(1000000000000) r(i) WHERE i % 7 = 8";

const alive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe("statements", () => {
  it.each([
    ["SELECT sum(n) AS total FROM t", [[3]]],
    ["WITH big AS (SELECT * FROM t WHERE n > 1) SELECT name FROM big", [["two"]]],
    ["FROM t ORDER BY n DESC LIMIT 1", [[2, "two"]]],
    ["SELECT * FROM T WHERE name = 'copy; drop'", []],
  ])("runs %s", async (sql, rows) => {
    expect((await query(sql)).rows).toEqual(rows);
  });

  it.each([
    ["COPY t TO '/tmp/x.csv'"],
    ["COPY (SELECT 1) TO '/tmp/x.csv'"],
    ["ATTACH '/tmp/x.db'"],
    ["INSTALL httpfs"],
    ["LOAD httpfs"],
    ["PRAGMA database_list; SELECT 1"],
    ["PRAGMA enable_profiling"],
    ["SET memory_limit = '8GB'"],
    ["SET lock_configuration = false"],
    ["RESET enable_external_access"],
    ["CREATE TABLE x AS SELECT 1"],
    ["CREATE MACRO f() AS 1"],
    ["INSERT INTO t VALUES (3, 'x')"],
    ["UPDATE t SET n = 0"],
    ["DELETE FROM t"],
    ["DROP TABLE t"],
    ["ALTER TABLE t ADD COLUMN x INT"],
    ["SELECT 1; SELECT 2"],
    ["SELECT 1; DROP TABLE t"],
    ["CALL pragma_version()"],
    ["EXPLAIN ANALYZE SELECT 1"],
    ["EXPORT DATABASE '/tmp/x'"],
    ["IMPORT DATABASE '/tmp/x'"],
    ["USE memory"],
    ["BEGIN"],
    ["VACUUM"],
    ["CHECKPOINT"],
    ["PREPARE p AS SELECT 1"],
    ["EXECUTE p"],
    ["SELECT getenv('HOME')"],
    ["SELECT * FROM read_csv('/etc/passwd')"],
    ["SELECT * FROM read_csv_auto('/etc/passwd')"],
    ["SELECT * FROM sniff_csv('/etc/passwd')"],
    ["SELECT * FROM read_text('/etc/passwd')"],
    ["SELECT * FROM read_blob('/etc/passwd')"],
    ["SELECT * FROM read_json('/etc/passwd')"],
    ["SELECT * FROM read_parquet('/tmp/x.parquet')"],
    ["SELECT * FROM glob('/etc/*')"],
    ["SELECT * FROM '/etc/passwd'"],
    ["SELECT * FROM 'http://127.0.0.1:9/x.csv'"],
    ["SELECT * FROM 'https://example.com/x.parquet'"],
    ["SELECT * FROM read_csv('s3://bucket/x.csv')"],
    ["SELECT * FROM query('COPY t TO ''/tmp/x''')"],
    ["SELECT * FROM duckdb_secrets()"],
    ["SELECT ?"],
    ["this is no SQL"],
    [""],
    [";"],
    ["-- nothing\n/* at all */"],
  ])("refuses %s [S24]", async (sql) => {
    const error: unknown = await query(sql).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "TableRefusal", kind: "query" });
    expect(String(error)).not.toMatch(/root:|\.duckdb|node_modules|\.[jt]s:/);
  });

  it("makes no network requests [S24]", async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked++;
      response.end("a\n1\n");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await query(`SELECT * FROM read_csv('http://127.0.0.1:${port}/x.csv')`).catch(() => undefined);
    await query(`SELECT * FROM 'http://127.0.0.1:${port}/x.csv'`).catch(() => undefined);
    server.close();
    expect(asked).toBe(0);
  });

  it("says of a table whose rows are gone that they are", async () => {
    const gone = [{ name: "t", path: join(folder, "gone.parquet") }];
    await expect(engine.query({ owner: "anna", sql: "FROM t", tables: gone })).rejects.toThrow(
      "The rows of the table 't' can no longer be found. Upload the file again.",
    );
  });

  it("cannot reach a table that the person does not have, by no name [S24]", async () => {
    for (const name of ["other", "main.other", '"other"', "memory.main.other"]) {
      await expect(query(`SELECT * FROM ${name}`)).rejects.toMatchObject({ kind: "query" });
    }
  });
});

describe("limits", () => {
  it("gives at most 200 rows, and says how many there are", async () => {
    const answer = await query("SELECT i FROM range(5000) r(i)");
    expect([answer.rows.length, answer.rowCount]).toEqual([200, 5000]);
  });

  it("cuts a long text and the whole answer", async () => {
    const answer = await query("SELECT repeat('x', 1000000) AS s FROM range(300)");
    expect(String(answer.rows[0]?.[0])).toHaveLength(4001);
    expect(JSON.stringify(answer.rows).length).toBeLessThan(500_000);
    expect(answer.rowCount).toBe(300);
  });

  it("keeps values exact: numbers where they are safe, text where they are not", async () => {
    const answer = await query(
      "SELECT 9007199254740991, 9007199254740993, 12.50::DECIMAL(18,2), 1234567890123456.78::DECIMAL(18,2), DATE '2024-03-07', TIMESTAMP '2024-03-07 01:02:03', NULL, true, [1, 2], 'nan'::DOUBLE",
    );
    expect(answer.rows).toEqual([
      [
        9007199254740991,
        "9007199254740993",
        12.5,
        "1234567890123456.78",
        "2024-03-07",
        "2024-03-07T01:02:03",
        null,
        true,
        "[1, 2]",
        "NaN",
      ],
    ]);
  });

  it("stops a statement at the memory limit, and the next one is answered [S24]", async () => {
    await expect(
      // Much memory and little work: a busy machine reaches the limit of memory long before that of time.
      query("SELECT list(repeat('x', 1000000)) FROM range(2000)"),
    ).rejects.toThrow("The query needs more than 512 MB of memory, the limit for one query.");
    expect((await query("SELECT 1")).rows).toEqual([[1]]);
  });

  it("kills a statement at the time limit and says so; the process is gone and the next one is answered [S24]", async () => {
    const one = createTableEngine({ folder });
    await one.query({ owner: "anna", sql: "SELECT 1", tables });
    const [pid = 0] = one.pids();
    // The test triggers the timeout, so that a slow machine does not time out the other statements.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const ended = one.query({ owner: "anna", sql: ENDLESS, tables }).catch(String);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(alive(pid)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await ended).toContain("The query took longer than 10 seconds and was stopped.");
    vi.useRealTimers();
    await expect.poll(() => alive(pid)).toBe(false);
    expect((await one.query({ owner: "anna", sql: "SELECT 2", tables })).rows).toEqual([[2]]);
    one.close();
  });

  it("kills a statement whose reader has gone", async () => {
    const controller = new AbortController();
    const endless = query(ENDLESS, { signal: controller.signal, owner: "ben" });
    const ended = endless.catch(String);
    controller.abort();
    expect(await ended).toContain("The query was stopped.");
    await expect(query("SELECT 1", { signal: AbortSignal.abort() })).rejects.toThrow(
      "The query was stopped.",
    );
  });
});

describe("processes", () => {
  it("answers on when a process is killed from outside, in the middle of a statement [S24]", async () => {
    const one = createTableEngine({ folder });
    await one.query({ owner: "anna", sql: "SELECT 1", tables });
    const [pid = 0] = one.pids();
    const ended = one.query({ owner: "anna", sql: ENDLESS, tables }).catch(String);
    process.kill(pid, "SIGKILL");
    expect(await ended).toContain("The query ended without a result");
    expect((await one.query({ owner: "anna", sql: "SELECT 2", tables })).rows).toEqual([[2]]);
    one.close();
  });

  it("gives nobody a process that died unnoticed: only its first caller gets an error [S24]", async () => {
    const one = createTableEngine({ folder });
    await one.query({ owner: "anna", sql: "SELECT 1", tables });
    const [pid = 0] = one.pids();
    process.kill(pid, "SIGKILL");
    // This process is held up, as on a busy machine, until the other one is dead.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    const first = one.query({ owner: "anna", sql: "SELECT 1", tables });
    await expect(first).rejects.toThrow("The query ended without a result");
    expect((await one.query({ owner: "anna", sql: "SELECT 2", tables })).rows).toEqual([[2]]);
    one.close();
  });

  it("keeps a person's process for them alone, ends it when unused, and ends all on close", async () => {
    const brief = createTableEngine({ folder, idleMs: 300 });
    await brief.query({ owner: "anna", sql: "SELECT 1", tables });
    const [annas = 0] = brief.pids();
    await brief.query({ owner: "anna", sql: "SELECT 1", tables });
    expect(brief.pids()).toEqual([annas]);
    await brief.query({ owner: "ben", sql: "SELECT 1", tables });
    await expect.poll(() => brief.pids()).toEqual([]);
    await expect.poll(() => alive(annas)).toBe(false);
    brief.warm();
    const [warm = 0] = brief.pids();
    brief.close();
    await expect.poll(() => alive(warm)).toBe(false);
  });

  it("looks at a person's file in one process: a second one would read all of it again", async () => {
    const one = createTableEngine({ folder });
    const look = (from: number) =>
      one.inspect({
        owner: "anna",
        path: join(folder, "raw"),
        filename: "t.csv",
        choices: {},
        sheet: "",
        from,
        count: 1,
      });
    const both = Promise.all([look(2), look(3)]);
    await Promise.resolve();
    expect(one.pids()).toHaveLength(1);
    expect((await both).map(({ rows }) => rows[0]?.cells[1])).toEqual(["one", "two"]);
    one.close();
  });

  it("lets work wait in turn when every process is busy", async () => {
    const narrow = createTableEngine({ folder, processes: 1 });
    const answers = await Promise.all(
      [1, 2, 3].map((n) => narrow.query({ owner: `p${n}`, sql: `SELECT ${n}`, tables })),
    );
    expect(answers.map(({ rows }) => rows[0]?.[0])).toEqual([1, 2, 3]);
    narrow.close();
  });

  it("refuses a file that takes too long to read, once nothing more of it can be written [S24]", async () => {
    const hasty = createTableEngine({ folder, importMs: 1 });
    const path = join(folder, "slow");
    await writeFile(path, "a\n1\n");
    const reading = hasty.importFile({ path, filename: "slow.csv", outPrefix: path });
    const [pid = 0] = hasty.pids();
    expect(alive(pid)).toBe(true);
    await expect(reading).rejects.toMatchObject({
      kind: "too_large",
      message: "'slow.csv' takes too long to read. Split it or save it as CSV.",
    });
    expect(alive(pid)).toBe(false);
  });
});
