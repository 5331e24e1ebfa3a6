import { expect, it } from "vitest";
import { formatBalance } from "./format-balance.ts";

it.each([
  [12.5, "12.50"],
  [0, "0.00"],
  [1234567.89, "1234567.89"],
  [-3.2, "-3.20"],
  [-0.001, "0.00"],
])("shows %d credits with exactly two decimals as %s [SHELL-34 LIMIT-05]", (credits, text) => {
  expect(formatBalance(credits)).toBe(text);
});
