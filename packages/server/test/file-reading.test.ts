import { zDataset, zDatasetVersion, zFileReading } from "@switchboard/api-client/schemas";
import type {
  Dataset,
  DatasetPreview,
  DatasetVersion,
  FileReading,
  ReadingChoices,
} from "@switchboard/api-client/types";
import { beforeAll, describe, expect, it } from "vitest";
import { answerOf, ask, connectionIds } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** Its third row is taken for the header; the office means the fourth. */
const OPEN = [
  "Halden Coffee Ltd",
  "",
  "Customer,Region,Note",
  "Name,Area,Open",
  "Alder,North,10",
  "Brightwater,South,20",
  "Total,,30",
  "Prepared by Finance. Paid after the 20th is shown next month.",
].join("\n");

async function upload(client: TestClient, content: string, filename: string): Promise<Dataset> {
  const body = new FormData();
  body.append("file", new Blob([content]), filename);
  const response = await client.fetch("/api/v1/data/upload", { method: "POST", body });
  expect(response.status).toBe(201);
  return (await response.json()) as Dataset;
}

const readingPath = ({ id }: { id: string }) => `/api/v1/data/datasets/${id}/reading`;

async function preview(client: TestClient, file: Dataset, choices: ReadingChoices) {
  const response = await client.send("POST", `${readingPath(file)}/preview`, { choices });
  return { status: response.status, body: (await response.json()) as FileReading };
}

const save = (client: TestClient, file: Dataset, choices: ReadingChoices, forNext = false) =>
  client.send("PUT", readingPath(file), { choices, for_next: forNext });

const rowsOf = async (client: TestClient, { id }: { id: string }) =>
  (await client.json<DatasetPreview>(`/api/v1/data/datasets/${id}/preview`)).tables[0];

const headerAt = (first: number, last = first): ReadingChoices => ({
  sheets: { "": { header: { first, last } } },
});

describe("how a file is read", () => {
  it("shows each row of the file with what it was taken for, the columns and the decisions", async () => {
    const anna = await server.signUp();
    const file = await upload(anna, OPEN, "open.csv");
    const reading = await anna.json<FileReading>(readingPath(file));
    expect(zFileReading.parse(reading)).toEqual(reading);
    expect(reading.rows.map(({ number, kind, cells }) => [number, kind, cells[0]])).toEqual([
      [1, "title", "Halden Coffee Ltd"],
      [2, "empty", null],
      [3, "header", "Customer"],
      [4, "value", "Name"],
      [5, "value", "Alder"],
      [6, "value", "Brightwater"],
      [7, "total", "Total"],
      [8, "note", "Prepared by Finance. Paid after the 20th is shown next month."],
    ]);
    expect(reading.sheets).toEqual([{ name: "", state: "read", row_count: 3 }]);
    expect(reading.tables[0]).toMatchObject({ header: { first: 3, last: 3 }, row_count: 3 });
    expect(reading.tables[0]?.columns.map(({ column, label }) => [column, label])).toEqual([
      [1, "Customer"],
      [2, "Region"],
      [3, "Note"],
    ]);
    expect(reading.decisions.map(({ kind, rows }) => [kind, rows])).toEqual([
      ["titles", [1]],
      ["totals", [7]],
      ["notes", [8]],
    ]);
    const later = await anna.json<FileReading>(`${readingPath(file)}?from=7&count=1`);
    expect(later.rows.map(({ number }) => number)).toEqual([7]);
    expect(later.row_total).toBe(8);
  });

  it("follows another header, range and the totals without saving, and says what cannot be read", async () => {
    const anna = await server.signUp();
    const file = await upload(anna, OPEN, "open.csv");
    const { body } = await preview(anna, file, headerAt(4));
    expect(body.tables[0]?.columns.map(({ label }) => label)).toEqual(["Name", "Area", "Open"]);
    expect(body.rows.map(({ kind }) => kind).slice(0, 5)).toEqual([
      "title",
      "empty",
      "title",
      "header",
      "value",
    ]);
    const counted = await preview(anna, file, { sheets: { "": { count_totals: true } } });
    expect(counted.body.sheets[0]?.row_count).toBe(4);
    expect(counted.body.rows[6]?.kind).toBe("value");
    const ranged = await preview(anna, file, { sheets: { "": { range: "B4:C5" } } });
    expect(ranged.body.tables[0]).toMatchObject({ row_count: 1, first_column: 2 });
    const none = await preview(anna, file, { sheets: { "": { header: { first: 0, last: 0 } } } });
    expect(none.body.tables[0]?.header).toBeUndefined();
    expect(await preview(anna, file, headerAt(90))).toEqual({
      status: 422,
      body: { detail: "Row 90 cannot be the header: the sheet ends at row 8." },
    });
    expect((await rowsOf(anna, file))?.columns[0]?.label).toBe("Customer");
  });

  it("is kept: the file is read again, questions get the new rows, and it says since when", async () => {
    const anna = await server.signUp();
    const file = await upload(anna, OPEN, "open.csv");
    const response = await save(anna, file, headerAt(4));
    const changed: unknown = await response.json();
    expect(zDataset.parse(changed)).toEqual(changed);
    expect(changed).toMatchObject({ id: file.id, filename: "open.csv", row_count: 2 });
    expect((changed as Dataset).reading_changed_at).toBeDefined();
    const table = await rowsOf(anna, file);
    expect(table?.name).toBe("open");
    expect(table?.columns.map(({ label }) => label)).toEqual(["Name", "Area", "Open"]);
    expect(table?.rows).toEqual([
      ["Alder", "North", 10],
      ["Brightwater", "South", 20],
    ]);
    expect((await anna.json<FileReading>(readingPath(file))).choices).toEqual(headerAt(4));
    expect((await save(anna, file, headerAt(90))).status).toBe(422);
    expect((await rowsOf(anna, file))?.row_count).toBe(2);
  });

  it("says which date order and decimal sign are in the file, and nothing where a person chose them", async () => {
    const anna = await server.signUp();
    const format = async (content: string, choices?: ReadingChoices) => {
      const file = await upload(anna, content, "format.csv");
      const { date_order, decimal_sign } = choices
        ? (await preview(anna, file, choices)).body
        : await anna.json<FileReading>(readingPath(file));
      return { date_order, decimal_sign };
    };
    const days = "Day;Amount\n25/09/2026;1.234,50\n03/04/2026;2,25\n";
    expect(await format(days)).toEqual({ date_order: "day", decimal_sign: "comma" });
    const open = "Day;Amount\n03/04/2026;1,234\n05/04/2026;2,345\n";
    expect(await format(open)).toEqual({});
    expect(await format(open, { date_order: "month", decimal_sign: "point" })).toEqual({});
    const mixed = "Day,Sent,Amount\n25/09/2026,09/25/2026,1.5\n26/09/2026,09/26/2026,2.5\n";
    expect(await format(mixed)).toEqual({ decimal_sign: "point" });
  });

  it("counts the answers that a change of the reading will mark", async () => {
    const anna = await server.signUp();
    const file = await upload(anna, "Region,Amount\nNorth,10\nSouth,20\n", "sales.csv");
    await upload(anna, "Region,Cost\nNorth,1\nSouth,2\n", "costs.csv");
    const connection_ids = await connectionIds(anna);
    const answers = async () => (await anna.json<FileReading>(readingPath(file))).answers;
    expect(await answers()).toBe(0);
    await ask(anna, "total amount by region in sales", { connection_ids });
    await ask(anna, "average amount in sales", { connection_ids });
    await ask(anna, "total cost by region in costs", { connection_ids });
    expect(await answers()).toBe(2);
    await save(anna, file, { sheets: { "": { types: { Amount: "text" } } } });
    expect(await answers()).toBe(0);
  });

  it("is named where an answer lacks a column that is text for a few cells", async () => {
    const anna = await server.signUp();
    const rows = Array.from({ length: 30 }, (_, at) => {
      const day = at === 4 ? "31.02.2026" : `${at + 1}.03.2026`;
      return `${at % 2 ? "North" : "South"},${at === 16 ? "tbd" : at * 3},${at},${day}`;
    });
    const file = await upload(
      anna,
      ["Region,Amount,Parcels,Sold on", ...rows].join("\n"),
      "sales.csv",
    );
    const connection_ids = await connectionIds(anna);
    const say = async (prompt: string) => answerOf(await ask(anna, prompt, { connection_ids }));
    const amount =
      "Amount in sales.csv is text because of 1 of 30 cells: row 18 'tbd'. To change that, open “How we read it” on the file, choose Number for the column, and ask again.";
    expect(await say("total amount by region")).toBe(amount);
    expect(await say("average amount")).toBe(amount);
    expect(await say("how many rows by month")).toContain(
      "Sold on in sales.csv is text because of 1 of 30 cells: row 6 '31.02.2026'.",
    );
    expect(await say("Durchschnittlicher Amount je Region?")).toContain(
      "Amount in sales.csv ist Text, wegen 1 von 30 Zellen: Zeile 18 „tbd“.",
    );
    // Another figure answers a question that names none, with the reason below it.
    expect(await say("total by region")).toMatch(/Total Parcels[^]*Amount in sales.csv is text/);
    expect(await say("how many rows by region")).not.toContain("is text");
    await save(anna, file, { sheets: { "": { types: { Amount: "number" } } } });
    expect(await say("total amount by region")).not.toContain("is text");
  });

  it("is used for the next file of the same shape, and only where it was wanted", async () => {
    const anna = await server.signUp();
    const file = await upload(anna, OPEN, "october.csv");
    await save(anna, file, headerAt(4));
    const plain = await upload(anna, OPEN, "november.csv");
    expect(plain.tables?.[0]?.columns[0]?.label).toBe("Customer");
    await save(anna, file, headerAt(4), true);
    const december = await upload(anna, `${OPEN}\n`, "december.csv");
    expect(december.tables?.[0]?.columns[0]?.label).toBe("Name");
    expect(december.tables?.[0]?.decisions?.[0]).toMatchObject({
      kind: "same_shape",
      title: "Read like october.csv",
    });
    const other = await upload(anna, "Name,Area,Open\nAlder,North,10\n", "other.csv");
    expect(other.tables?.[0]?.decisions).toEqual([]);
  });

  it("leaves out what may be a total, and warns in answers while it is counted", async () => {
    const anna = await server.signUp();
    const file = await upload(anna, "Customer,Amount\nAlder,100\nBrook,50\nTotal,149\n", "a.csv");
    expect(file.tables?.[0]?.decisions?.[0]).toMatchObject({
      kind: "named_totals",
      doubtful: true,
    });
    const { body } = await preview(anna, file, { sheets: { "": { count_totals: false } } });
    expect(body.rows[3]?.kind).toBe("total");
    expect(body.sheets[0]?.row_count).toBe(2);
    expect(body.decisions.map(({ title }) => title)).toEqual(["1 total row left out"]);
  });

  it("goes on to the end of a longer file of the same shape", async () => {
    const anna = await server.signUp();
    const days = (count: number) =>
      [
        "Title",
        "Day,Takings",
        ...Array.from({ length: count }, (_, at) => `d${at},${at * 7 + 3}`),
      ].join("\n");
    const january = await upload(anna, days(5), "january.csv");
    await save(anna, january, { sheets: { "": { range: "A2:B7" } } }, true);
    const february = await upload(anna, days(9), "february.csv");
    expect(february.row_count).toBe(9);
  });

  it.each([
    ["an encoding", { encoding: "nonsense" }, "There is no encoding 'nonsense'."],
    ["a delimiter", { delimiter: "x" }, "delimiter"],
    ["a decimal sign", { decimal_sign: "dot" }, "decimal_sign"],
    ["a date order", { date_order: "year" }, "date_order"],
  ])("refuses %s that does not exist, and says so", async (_what, choices, sentence) => {
    const anna = await server.signUp();
    const file = await upload(anna, OPEN, "open.csv");
    const wrong = choices as ReadingChoices;
    const previewed = await preview(anna, file, wrong);
    expect(previewed).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining(sentence) },
    });
    const saved = await save(anna, file, wrong, true);
    expect([saved.status, await saved.json()]).toEqual([422, previewed.body]);
  });

  it("is its owner's alone", async () => {
    const [anna, ben] = [await server.signUp(), await server.signUp()];
    const file = await upload(anna, OPEN, "open.csv");
    expect((await ben.fetch(readingPath(file))).status).toBe(404);
    expect((await save(ben, file, headerAt(4))).status).toBe(404);
    expect((await preview(ben, file, {})).status).toBe(404);
  });
});

describe("a file that is uploaded again", () => {
  it("takes the place of the earlier one, keeps its id and names, and says which columns changed", async () => {
    const anna = await server.signUp();
    const old = await upload(anna, "Id,Open,Owner\n1,10,Ana\n", "orders.csv");
    const again = await upload(anna, "Id,Open,Region\n1,11,North\n2,12,South\n", "orders.csv");
    expect(again.same_name).toEqual({ id: old.id, filename: "orders.csv" });
    const response = await anna.send("POST", `/api/v1/data/datasets/${old.id}/replace`, {
      dataset_id: again.id,
    });
    const version = (await response.json()) as DatasetVersion;
    expect(zDatasetVersion.parse(version)).toEqual(version);
    expect(version).toMatchObject({
      dataset: { id: old.id, filename: "orders.csv", row_count: 2, tables: [{ name: "orders" }] },
      missing_columns: ["Owner"],
      new_columns: ["Region"],
      missing_tables: [],
      new_tables: [],
    });
    expect((await anna.json<Dataset[]>("/api/v1/data/datasets")).map(({ id }) => id)).toEqual([
      old.id,
    ]);
    expect((await rowsOf(anna, old))?.rows).toEqual([
      [1, 11, "North"],
      [2, 12, "South"],
    ]);
  });

  it("is read as its user chose for the earlier one", async () => {
    const anna = await server.signUp();
    const sales = (rows: readonly string[]) => ["Kunde,Datum,Umsatz", ...rows].join("\n");
    const old = await upload(anna, sales(["A,03/04/2026,1.234", "B,05/06/2026,2.500"]), "u.csv");
    await save(anna, old, { date_order: "day", decimal_sign: "comma" });
    const rows = ["A,03/04/2026,1.234", "B,05/06/2026,2.500", "C,07/08/2026,3.000"];
    const again = await upload(anna, sales(rows), "u.csv");
    await anna.send("POST", `/api/v1/data/datasets/${old.id}/replace`, { dataset_id: again.id });
    expect((await rowsOf(anna, old))?.rows).toEqual([
      ["A", "2026-04-03", 1234],
      ["B", "2026-06-05", 2500],
      ["C", "2026-08-07", 3000],
    ]);
  });

  it("stays beside it otherwise, and replaces no file of someone else", async () => {
    const [anna, ben] = [await server.signUp(), await server.signUp()];
    const file = await upload(anna, "Id\n1\n", "orders.csv");
    const theirs = await upload(ben, "Id\n2\n", "orders.csv");
    expect(theirs.same_name).toBeUndefined();
    const replace = (client: TestClient, id: string, dataset: string) =>
      client.send("POST", `/api/v1/data/datasets/${id}/replace`, { dataset_id: dataset });
    expect((await replace(ben, file.id, theirs.id)).status).toBe(404);
    expect((await replace(anna, file.id, theirs.id)).status).toBe(422);
    expect((await replace(anna, file.id, file.id)).status).toBe(422);
    expect((await rowsOf(anna, file))?.rows).toEqual([[1]]);
  });
});
