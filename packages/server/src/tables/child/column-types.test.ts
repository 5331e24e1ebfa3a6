import { describe, expect, it } from "vitest";
import { nameColumns } from "./column-names.ts";
import { readColumn } from "./column-types.ts";

const read = (values: string[], commaDecimals = false) => {
  const cells = values.map((value) => value || null);
  const { type, sqlType, canonical, note } = readColumn(cells, commaDecimals);
  return { type, sqlType, note, values: cells.map((cell) => cell && canonical(cell)) };
};

describe("types of columns", () => {
  it.each([
    ["whole numbers with gaps", ["1", "", "-20"], "BIGINT", ["1", null, "-20"]],
    ["decimals", ["1.50", "-0.25", "3"], "DECIMAL(18, 2)", ["1.50", "-0.25", "3"]],
    ["thousands with a decimal dot", ["1,234.50", "7"], "DECIMAL(18, 2)", ["1234.50", "7"]],
    ["thousands twice", ["1,234,567", "5"], "BIGINT", ["1234567", "5"]],
    ["decimal commas", ["12,5", "1.234,75"], "DECIMAL(18, 2)", ["12.5", "1234.75"]],
    ["thousands after a blank", ["1\u00a0234,50", "2"], "DECIMAL(18, 2)", ["1234.50", "2"]],
    ["Swiss thousands", ["1'234.50", "2"], "DECIMAL(18, 2)", ["1234.50", "2"]],
    ["three decimals after a dot", ["1.234", "2.500"], "DECIMAL(18, 3)", ["1.234", "2.500"]],
    ["powers of ten", ["1.5e-7", "2"], "DOUBLE", ["1.5e-7", "2"]],
    [
      "floats as a workbook has them",
      ["1.2345678901234568e-7", "1234567.123456789"],
      "DOUBLE",
      ["1.2345678901234568e-7", "1234567.123456789"],
    ],
    ["truth values", ["true", "FALSE"], "BOOLEAN", ["true", "false"]],
    ["dates", ["2024-02-29", " 2025-01-01 "], "DATE", ["2024-02-29", "2025-01-01"]],
    ["dates with the year first", ["2024/3/7", "2024/12/31"], "DATE", ["2024-03-07", "2024-12-31"]],
    ["dates with dots", ["7.3.2024", "01.04.2024"], "DATE", ["2024-03-07", "2024-04-01"]],
    [
      "months first, as a day over 12 tells",
      ["03/25/2024", "04/01/2024"],
      "DATE",
      ["2024-03-25", "2024-04-01"],
    ],
    [
      "days first, as a day over 12 tells",
      ["25/03/2024", "04/01/2024"],
      "DATE",
      ["2024-03-25", "2024-01-04"],
    ],
    [
      "times",
      ["2024-03-07 14:05", "2024-03-08"],
      "TIMESTAMP",
      ["2024-03-07 14:05:00", "2024-03-08 00:00:00"],
    ],
  ])("reads %s", (_what, values, sqlType, expected) => {
    expect(read(values)).toMatchObject({ sqlType, values: expected });
  });

  it.each([
    ["codes with zeros in front", ["007", "123"]],
    ["phone numbers", ["+491234", "+4955"]],
    ["numbers too long for a number", ["12345678901234567890", "1"]],
    ["powers of ten that no number holds", ["1e999", "2e5"]],
    ["powers of ten that no number tells from 0", ["1e-999", "2e5"]],
    ["powers of ten beside more digits than a float has", ["12345678901234567", "2e5"]],
    ["days that do not exist", ["2024-02-30", "2024-01-01"]],
    ["years of two digits", ["7.3.24", "8.3.24"]],
    ["dots and commas in both roles", ["1.5", "2,5"]],
    ["nothing at all", ["", ""]],
  ])("keeps %s as the text that they are", (_what, values) => {
    expect(read(values)).toMatchObject({
      type: "text",
      values: values.map((value) => value || null),
    });
  });

  it("keeps what can be read in two ways as text, and says so", () => {
    const numbers = "is kept as text: its numbers can be thousands or decimals.";
    expect(read(["1,234", "2,500"])).toMatchObject({ type: "text", note: numbers });
    expect(read(["1.234", "2.500"], true)).toMatchObject({ type: "text", note: numbers });
    expect(read(["03/04/2024", "05/06/2024"])).toMatchObject({
      type: "text",
      note: "is kept as text: its dates can be day or month first.",
    });
  });

  it("names the odd value that keeps numbers from being numbers", () => {
    const numbers = Array.from({ length: 20 }, (_, index) => String(index));
    expect(read([...numbers, "n/a"]).note).toBe("is kept as text because of values such as 'n/a'.");
    expect(read(["North", "12"]).note).toBeUndefined();
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
