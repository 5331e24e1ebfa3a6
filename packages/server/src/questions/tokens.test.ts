import { describe, expect, it } from "vitest";
import { tokenise } from "./tokens.ts";

const numbers = (prompt: string) =>
  tokenise(prompt).flatMap(({ kind, value }) => (kind === "number" ? [value] : []));

describe("numbers of a prompt", () => {
  it.each([
    ["orders over 1,125 with a weight above 1.125", [1125, 1.125]],
    ["set the rate to 0.125", [0.125]],
    ["orders of Ursula von Meyer and MIT above 1.125", [1.125]],
    ["Bestellungen über 1.125 oder unter 3.000", [1125, 3000]],
    ["wie viele kosten mehr als 1.125.000", [1_125_000]],
    ["budgets over 1.125.000", [1_125_000]],
    ["deals above $2.5m", [2_500_000]],
  ])("%s", (prompt, expected) => {
    expect(numbers(prompt)).toEqual(expected);
  });
});
