import { describe, expect, it } from "vitest";
import { typeCosts } from "./chosen-type.ts";
import type { ColumnContext } from "./column-cells.ts";
import { readColumn } from "./column-types.ts";

const contextOf = (cells: readonly string[]): ColumnContext => ({
  label: "X",
  rowNumbers: cells.map((_, at) => at + 2),
  commaDecimals: false,
});

function read(cells: string[], context: Partial<ColumnContext>) {
  const { canonical, ...reading } = readColumn(cells, { ...contextOf(cells), ...context });
  return { ...reading, values: cells.map(canonical) };
}

describe("a type that a person chose", () => {
  it.each([
    ["number", ["12", "tbd", "1,234.5"], "DECIMAL(18, 1)", ["12", null, "1234.5"]],
    ["number", ["007", "12"], "BIGINT", ["007", "12"]],
    ["number", ["1E5", "2E10"], "DOUBLE", ["1E5", "2E10"]],
    ["number", ["12345678901234567890"], "DECIMAL(38, 0)", ["12345678901234567890"]],
    ["number", ["1e999", "2e5"], "DOUBLE", [null, "2e5"]],
    ["number", ["$5", "€7", "$8"], "BIGINT", ["5", null, "8"]],
    ["percentage", ["12%", "7"], "BIGINT", ["12", "7"]],
    ["percentage", ["12", "$7"], "BIGINT", ["12", null]],
    ["date", ["25/03/2024", "soon", "20240307"], "DATE", ["2024-03-25", null, "2024-03-07"]],
    ["date", ["03/04/2024"], "DATE", ["2024-04-03"]],
    ["date", ["2024-03-07 14:05"], "DATE", ["2024-03-07"]],
    ["timestamp", ["2024-03-07", "x"], "TIMESTAMP", ["2024-03-07 00:00:00", null]],
    ["boolean", ["yes", "No", "maybe"], "BOOLEAN", ["true", "false", null]],
    ["text", ["12", "2024-03-07"], "VARCHAR", ["12", "2024-03-07"]],
  ] as const)("%s reads %j", (chosen, cells, sqlType, values) => {
    expect(read([...cells], { chosen })).toMatchObject({ sqlType, values });
  });

  it("says which cells it leaves empty", () => {
    expect(read(["1", "tbd", "n/a"], { chosen: "number" }).decisions).toMatchObject([
      {
        title: "1 cell does not fit",
        sentence:
          "Column 'X' is read as numbers, as chosen. 1 cell does not fit and is empty: row 3 'tbd'.",
        isDoubtful: true,
        rows: [3],
        count: 1,
      },
      { title: "1 cell 'n/a' is empty" },
    ]);
    expect(read(["1", "2"], { chosen: "number" }).decisions).toEqual([]);
  });

  it("has a cost, which is known for each type before one is chosen", () => {
    const cells = ["12%", "7%", "tbd", "n/a", "2024-03-07"];
    expect(typeCosts(cells, contextOf(cells))).toEqual([
      { type: "text", unit: undefined, lost: 0, filled: 5 },
      { type: "number", unit: "%", lost: 2, filled: 5 },
      { type: "percentage", unit: "%", lost: 2, filled: 5 },
      { type: "date", unit: undefined, lost: 3, filled: 5 },
      { type: "timestamp", unit: undefined, lost: 3, filled: 5 },
      { type: "boolean", unit: undefined, lost: 4, filled: 5 },
    ]);
  });
});
