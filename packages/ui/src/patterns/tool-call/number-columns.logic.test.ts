import { expect, it } from "vitest";
import type { Json } from "../json-view/types.ts";
import { numberColumns } from "./number-columns.logic.ts";

function written(name: string, values: Json[], { type = "decimal", locale = "en-US" } = {}) {
  const rows = values.map((value) => [value]);
  const table = { columns: [{ name, type }], rows, rowCount: rows.length, truncated: false };
  const [column] = numberColumns(table, locale);
  return column && values.map((value) => (value === null ? null : column.format(value)));
}

it.each([
  [
    "thousands and the same decimals in all rows",
    "Amount",
    [1234567.5, 20, 3.25],
    ["1,234,567.50", "20.00", "3.25"],
  ],
  ["whole numbers without decimals", "Quantity", [1200, 3], ["1,200", "3"]],
  ["two decimals of a computed value", "Average", [8.899999999, 1 / 3], ["8.90", "0.33"]],
  [
    "a number that came as text, with all its digits",
    "Sum",
    ["12345678901234567890.12"],
    ["12,345,678,901,234,567,890.12"],
  ],
  ["an id as it is", "Order ID", [10234], ["10234"]],
  ["an id of a system as it is", "customerId", [10234], ["10234"]],
  ["a number of an invoice as it is", "Rechnungsnummer", [20260001], ["20260001"]],
  ["years as they are", "Sold in", [2025, 1999], ["2025", "1999"]],
  ["an amount that ends like an id", "Amount paid", [10234], ["10,234"]],
])("writes %s", (_what, name, values, expected) => {
  expect(written(name, values)).toEqual(expected);
});

it("writes for the reader's locale, and leaves what is no number alone", () => {
  expect(written("Betrag", [1234.5], { locale: "de-DE" })).toEqual(["1.234,50"]);
  expect(written("Name", [1, "two"])).toBeNull();
  expect(written("Code", ["0042"], { type: "text" })).toBeNull();
  expect(written("Nothing", [null])).toBeNull();
});
