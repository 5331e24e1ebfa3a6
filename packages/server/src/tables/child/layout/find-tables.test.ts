import { describe, expect, it } from "vitest";
import { CellBudget, type Cell } from "../source-table.ts";
import { findTables } from "./find-tables.ts";
import { plainGrid, type Block, type Grid } from "./grid.ts";
import { layOutAll } from "./lay-out.ts";

/** A sheet written as lines; cells are parted by bars, and blank ones are empty. */
const sheet = (text: string, more: Partial<Grid> = {}): Grid => ({
  ...plainGrid(
    text
      .split("\n")
      .slice(1, -1)
      .map((line) =>
        line.trim() === ""
          ? []
          : line.split("|").map((cell): Cell => (cell.trim() === "" ? null : cell.trim())),
      ),
  ),
  ...more,
});

const merged = (...places: [top: number, left: number, bottom: number, right: number][]): Block[] =>
  places.map(([top, left, bottom, right]) => ({ top, left, bottom, right }));

/** What was decided, in short: the rows of the header and of the values, and what is kept aside. */
const read = (grid: Grid) =>
  findTables(grid).map(({ range, headerRows, titles, totals, repeated, notes }) => ({
    header:
      headerRows === 0
        ? "none"
        : headerRows === 1
          ? `${range.top}`
          : `${range.top}-${range.top + headerRows - 1}`,
    values: `${range.top + headerRows}-${range.bottom}`,
    columns: `${range.left}-${range.right}`,
    ...(titles.length > 0 && { titles: titles.join() }),
    ...(totals.length > 0 && { totals: totals.join() }),
    ...(repeated.length > 0 && { repeated: repeated.join() }),
    ...(notes.length > 0 && { notes: notes.join() }),
  }));

describe("the table of a sheet", () => {
  it("begins with its header where nothing is above it", () => {
    expect(
      read(
        sheet(`
Region|Orders|Revenue
North|3|120.50
South|4|99.00
`),
      ),
    ).toEqual([{ header: "0", values: "1-2", columns: "0-2" }]);
  });

  it("begins below titles, with or without a blank row between them", () => {
    expect(
      read(
        sheet(`
Sales by region
Generated 12 Nov 2026

Region|Orders|Revenue
North|3|120.50
South|4|99.00
`),
      ),
    ).toEqual([{ header: "3", values: "4-5", columns: "0-2", titles: "0,1" }]);
    expect(
      read(
        sheet(`
Sales by region
Region|Orders|Revenue
North|3|120.50
South|4|99.00
`),
      ),
    ).toEqual([{ header: "1", values: "2-3", columns: "0-2", titles: "0" }]);
  });

  it("has a header of two rows where one groups the columns of the other", () => {
    expect(
      read(
        sheet(`
Report

||H1||H2|
Region|Manager|Q1|Q2|Q3|Q4
North|Dana|1|2|3|4
South|Luis|5|6|7|9
`),
      ),
    ).toEqual([{ header: "2-3", values: "4-5", columns: "0-5", titles: "0" }]);
    expect(
      read(
        sheet(
          `
Customer|Due|October||November|
||Billed|Paid|Billed|Paid
Alder|03.10.2026|1,240.00|0.00|980.00|0.00
Bright|10.10.2026|7,215.50|0.00|0.00|0.00
`,
          { merges: merged([0, 0, 1, 0], [0, 1, 1, 1], [0, 2, 0, 3], [0, 4, 0, 5]) },
        ),
      ),
    ).toEqual([{ header: "0-1", values: "2-3", columns: "0-5" }]);
  });

  it("may have none: the first record stays a record", () => {
    expect(
      read(
        sheet(`
1|2026-01-01|55.20
2|2026-01-02|60.00
3|2026-01-03|71.10
`),
      ),
    ).toEqual([{ header: "none", values: "0-2", columns: "0-2" }]);
  });

  it("may have years or months over its numbers", () => {
    expect(
      read(
        sheet(`
Region|2024|2025
North|120.50|99
South|4|7
`),
      ),
    ).toEqual([{ header: "0", values: "1-2", columns: "0-2" }]);
    expect(
      read(
        sheet(`
Region|2026-01-01|2026-02-01
North|120.50|99
South|4|7
`),
      ),
    ).toEqual([{ header: "0", values: "1-2", columns: "0-2" }]);
  });

  it("keeps totals, subtotals and averages aside, by label, formula or sum", () => {
    expect(
      read(
        sheet(`
Region|Rep|Amount|Tax
North|Dana|10|1
North|Omar|20|2
North total||30|3
South|Priya|5|1
South|Luis|5|2
||10|3
Grand Total||40|6
Average||10|1.5
`),
      ),
    ).toEqual([{ header: "0", values: "1-8", columns: "0-3", totals: "3,6,7,8" }]);
    expect(
      read(
        sheet(
          `
Item|Amount
A|1
B|2
C|3
`,
          { summed: new Set([3]) },
        ),
      ),
    ).toEqual([{ header: "0", values: "1-3", columns: "0-1", totals: "3" }]);
  });

  it("counts a customer that is called like a total", () => {
    expect(
      read(
        sheet(`
Customer|City|Amount
Total Wine|Reno|10
Summe AG|Bonn|20
`),
      ),
    ).toEqual([{ header: "0", values: "1-2", columns: "0-2" }]);
  });

  it("counts a row that is only named like a total, and says so", () => {
    const grid = sheet(`
Supplier|Spend
BP|900
Total Energies|1200
Shell|400
`);
    expect(read(grid)).toEqual([{ header: "0", values: "1-3", columns: "0-1" }]);
    expect(findTables(grid)[0]?.doubtful).toEqual([2]);
  });

  it("has a total without a label where one number is the sum of those above", () => {
    expect(
      read(
        sheet(`
Month|Hours
Jan|10
Feb|20
Mar|30
|60
`),
      ),
    ).toEqual([{ header: "0", values: "1-4", columns: "0-1", totals: "4" }]);
  });

  it("has a total in bold whatever it is called, where its number is the sum of those above", () => {
    const text = `
Item|Amount
A|100
B|250
C|300
In all|650
`;
    const [plain] = findTables(sheet(text));
    expect([plain?.totals, plain?.sumsByChance]).toEqual([[], [4]]);
    expect(read(sheet(text, { bold: new Set([4]) }))).toEqual([
      { header: "0", values: "1-4", columns: "0-1", totals: "4" },
    ]);
  });

  it("counts rows that are the sums of those below them where a person chose that", () => {
    const grid = sheet(`
Row Labels|Sum of Amount
North|30
Ann|10
Bob|20
`);
    const rowsOf = (countTotals?: boolean) =>
      layOutAll([{ name: undefined, grid, commaDecimals: false }], new CellBudget("pivot"), {
        sheets: { "": { countTotals } },
      }).map(({ rowNumbers, decisions }) => [rowNumbers, decisions.map(({ title }) => title)]);
    expect(rowsOf()).toEqual([[[3, 4], ["1 subtotal row left out"]]]);
    expect(rowsOf(true)).toEqual([[[2, 3, 4], ["1 subtotal row counted"]]]);
  });

  it("has a row in bold over the records that it names, even a single one between them", () => {
    const text = `
Item|Qty|Price
Cola|3|2.50
Snacks||
Chips|2|1.20
`;
    const [plain] = findTables(sheet(text));
    expect(plain?.groups).toMatchObject({ sections: [2], fill: undefined, isDoubtful: true });
    const [bold] = findTables(sheet(text, { bold: new Set([0, 2]) }));
    expect(bold?.groups).toMatchObject({ sections: [2], fill: "new", isDoubtful: false });
  });

  it("goes on below a blank row with a row that ends early", () => {
    expect(
      read(
        sheet(`
Name|Dept|Salary|Comment
Anna|Sales|1000|ok

Dora|IT
Emil|Ops|500|late
`),
      ),
    ).toEqual([{ header: "0", values: "1-4", columns: "0-3" }]);
  });

  it("has years over its columns, and lines above that say what it is about", () => {
    expect(
      read(
        sheet(`
Report:|Open invoices
Date:|2025-03-31

|2024||2025|
Region|Revenue|Cost|Revenue|Cost
North|1|2|3|4
South|5|6|7|9
`),
      ),
    ).toEqual([{ header: "3-4", values: "5-6", columns: "0-4", titles: "0,1" }]);
  });

  it("is found in one look however many blank rows it has, and totals however many rows lack their key [S20]", () => {
    const rows = Array.from({ length: 20_000 }, (_, at): Cell[] =>
      at % 3 === 2 ? [] : [`N${at}`, "x", `${at}`],
    );
    expect(read(plainGrid([["Name", "City", "Amount"], ...rows]))).toEqual([
      { header: "0", values: "1-20000", columns: "0-2" },
    ]);
    const keyless = Array.from({ length: 60_000 }, (_, at): Cell[] =>
      at % 10 === 9 ? [null, `${at}`, `${at * 2}`] : [`N${at}`, `${at}`, `${at}`],
    );
    expect(read(plainGrid([["Name", "A", "B"], ...keyless]))).toEqual([
      { header: "0", values: "1-60000", columns: "0-2" },
    ]);
    // Each third row could be the sum of those above it with its name, which are 20,000.
    const sparse = Array.from({ length: 60_000 }, (_, at): Cell[] => [
      `R${Math.floor(at / 20_000)}`,
      at % 3 === 0 ? null : `n${at % 50}`,
      `${(at * 7919) % 1000}`,
    ]);
    expect(read(plainGrid([["Region", "Rep", "Amount"], ...sparse]))).toEqual([
      { header: "0", values: "1-60000", columns: "0-2" },
    ]);
  });

  it("has no header of addresses", () => {
    expect(
      read(
        sheet(`
Anna|Berlin|anna@example.com
Bob|Rome|bob@example.com
`),
      ),
    ).toEqual([{ header: "none", values: "0-1", columns: "0-2" }]);
  });

  it("ends above its notes", () => {
    expect(
      read(
        sheet(`
Region|Rep|Amount
North|Dana|10
South|Luis|20
* Provisional figures
 
Source: Finance
`),
      ),
    ).toEqual([{ header: "0", values: "1-2", columns: "0-2", notes: "3,5" }]);
  });

  it("goes on after blank rows and repeated headers", () => {
    expect(
      read(
        sheet(`
Region|Amount
North|10

South|20

Region|Amount
East|30
`),
      ),
    ).toEqual([{ header: "0", values: "1-6", columns: "0-1", repeated: "5" }]);
  });

  it("may be followed by another with a heading of its own", () => {
    expect(
      read(
        sheet(`
Region|Amount
North|10
South|20

Rep|City|Phone
Dana|Rome|1
Luis|Oslo|2
`),
      ),
    ).toEqual([
      { header: "0", values: "1-2", columns: "0-1" },
      { header: "4", values: "5-6", columns: "0-2" },
    ]);
  });

  it("may begin beside empty columns and have one column", () => {
    expect(
      read(
        sheet(`
||Region|Amount
||North|10
`),
      ),
    ).toEqual([{ header: "0", values: "1-1", columns: "2-3" }]);
    expect(
      read(
        sheet(`
Email
ana@example.com
bob@example.com
`),
      ),
    ).toEqual([{ header: "0", values: "1-2", columns: "0-0" }]);
  });

  it("is none where a sheet holds a text", () => {
    expect(
      read(
        sheet(`
Read me

This workbook is updated every month by the finance team.
`),
      ),
    ).toEqual([]);
  });
});
