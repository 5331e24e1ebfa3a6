import { afterAll, beforeAll, expect, it } from "vitest";
import { openDuckDb } from "../../tables/child/open-duckdb.ts";
import type { Filter } from "../../questions/form.ts";
import { filterSql } from "../../questions/form-sql.ts";
import { knowTable, type KnownColumn } from "../../questions/known-table.ts";
import { matchesFilter, type Row } from "./matches-filter.ts";
import { readCondition } from "./read-condition.ts";

const TODAY = "2026-11-24";
const COLUMNS = [
  { name: "id", label: "ID", type: "integer", cells: [] },
  { name: "amount", label: "Amount", type: "decimal", cells: [1500.5, 1000, "999.99", -3, 0] },
  { name: "quantity", label: "Quantity", type: "integer", cells: [1, 2, "5", 1000] },
  {
    name: "status",
    label: "Status",
    type: "text",
    cells: ["open", "Open", "PAID", "O'Brien", "7", "1200"],
  },
  { name: "rush", label: "Rush", type: "boolean", cells: [true, false] },
  {
    name: "due",
    label: "Due",
    type: "date",
    cells: ["2026-11-24", "2026-11-30", "2025-03-01", "2026-11-22"],
  },
  {
    name: "shipped",
    label: "Shipped",
    type: "timestamp",
    cells: ["2026-11-24T00:00:00", "2026-11-30T23:59:59", "2025-02-28T12:00:00"],
  },
] as const;
const NAMES = COLUMNS.map(({ name }) => name);

/** Cells of each column next to varying ones of the others, and some empty ones. */
const ROWS: readonly Row[] = Array.from({ length: 240 }, (_, id) =>
  Object.fromEntries(
    COLUMNS.map(({ name, cells }, at) => {
      if (name === "id") return [name, id];
      const one = id * 7 + Math.floor(id / (at + 2)) + at;
      return [name, cells[one % (cells.length + 1)] ?? null];
    }),
  ),
);

const database = await openDuckDb();
const literalOf = (cell: unknown) =>
  typeof cell === "string" ? `'${cell.replaceAll("'", "''")}'` : JSON.stringify(cell);
const idsWhere = async (sql: string) => {
  const result = await database.connection.runAndReadAll(
    `select id from t where ${sql} order by id`,
  );
  return result.getRows().map(([id]) => id);
};

beforeAll(async () => {
  const types = { decimal: "decimal(18, 2)", text: "varchar" } as Record<string, string>;
  const columns = COLUMNS.map(({ name, type }) => `${name} ${types[type] ?? type}`);
  await database.connection.run(`create table t (${columns.join(", ")})`);
  const rows = ROWS.map((row) => `(${NAMES.map((name) => literalOf(row[name])).join(", ")})`);
  await database.connection.run(`insert into t values ${rows.join(", ")}`);
});
afterAll(() => {
  database.close();
});

it.each([
  "amount > 1000",
  "amount is 1000 or 1500.5",
  "amount is not 1000",
  "amount <> 1000",
  "amount is not over 999.99",
  "amount between 0 and 1200",
  "amount over quantity",
  "amount is empty",
  "quantity is filled",
  "quantity = '5'",
  "status is open",
  "status is not open",
  "status is open or paid",
  "status is not open or paid",
  'status is "O\'Brien"',
  "status contains o",
  "status does not contain o",
  "status is 7",
  "status > 1000",
  "status >= open",
  "without status",
  "for Open",
  "rush is yes",
  "rush is not true",
  "due before 2026-11-24",
  "due is not in November 2026",
  "due in 2026",
  "due is 2026-11-30",
  "due on Sunday or Tuesday",
  "due is not on a Tuesday",
  "shipped until 2026-11-24",
  "shipped after 2026-11-24",
  "shipped after due",
  "shipped is not after due",
  "this month and status is open and amount > 0",
])("says of a row what the database says of it in a table: “%s”", async (condition) => {
  const read = readCondition(condition, { columns: COLUMNS }, TODAY);
  if ("problem" in read) throw new Error(read.problem);
  const ids = ROWS.filter(read.matches).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(ROWS.length);
  expect(ids).toEqual(await idsWhere(read.sql));
});

const known = knowTable({
  name: "t",
  title: "t",
  filename: "t",
  rowCount: ROWS.length,
  columns: COLUMNS.map(({ name, label, type }) => ({ name, label, type, samples: [] })),
});
const column = (name: string) => known.columns.find((one) => one.name === name) as KnownColumn;
const filters: readonly Filter[] = [
  { kind: "in", column: column("status"), values: ["open"], not: true },
  {
    kind: "number",
    of: { kind: "product", column: column("amount"), times: column("quantity") },
    op: ">=",
    value: 1500.5,
  },
  {
    kind: "number",
    of: { kind: "days", from: column("due"), until: column("shipped") },
    op: "<",
    value: 1,
  },
  {
    kind: "period",
    column: column("due"),
    from: "2026-11-24",
    name: { kind: "day", iso: "2026-11-24" },
    not: true,
  },
  { kind: "columns", column: column("quantity"), op: "<>", other: column("amount") },
];
it.each(filters.map((filter) => [filterSql(filter), filter] as const))(
  "knows every filter of a question: %s",
  async (sql, filter) => {
    const ids = ROWS.filter((row) => matchesFilter(filter, row) === true).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual(await idsWhere(sql));
  },
);
