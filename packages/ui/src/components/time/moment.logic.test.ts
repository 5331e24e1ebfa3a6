import { describe, expect, it } from "vitest";
import { isoOf, readMoment, writeMoment } from "./moment.logic.ts";

const inZone = (value: string, timeZone: string | undefined, precision: "day" | "minute") => {
  const moment = readMoment(value);
  return moment && writeMoment(moment, precision, { locale: "en-US", timeZone });
};

describe("a day without a time", () => {
  it.each([
    undefined,
    "Pacific/Honolulu",
    "America/New_York",
    "UTC",
    "Asia/Tokyo",
    "Pacific/Kiritimati",
  ])("is the same day in %s, and has no hour", (zone) => {
    expect(inZone("2026-03-01", zone, "day")).toBe("Mar 1, 2026");
    expect(inZone("2026-03-01", zone, "minute")).toBe("Mar 1, 2026");
  });

  it("stays a day for machines", () => {
    const day = readMoment("2026-03-01");
    expect(day && isoOf(day)).toBe("2026-03-01");
  });
});

describe("a moment", () => {
  it("is on the day of its reader, at midnight in UTC as well", () => {
    expect(inZone("2026-03-01T00:00:00Z", "America/New_York", "day")).toBe("Feb 28, 2026");
    expect(inZone("2026-03-01T00:00:00Z", "Asia/Tokyo", "day")).toBe("Mar 1, 2026");
    expect(inZone("2026-03-01T00:00:00Z", "Asia/Tokyo", "minute")).toMatch(
      /^Mar 1, 2026, 9:00\sAM$/,
    );
  });

  it("is nothing that cannot be read", () => {
    expect(readMoment("yesterday")).toBeNull();
  });
});
