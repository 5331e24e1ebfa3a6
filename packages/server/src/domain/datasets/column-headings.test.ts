import { expect, it } from "vitest";
import { withHeadings } from "./column-headings.ts";

const table = (...columns: [string, string][]) => ({
  columns: columns.map(([name, label]) => ({ name, label, type: "text" })),
});
const headings = (names: string[], ...tables: ReturnType<typeof table>[]) =>
  withHeadings(
    names.map((name) => ({ name, type: "text" as const })),
    tables,
  ).map(({ label }) => label);

it("names columns of a result as their file does, and what was computed of them in words", () => {
  const sales = table(["unit_price", "Unit Price"], ["amount", "Amount (€)"], ["max", "Max"]);
  expect(headings(["unit_price", "sum_amount", "AVG_Amount", "max", "n", "sum_n"], sales)).toEqual([
    "Unit Price",
    "Total Amount (€)",
    "Average Amount (€)",
    "Max",
    undefined,
    undefined,
  ]);
});

it("chooses none where two files of a query write it differently", () => {
  const [one, other] = [table(["id", "Id"], ["a", "A"]), table(["id", "ID"], ["a", "A"])];
  expect(headings(["id", "a"], one, other)).toEqual([undefined, "A"]);
});
