import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ColumnContext } from "./column-cells.ts";
import { nameColumns } from "./column-names.ts";
import { readColumn } from "./column-types.ts";

function read(values: string[], context: Partial<ColumnContext> = {}) {
  const cells = values.map((value) => value || null);
  const rowNumbers = cells.map((_, at) => at + 2);
  const { type, sqlType, canonical, decisions } = readColumn(cells, {
    label: "X",
    rowNumbers,
    commaDecimals: false,
    ...context,
  });
  return { type, sqlType, decisions, values: cells.map((cell) => cell && canonical(cell)) };
}

describe("types of columns", () => {
  it.each([
    ["truth values", ["true", "FALSE"], "BOOLEAN", ["true", "false"]],
    ["truth values with gaps", ["true", "n/a"], "BOOLEAN", ["true", null]],
    ["numbers", ["1", "", "-20"], "BIGINT", ["1", null, "-20"]],
    ["dates", ["2024-02-29", " 2025-01-01 "], "DATE", ["2024-02-29", "2025-01-01"]],
  ])("reads %s", (_what, values, sqlType, expected) => {
    expect(read(values)).toMatchObject({ sqlType, values: expected });
  });

  it.each([
    ["days that do not exist", ["2024-02-30", "2024-01-01"]],
    ["nothing at all", ["", ""]],
    ["words for nothing alone", ["n/a", "-", "none"]],
    ["texts", ["North", "12"]],
    ["quarters", ["Q1 2026", "2026-Q2", "Q3/26"]],
    ["versions", ["1.2.3", "1.2.10"]],
  ])("keeps %s as the text that they are, and has nothing to say", (_what, values) => {
    expect(read(values)).toMatchObject({
      type: "text",
      values: values.map((value) => value || null),
      decisions: [],
    });
  });

  const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at));

  it.each([
    [
      "1 of 10 cells is not a number",
      "Column 'X' is kept as text, because 1 cell is not a number: row 11 'tbd'. Read as numbers, it would be empty.",
      [...numbers(9), "tbd"],
    ],
    [
      "2 of 4,310 cells are not numbers",
      "Column 'X' is kept as text, because 2 cells are not numbers: row 4,310 'tbd' and row 4,311 'soon'. Read as numbers, they would be empty.",
      [...numbers(4308), "tbd", "soon"],
    ],
    [
      "1 of 5 cells is not a date",
      "Column 'X' is kept as text, because 1 cell is not a date: row 4 'tomorrow'. Read as dates, it would be empty.",
      ["2024-01-01", "2024-01-02", "tomorrow", "2024-01-03", "2024-01-04"],
    ],
    [
      "1 of 4 cells is not a number",
      "Column 'X' is kept as text, because 1 cell is not a number: row 3 '?x'. Read as numbers, it would be empty.",
      ["1", "?x", "2", "3"],
    ],
    [
      "4 of 20 cells are not numbers",
      "Column 'X' is kept as text, because 4 cells are not numbers: row 18 'a', row 19 'b', and 2 others. Read as numbers, they would be empty.",
      [...numbers(16), "a", "b", "c", "d"],
    ],
  ])("says of a column of mixed kinds: %s", (title, sentence, values) => {
    const { type, values: kept, decisions } = read(values);
    expect({ type, kept }).toEqual({ type: "text", kept: values });
    expect(decisions).toMatchObject([
      { kind: "type", title, sentence, column: "X", isDoubtful: true },
    ]);
  });

  it("finds the one cell among many that is no number, and names its row in the spreadsheet", () => {
    const values = numbers(100_000);
    values[77_777] = "tbd";
    const rowNumbers = values.map((_, at) => at + 5);
    expect(read(values, { rowNumbers }).decisions).toMatchObject([
      { cells: [{ row: 77_782, text: "tbd" }], count: 1 },
    ]);
  });

  it("counts the cells that say that they are empty among numbers and dates", () => {
    expect(read(["1", "n/a", "–", "N/A", "2", "?"])).toMatchObject({
      sqlType: "BIGINT",
      values: ["1", null, null, null, "2", null],
      decisions: [
        {
          title: "4 cells 'n/a', '–', or 'N/A' are empty",
          sentence: "In column 'X', 4 cells with 'n/a', '–', or 'N/A' are read as empty.",
          rows: [3, 4, 5, 7],
          count: 4,
        },
      ],
    });
    expect(read(["2024-01-01", "null", "#N/A"])).toMatchObject({
      sqlType: "DATE",
      values: ["2024-01-01", null, null],
    });
    expect(read(["a", "none", "-"])).toMatchObject({ values: ["a", "none", "-"] });
    expect(read(["1", "2", "3", "4", "tbd"])).toMatchObject({ type: "text" });
  });

  it("never loses or changes a value without a word", () => {
    const part = fc.constantFrom(
      ..."1 2 12 007 1E5 1e-7 - n/a $ € % ( ) . , 3.5 1,234 2024-03-07 7.3.24 Mar T 14:05 Z +02:00 − kg 00 x /".split(
        " ",
      ),
      " ",
    );
    const cell = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        const { type, values, decisions } = read(cells);
        const written = cells.map((text) => text || null);
        if (type === "text") expect(values).toEqual(written);
        const lost = values.filter((value) => value === null);
        const said = decisions.find(({ title }) => title.endsWith("empty"))?.count ?? 0;
        expect(lost).toHaveLength(said);
      }),
      { numRuns: 1000 },
    );
  });

  it("sees a pattern in the rows of a long column", () => {
    const values = numbers(100_000).map((value, at) => (at % 5 === 0 ? "open" : value));
    expect(read(values).decisions).toMatchObject([
      { title: "20,000 of 100,000 cells are not numbers" },
    ]);
  });

  it("keeps a long column of words for nothing as text", () => {
    const values = Array.from({ length: 5000 }, () => "-");
    expect(read(values)).toMatchObject({ type: "text", values, decisions: [] });
  });

  it("reads a column whose first values say that they are empty", () => {
    const values = [...Array.from({ length: 5000 }, () => "-"), "12", "13"];
    expect(read(values)).toMatchObject({ sqlType: "BIGINT" });
  });
});

describe("names of columns", () => {
  it("names blank and double headers and says so; SQL's own words and digits in front get an underscore", () => {
    const { names, decisions } = nameColumns(
      ["Amount", null, "amount", "Order", "1st Größe"],
      new Set(["order"]),
    );
    expect(names.map(({ name }) => name)).toEqual([
      "amount",
      "column_2",
      "amount_2",
      "order_",
      "_1st_größe",
    ]);
    expect(decisions.map(({ sentence }) => sentence)).toEqual([
      "Column 2 has no header; it is called 'column_2'.",
      "More than one column is called 'amount'; column 3 is called 'amount_2'.",
    ]);
  });
});
