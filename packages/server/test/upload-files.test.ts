import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { datasetQuota } from "../src/domain/datasets/upload-file.ts";
import { newId } from "../src/ids.ts";
import type { TableResult } from "../src/domain/plugins/types.ts";
import { centsByRegion, makeSales, salesCsv, salesXlsx } from "./fixtures/make-sales.ts";
import { startPlugins, type TestPlugins } from "./plugin-services.ts";

let plugins: TestPlugins;
beforeAll(async () => {
  plugins = await startPlugins({ uploadLimitBytes: 2 * 1024 * 1024 });
});
afterAll(() => plugins.stop());

async function query(userId: string, sql: string) {
  return (await plugins.call(userId, "query_data", { sql })) as TableResult;
}

describe("a file of 6,000 orders", () => {
  const sales = makeSales();
  const expected = [...centsByRegion(sales)].map(([region, cents]): [unknown, unknown] => [
    region,
    cents / 100,
  ]);
  const byRegion = (rows: TableResult["rows"]) =>
    new Map(rows.map(([region, total]) => [region, total]));

  it("gives sums that agree with a count made without a database, from CSV and from Excel [UPLOAD-03 S24]", async () => {
    const userId = await plugins.addUser();
    const csv = await plugins.upload(userId, "sales.csv", salesCsv(sales));
    const xlsx = await plugins.upload(userId, "sales.xlsx", salesXlsx(sales));
    expect([csv.rowCount, xlsx.rowCount]).toEqual([6000, 6000]);
    expect([csv.tables[0]?.name, xlsx.tables[0]?.name]).toEqual(["sales", "sales_2"]);
    for (const table of ["sales", "sales_2"]) {
      const answer = await query(
        userId,
        `SELECT region, sum(amount) AS total FROM ${table} GROUP BY region`,
      );
      expect(byRegion(answer.rows)).toEqual(new Map(expected));
    }
    expect(csv.tables[0]?.columns.map(({ type }) => type)).toEqual(
      xlsx.tables[0]?.columns.map(({ type }) => type),
    );
  });

  it("keeps quotes, commas, line breaks and every script as they are", async () => {
    const userId = await plugins.addUser();
    await plugins.upload(userId, "sales.csv", salesCsv(sales));
    const { rows } = await query(
      userId,
      "SELECT customer, product, notes, region FROM sales LIMIT 200",
    );
    expect(rows).toEqual(
      sales.slice(0, 200).map((sale) => [sale.customer, sale.product, sale.notes, sale.region]),
    );
  });
});

it("warns beside each figure of rows that may be totals of others", async () => {
  const userId = await plugins.addUser();
  await plugins.upload(userId, "open.csv", "Customer,Amount\nAlder,100\nBrook,50\nTotal,149\n");
  const { notes } = await query(userId, "SELECT sum(amount) FROM open");
  expect(notes).toEqual([
    "open.csv: Row 4 is counted: it is named like a total, but its numbers are not the sums of other rows.",
  ]);
});

it("takes a file whose names and cells are cut in the middle of a character [UPLOAD-03]", async () => {
  const userId = await plugins.addUser();
  const label = `${"h".repeat(59)}𐐨 end`;
  const content = `${label}\n${"c".repeat(59)}😀 end\n`;
  const dataset = await plugins.upload(userId, `${"f".repeat(195)}𐐨 end.csv`, content);
  expect(await plugins.datasets.list(userId)).toMatchObject([
    { id: dataset.id, filename: dataset.filename },
  ]);
  expect(dataset).toMatchObject({
    filename: `${"f".repeat(195)}.csv`,
    tables: [{ columns: [{ name: "h".repeat(59), label, samples: ["c".repeat(59)] }] }],
  });
});

describe("what is refused", () => {
  it.each([
    [
      "photo.png",
      Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"),
      "unsupported",
      "'photo.png' is an image. Export the table as CSV or Excel and upload that.",
    ],
    ["empty.csv", "", "invalid", "'empty.csv' is empty."],
    ["a.csv", 'a,b\n1,2\n3,"4,5\n', "invalid", "Row 3: a quote is opened and never closed."],
    [
      "big.csv",
      `a,b\n${"1,2\n".repeat(600_000)}`,
      "too_large",
      "The file is larger than 2 MB, the limit for one file.",
    ],
  ])(
    "refuses %s with a sentence and keeps nothing of it [UPLOAD-10 S24]",
    async (filename, content, code, message) => {
      const userId = await plugins.addUser();
      const before = await readdir(join(plugins.dataDir, "files"));
      await expect(plugins.upload(userId, filename, content)).rejects.toMatchObject({
        code,
        message,
      });
      expect(await plugins.datasets.list(userId)).toEqual([]);
      expect(await readdir(join(plugins.dataDir, "files"))).toEqual(before);
    },
  );

  it("refuses a file more than one person may keep [S24]", async () => {
    const userId = await plugins.addUser();
    const repository = plugins.store.datasets;
    const kept = await plugins.upload(userId, "a.csv", "a\n1\n");
    for (let count = 1; count < datasetQuota.files; count++) {
      await repository.insert({ ...kept, id: newId(), tables: [], storageKey: newId() });
    }
    await expect(plugins.upload(userId, "b.csv", "a\n1\n")).rejects.toThrow(
      "You have reached the limit of 200 files. Delete one to upload another.",
    );
  });

  it("refuses more bytes than one person may keep [S24]", async () => {
    const userId = await plugins.addUser();
    const kept = await plugins.upload(userId, "a.csv", "a\n1\n");
    const repository = plugins.store.datasets;
    await repository.insert({
      ...kept,
      id: newId(),
      bytes: datasetQuota.bytes - 10,
      storageKey: newId(),
    });
    await expect(plugins.upload(userId, "b.csv", "a,b\n1,2\n")).rejects.toThrow(
      "Your files would exceed the limit of 1 GB. Delete some to upload another.",
    );
  });
});

it("clears away at the next start what a killed upload left, and keeps every file that is known [R1]", async () => {
  const first = await startPlugins();
  const userId = await first.addUser();
  const kept = await first.upload(userId, "kept.csv", "a\n1\n");
  const folder = join(first.dataDir, "files");
  const before = await readdir(folder);
  const left = newId();
  for (const name of [`${left}-raw`, `${left}-raw~`, `${left}-0.parquet`])
    await writeFile(join(folder, name), "half");
  await first.datasets.clearLeftovers(new Date(Date.now() - 60_000));
  expect(await readdir(folder)).toHaveLength(before.length + 3);
  await first.datasets.clearLeftovers(new Date(Date.now() + 1000));
  expect(await readdir(folder)).toEqual(before);
  expect(before).toEqual([`${kept.storageKey}-0.parquet`, `${kept.storageKey}-raw`]);
  await first.stop();
});

describe("the list of files", () => {
  it("lists the newest first, shows a name without folders, and deletes rows and bytes [UPLOAD-04 UPLOAD-13 ENTITY-12]", async () => {
    const userId = await plugins.addUser();
    const first = await plugins.upload(userId, "../../etc/passwd.csv", "a\n1\n");
    const second = await plugins.upload(userId, "C:\\docs\\b\u202e\u061c\u200b.csv", "a\n1\n");
    expect((await plugins.datasets.list(userId)).map(({ filename }) => filename)).toEqual([
      "b.csv",
      "passwd.csv",
    ]);
    await plugins.datasets.remove(userId, second.id);
    expect((await plugins.datasets.list(userId)).map(({ id }) => id)).toEqual([first.id]);
    const left = await readdir(join(plugins.dataDir, "files"));
    expect(left.filter((name) => name.startsWith(second.storageKey))).toEqual([]);
    await expect(query(userId, "FROM b")).rejects.toThrow(
      "Table 'b' was not found. The tables are: passwd.",
    );
  });

  it("numbers a second file of one name, so that the two can be distinguished [UPLOAD-04]", async () => {
    const userId = await plugins.addUser();
    const names: string[] = [];
    for (const name of ["a.csv", "a.csv", "a (2).csv", "a.csv", "no ending", "no ending"])
      names.push((await plugins.upload(userId, name, "a\n1\n")).filename);
    expect(names).toEqual([
      "a.csv",
      "a (2).csv",
      "a (2) (2).csv",
      "a (3).csv",
      "no ending",
      "no ending (2)",
    ]);
    const long = `${"l".repeat(196)}.csv`;
    const [first, second] = [
      await plugins.upload(userId, long, "a\n1\n"),
      await plugins.upload(userId, long, "a\n1\n"),
    ];
    expect(first.filename).toBe(long);
    expect(second).toMatchObject({
      filename: `${"l".repeat(192)} (2).csv`,
      tables: [{ label: `${"l".repeat(192)} (2).csv` }],
    });
  });

  it("is a person's own: another neither sees, deletes nor queries it", async () => {
    const [anna, ben] = [await plugins.addUser(), await plugins.addUser()];
    const dataset = await plugins.upload(anna, "secret.csv", "a\n1\n");
    expect(await plugins.datasets.list(ben)).toEqual([]);
    await expect(plugins.datasets.remove(ben, dataset.id)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(plugins.datasets.remove(ben, "no-uuid")).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(query(ben, "FROM secret")).rejects.toThrow("No file has been uploaded yet.");
    expect(await plugins.datasets.list(anna)).toHaveLength(1);
  });

  it("has a process ready for the first question once the files were looked at", async () => {
    const fresh = await startPlugins();
    const userId = await fresh.addUser();
    await fresh.datasets.list(userId);
    expect(fresh.tables.pids()).toEqual([]);
    const dataset = await plugins.upload(await plugins.addUser(), "a.csv", "a\n1\n");
    await fresh.store.datasets.insert({ ...dataset, userId });
    await fresh.datasets.list(userId);
    expect(fresh.tables.pids()).toHaveLength(1);
    await fresh.stop();
  });

  it("gives two uploads at once two table names", async () => {
    const userId = await plugins.addUser();
    const both = await Promise.all([1, 2].map(() => plugins.upload(userId, "same.csv", "a\n1\n")));
    expect(
      both.map(({ tables }) => tables[0]?.name).toSorted((a = "", b = "") => a.localeCompare(b)),
    ).toEqual(["same", "same_2"]);
  });
});
