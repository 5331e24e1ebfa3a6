import { describe, expect, it } from "vitest";
import { proposedRanges, typedNumber, typedRange } from "./typed-number.logic.ts";

describe("a typed number", () => {
  it.each([
    ["7.5", "en", 7.5],
    ["7,5", "en", 7.5],
    ["1,500", "en", 1500],
    ["12,345.60", "en", 12_345.6],
    ["1.500", "de", 1500],
    ["1.500,25", "de", 1500.25],
    ["1.5", "de", 1.5],
    ["−3", "en", -3],
    ["1 500", "en", 1500],
    [".5", "en", 0.5],
  ])("reads %s in %s as %d", (typed, locale, number) => {
    expect(typedNumber(typed, locale)).toBe(number);
  });

  it.each(["", "abc", "1,2,3", "-", "1.2.3", "12 m"])("reads nothing from %j", (typed) => {
    expect(typedNumber(typed, "en")).toBeUndefined();
  });

  it.each([
    ["100 to 150", [100, 150]],
    ["150-100", [100, 150]],
    ["-5 to 2.5", [-5, 2.5]],
    ["-7--2", [-7, -2]],
    ["1,000 – 1,500", [1000, 1500]],
  ])("reads the range %s", (typed, range) => {
    expect(typedRange(typed, "en")).toEqual(range);
  });

  it("reads no range from one number or from words", () => {
    expect(typedRange("150", "en")).toBeUndefined();
    expect(typedRange("wind to sky", "en")).toBeUndefined();
  });
});

describe("the ranges of a column", () => {
  it("are round, and hold its smallest and its largest number", () => {
    expect(proposedRanges({ smallest: 0.4, largest: 9.5, whole: false })).toEqual([
      [0, 2],
      [2, 4],
      [4, 6],
      [6, 8],
      [8, 10],
    ]);
    expect(proposedRanges({ smallest: 1, largest: 60, whole: true })[0]).toEqual([0, 9]);
    expect(proposedRanges({ smallest: 0, largest: 0.9, whole: false }).at(-1)).toEqual([0.8, 1]);
  });

  it("are none where it holds one number, or a few whole ones", () => {
    expect(proposedRanges({ smallest: 3, largest: 3, whole: false })).toEqual([]);
    expect(proposedRanges({ smallest: 1, largest: 5, whole: true })).toEqual([]);
  });
});
