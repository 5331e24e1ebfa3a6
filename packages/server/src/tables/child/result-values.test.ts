import { expect, it } from "vitest";
import { tableLimits } from "../limits.ts";
import { resultCell } from "./result-values.ts";

it("cuts a long text between two characters, never within one", () => {
  const kept = "a".repeat(tableLimits.resultCellLength - 1);
  expect(resultCell(`${kept}😀😀`)).toBe(`${kept}…`);
  expect(resultCell(`${kept}bc`)).toBe(`${kept}b…`);
});
