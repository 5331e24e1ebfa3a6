import { describe, expect, it } from "vitest";
import { readColumns } from "./read-columns.ts";
import type { SourceTable } from "./source-table.ts";

function read(columns: Record<string, string[]>, more: Partial<SourceTable> = {}) {
  const labelled = Object.entries(columns).map(([label, cells]) => ({ label, cells }));
  const rowCount = labelled[0]?.cells.length ?? 0;
  const source: SourceTable = {
    sheet: undefined,
    header: labelled.map(({ label }) => label),
    columns: labelled.map(({ cells }) => cells),
    rowCount,
    commaDecimals: false,
    isWorkbook: false,
    decisions: [],
    choices: {},
    places: labelled.map((_, at) => at),
    rowNumbers: Array.from({ length: rowCount }, (_, at) => at + 2),
    ...more,
  };
  return readColumns(labelled, source).map(({ type, canonical, decisions }, at) => ({
    type,
    values: labelled[at]?.cells.map(canonical),
    sentences: decisions.map(({ sentence }) => sentence),
  }));
}

describe("the columns of a table", () => {
  it("decide for each other what comes first in a date", () => {
    const [, due] = read({
      Issued: ["25/03/2024", "01/04/2024"],
      Due: ["03/04/2024", "05/06/2024"],
    });
    expect(due).toEqual({
      type: "date",
      values: ["2024-04-03", "2024-06-05"],
      sentences: [
        "Column 'Due' is read as dates, day first. '03/04/2024' is 3 April, as the column 'Issued' shows.",
      ],
    });
  });

  it("decide for each other what a comma is", () => {
    const [, net] = read({ Gross: ["1,234.50", "7.25"], Net: ["1,000", "2,500"] });
    expect(net).toEqual({
      type: "integer",
      values: ["1000", "2500"],
      sentences: ["Column 'Net' is read as numbers. '1,000' is 1000, as the column 'Gross' shows."],
    });
    expect(read({ Gross: ["1.234,50", "7,25"], Net: ["1.000", "2.500"] })[1]?.values).toEqual([
      "1000",
      "2500",
    ]);
  });

  it("decide nothing where they contradict each other", () => {
    const [, , due] = read({
      Issued: ["25/03/2024"],
      Paid: ["03/25/2024"],
      Due: ["03/04/2024"],
    });
    expect(due).toMatchObject({ type: "text" });
  });

  it("of a workbook decide nothing by numbers that it knows as such", () => {
    const columns = { Price: ["1.5", "2.25"], Net: ["1,000", "2,500"] };
    expect(read(columns, { isWorkbook: true })[1]).toMatchObject({ type: "text" });
    expect(read({ Text: ["1.234,50"], Net: ["1.234"] }, { isWorkbook: true })[1]?.values).toEqual([
      "1.234",
    ]);
  });

  it("are read in the types that a person chose", () => {
    const [zip] = read({ Zip: ["01234", "x"] }, { choices: { types: { Zip: "number" } } });
    expect(zip).toMatchObject({ type: "integer", values: ["01234", null] });
  });

  it("are not chosen by a heading that names a part of every object", () => {
    const [column] = read({ constructor: ["a", "b"] }, { choices: { types: { Zip: "number" } } });
    expect(column).toMatchObject({ type: "text", values: ["a", "b"] });
  });
});
