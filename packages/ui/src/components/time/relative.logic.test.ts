import { describe, expect, it } from "vitest";
import { readMoment } from "./moment.logic.ts";
import { distanceOf, relativeUnit } from "./relative.logic.ts";

describe("relativeUnit", () => {
  it.each([
    [0, { value: 0, unit: "minute" }],
    [-59, { value: 0, unit: "minute" }],
    [-60, { value: -1, unit: "minute" }],
    [-3599, { value: -59, unit: "minute" }],
    [-3600, { value: -1, unit: "hour" }],
    [86_400, { value: 1, unit: "day" }],
    [14 * 86_400 - 60, { value: 14, unit: "day" }],
    [86_400 - 60, { value: 24, unit: "hour" }],
    [-14 * 86_400 + 60, { value: -13, unit: "day" }],
    [-29 * 86_400, { value: -29, unit: "day" }],
    [-30 * 86_400, null],
  ])("says %j seconds as %j", (seconds, expected) => {
    expect(relativeUnit(seconds)).toEqual(expected);
  });
});

describe("distanceOf", () => {
  // Eight in the evening of the 19th in New York.
  const now = new Date("2026-11-20T01:00:00Z");
  const from = (value: string, timeZone: string) => {
    const moment = readMoment(value);
    return moment && distanceOf(moment, now, timeZone);
  };

  it.each([
    ["2026-11-19", "America/New_York", { value: 0, unit: "day" }],
    ["2026-11-20", "America/New_York", { value: 1, unit: "day" }],
    ["2026-11-20", "Europe/Berlin", { value: 0, unit: "day" }],
    ["2026-11-19", "Europe/Berlin", { value: -1, unit: "day" }],
    ["2026-12-18", "America/New_York", { value: 29, unit: "day" }],
    ["2026-12-20", "America/New_York", null],
  ])("counts the day %s by the calendar of %s", (value, timeZone, expected) => {
    expect(from(value, timeZone)).toEqual(expected);
  });

  it("counts a moment by the clock", () => {
    expect(from("2026-11-20T03:00:00Z", "America/New_York")).toEqual({ value: 2, unit: "hour" });
  });
});
