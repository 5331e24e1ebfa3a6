import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampNumber, isInRange, keyedNumber, parseNumber } from "./number-field.logic.ts";

const range = { min: 1, max: 20, step: 1 };

describe("parseNumber", () => {
  it.each([
    ["5", 5],
    [" 5 ", 5],
    ["-2", -2],
    ["1,5", 1.5],
    [".5", 0.5],
    ["", null],
    ["abc", null],
    ["1e3", null],
    ["5 mins", null],
    ["Infinity", null],
  ])("reads %j as %j [LO-40]", (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });
});

describe("clampNumber", () => {
  it.each([
    [0, 1],
    [21, 20],
    [7, 7],
    [7.4, 7],
    [-1000, 1],
  ])("brings %j to %j [LO-40]", (value, expected) => {
    expect(clampNumber(value, range)).toBe(expected);
  });

  it("keeps the decimals of its step", () => {
    expect(clampNumber(0.30000000000000004, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  });

  it("never leaves the range and is stable [LO-40]", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (value) => {
        const once = clampNumber(value, range);
        expect(once).toBeGreaterThanOrEqual(range.min);
        expect(once).toBeLessThanOrEqual(range.max);
        expect(clampNumber(once, range)).toBe(once);
      }),
    );
  });
});

describe("isInRange", () => {
  it("takes what would not be changed, and nothing else [LO-40]", () => {
    expect(isInRange("20", range)).toBe(true);
    expect(isInRange("21", range)).toBe(false);
    expect(isInRange("", range)).toBe(false);
    expect(isInRange("2.5", range)).toBe(false);
  });
});

describe("keyedNumber", () => {
  it("moves by one, by ten and to the ends", () => {
    expect(keyedNumber("ArrowUp", 5, range)).toBe(6);
    expect(keyedNumber("ArrowDown", 1, range)).toBe(1);
    expect(keyedNumber("PageUp", 5, range)).toBe(15);
    expect(keyedNumber("End", 5, range)).toBe(20);
    expect(keyedNumber("a", 5, range)).toBeNull();
  });

  it("has no end where the range has none", () => {
    expect(keyedNumber("End", 5, { min: 0, max: Number.POSITIVE_INFINITY, step: 1 })).toBeNull();
  });
});
