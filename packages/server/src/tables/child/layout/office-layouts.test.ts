import { describe, expect, it } from "vitest";
import {
  officeSheet,
  type Expected,
  type OfficeSheet,
} from "../../../../test/files/office-layouts.ts";
import { Random } from "../../../../test/files/random.ts";
import { csvText } from "../../../../test/files/write-csv.ts";
import { TableRefusal } from "../../protocol.ts";
import { detectDelimiter, readRecords } from "../csv-records.ts";
import { CellBudget, cellOf, type Cell, type SourceTable } from "../source-table.ts";
import { plainGrid } from "./grid.ts";
import { layOutAll } from "./lay-out.ts";

/** Layouts that are tried: some on each run, and more with `LAYOUTS=2000`. `LAYOUT=17` prints one that is misread. */
const COUNT = Number(process.env["LAYOUTS"] ?? 300);
const ONE = process.env["LAYOUT"];
const SEEDS = ONE === undefined ? Array.from({ length: COUNT }, (_, at) => at) : [Number(ONE)];

/** A sheet as it is read from its file. */
function gridOf(sheet: OfficeSheet, seed: number) {
  if (sheet.format === "workbook") return sheet.grid;
  const text = csvText(sheet.grid.rows, {
    delimiter: [",", ";", "\t"][seed % 3] ?? ",",
    endsEarly: seed % 2 === 0,
  });
  const rows: Cell[][] = [];
  readRecords(text, detectDelimiter(text), (texts) => {
    rows.push(texts.map(cellOf));
  });
  return plainGrid(rows);
}

/** Headings and records, without columns that have neither, which are never stored. */
function contentOf(header: Expected["header"], records: Expected["records"]) {
  const kept = header.flatMap((label, at) =>
    label !== null || records.some((record) => (record[at] ?? null) !== null) ? [at] : [],
  );
  return [header, ...records].map((row) => kept.map((at) => row[at] ?? null));
}

const recordsOf = ({ columns, rowCount }: SourceTable) =>
  Array.from({ length: rowCount }, (_, row) => columns.map((cells) => cells[row] ?? null));

type Outcome = {
  readonly seed: string;
  readonly result: "exact" | "noted" | "silent";
  readonly countsTotal: boolean;
};

function tried(seed: number): Outcome {
  const sheet = officeSheet(seed);
  const name = `${seed} ${sheet.format}: ${sheet.traits.join(", ")}`;
  const isCsv = sheet.format === "csv";
  let tables: SourceTable[];
  try {
    const grid = gridOf(sheet, seed);
    const laid = { name: isCsv ? undefined : "Sheet", grid, commaDecimals: false };
    tables = layOutAll([laid], new CellBudget("office"));
  } catch (error) {
    if (error instanceof TableRefusal)
      return { seed: `${name}: ${error.message}`, result: "noted", countsTotal: false };
    throw error;
  }
  const read = tables.map((table) => contentOf(table.header, recordsOf(table)));
  const expected = sheet.expected.map(({ header, records }) => contentOf(header, records));
  if (ONE !== undefined) expect(read).toEqual(expected);
  if (JSON.stringify(read) === JSON.stringify(expected))
    return { seed: name, result: "exact", countsTotal: false };
  return {
    seed: name,
    result: tables.some(({ decisions }) => decisions.some((one) => one.isDoubtful))
      ? "noted"
      : "silent",
    // Beside another table, a row of a total is a row of values, too.
    countsTotal:
      !sheet.traits.includes("side by side") &&
      tables.some(({ rowNumbers }) => rowNumbers.some((row) => sheet.totals.has(row - 1))),
  };
}

/** A table of records with gaps and small numbers, some of which are the sums of others by chance. */
function sparseTable(random: Random): Cell[][] {
  const [most, gap] = [random.pick([5, 9, 20, 100, 1000]), random.pick([0, 0.1, 0.3, 0.5])];
  const maybe = (cell: string): Cell => (random.chance(gap) ? null : cell);
  const amount = () => String(random.int(0, most));
  const name = () => random.pick(["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]);
  const [header, record] = random.pick<[string[], (row: number) => Cell[]]>([
    [["Item", "Amount"], (row) => [`${name()} ${row}`, amount()]],
    [["Region", "Rep", "Amount"], (row) => [`R${Math.floor(row / 4)}`, maybe(name()), amount()]],
    [["Id", "Name", "Note", "Amount"], (row) => [`${row}`, name(), maybe("x"), amount()]],
    [["Name", "Jan", "Feb"], (row) => [`${name()}${row}`, amount(), maybe(amount())]],
  ]);
  return [header, ...Array.from({ length: random.int(2, 25) }, (_, row) => record(row))];
}

describe("random tables without totals", () => {
  it("keep all of their records, whatever their numbers add up to", () => {
    const lost = Array.from({ length: 2 * COUNT }, (_, seed) => {
      const rows = sparseTable(new Random(seed));
      const sheet = { name: undefined, grid: plainGrid(rows), commaDecimals: false };
      const tables = layOutAll([sheet], new CellBudget("sparse"));
      const records = rows.slice(1).filter((cells) => cells.some((cell) => cell !== null));
      return tables.length === 1 && tables[0]?.rowCount === records.length ? [] : [seed];
    }).flat();
    expect(lost).toEqual([]);
  });
});

describe("random office layouts", () => {
  it("give back the table that was laid out, else say what is doubtful, and never count a total", () => {
    const outcomes = SEEDS.map(tried);
    const seedsOf = (of: readonly Outcome[]) => of.map(({ seed }) => seed);
    const noted = outcomes.filter(({ result }) => result === "noted");
    expect({
      silent: seedsOf(outcomes.filter(({ result }) => result === "silent")),
      counted: seedsOf(outcomes.filter(({ countsTotal }) => countsTotal)),
    }).toEqual({ silent: [], counted: [] });
    expect(noted.length).toBeLessThanOrEqual(SEEDS.length * 0.02);
  });
});
