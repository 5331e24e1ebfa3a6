import { expect, it } from "vitest";
import { hiddenLevels } from "./breadcrumbs.logic.ts";

it.each([
  ["all fit", [50, 50, 50, 50], 200, 0],
  ["one has to go", [50, 50, 50, 50], 190, 1],
  ["two have to go", [50, 50, 50, 50], 130, 2],
  ["nothing fits, and first and last stay", [50, 50, 50, 50], 10, 2],
  ["two levels", [50, 50], 10, 0],
  ["one level", [50], 10, 0],
  ["none", [], 10, 0],
])("%s", (_, widths, available, hidden) => {
  expect(hiddenLevels(widths, available, 30)).toBe(hidden);
});
