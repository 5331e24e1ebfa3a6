import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addExactly, decimalsOf, decimalText, sayNumber } from "./numbers.ts";

describe("exact decimals", () => {
  it("adds what floats cannot", () => {
    expect(addExactly([0.1, 0.2, "0.30", null])).toBe("0.60");
    expect(addExactly(["123456789012345678901.25", "-0.25"])).toBe("123456789012345678901.00");
    expect(addExactly([1, "x"])).toBeUndefined();
  });

  it("agrees with whole cents, whatever they are", () => {
    const cents = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }));
    fc.assert(
      fc.property(cents, (values) => {
        const sum = values.reduce((total, value) => total + value, 0);
        const text = addExactly(values.map((value) => (value / 100).toFixed(2))) ?? "";
        expect(Math.round(Number(text) * 100)).toBe(sum === 0 ? 0 : sum);
      }),
    );
  });

  it.each([
    ["1234567.891", 2, "1,234,567.89"],
    ["0.005", 2, "0.01"],
    ["-1999.995", 2, "-2,000.00"],
    ["-0.001", 2, "0.00"],
    ["999", 0, "999"],
    ["12345678901234567890", 0, "12,345,678,901,234,567,890"],
  ])("says %s with %i decimals as %s", (value, decimals, said) => {
    expect(sayNumber(value, decimals)).toBe(said);
  });

  it.each([
    [1e21, `1${"0".repeat(21)}`],
    [-1.5e300, `-15${"0".repeat(299)}`],
    [1e308, `1${"0".repeat(308)}`],
    [-1e-7, "-0.0000001"],
    [1.25e-30, `0.${"0".repeat(29)}125`],
    [1.25e21, "1250000000000000000000"],
  ])("writes %d without exponent", (value, text) => {
    expect(decimalText(value)).toBe(text);
    expect(sayNumber(text, 0)).not.toContain("e");
  });

  it("takes other separators", () => {
    expect(sayNumber("-1171506.385", 2, { thousands: ".", decimals: "," })).toBe("-1.171.506,39");
  });

  it("never shows one decimal alone", () => {
    expect(decimalsOf([1.5, 2], 6)).toBe(2);
    expect(decimalsOf([1, 2], 6)).toBe(0);
    expect(decimalsOf([1, 2], 6, true)).toBe(2);
    expect(decimalsOf([1.1234567], 2)).toBe(2);
  });
});
