import { describe, expect, it } from "vitest";
import { relativeUnit } from "./relative.logic.ts";

describe("relativeUnit", () => {
  it.each([
    [0, { value: 0, unit: "minute" }],
    [-59, { value: 0, unit: "minute" }],
    [-60, { value: -1, unit: "minute" }],
    [-3599, { value: -59, unit: "minute" }],
    [-3600, { value: -1, unit: "hour" }],
    [86_400, { value: 1, unit: "day" }],
    [-29 * 86_400, { value: -29, unit: "day" }],
    [-30 * 86_400, null],
  ])("says %j seconds as %j", (seconds, expected) => {
    expect(relativeUnit(seconds)).toEqual(expected);
  });
});
