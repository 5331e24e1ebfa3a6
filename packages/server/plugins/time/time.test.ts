import { describe, expect, it } from "vitest";
import type { ToolContext } from "../../src/domain/plugins/types.ts";
import { timeHandlers } from "./handlers.ts";

const CONTEXT: ToolContext = {
  userId: "u",
  connectionId: "c",
  runId: "r",
  callId: "k",
  signal: new AbortController().signal,
};

const call = async (tool: string, args: Record<string, unknown>, now = "2026-11-22T12:34:56Z") =>
  timeHandlers({ now: () => new Date(now) })[tool]?.(args, CONTEXT);

describe("the time now", () => {
  it.each([
    ["utc", "UTC", "2026-11-22", "12:34", "Sunday", "+00:00"],
    ["Asia/Tokyo", "Asia/Tokyo", "2026-11-22", "21:34", "Sunday", "+09:00"],
    ["new york", "America/New_York", "2026-11-22", "07:34", "Sunday", "-05:00"],
    ["Auckland", "Pacific/Auckland", "2026-11-23", "01:34", "Monday", "+13:00"],
    ["europe/berlin", "Europe/Berlin", "2026-11-22", "13:34", "Sunday", "+01:00"],
  ])("in %s", async (zone, name, date, time, weekday, utc_offset) => {
    expect(await call("current_time", { zone })).toMatchObject({
      zone: name,
      date,
      time,
      weekday,
      utc_offset,
    });
  });

  it("is given in a sentence, but not for an unknown zone", async () => {
    expect(await call("current_time", { zone: "Tokyo" })).toMatchObject({
      sentence: "In Tokyo it is 21:34 on Sunday, 2026-11-22 (UTC+09:00).",
    });
    await expect(call("current_time", { zone: "Atlantis" })).rejects.toThrow(
      "The time zone 'Atlantis' was not found.",
    );
  });
});

describe("a time in another zone", () => {
  it.each([
    ["15:30", "Berlin", "Tokyo", undefined, "23:30", "2026-11-22"],
    ["3 pm", "New York", "Berlin", undefined, "21:00", "2026-11-22"],
    ["11:05pm", "Los Angeles", "Tokyo", undefined, "16:05", "2026-11-23"],
    ["noon", "Tokyo", "UTC", "2027-01-01", "03:00", "2027-01-01"],
    ["12 am", "Berlin", "UTC", "2027-07-01", "22:00", "2027-06-30"],
    // Clocks skip from 2:00 to 3:00 in Berlin on this day, and go back from 3:00 to 2:00 on the other.
    ["02:30", "Berlin", "UTC", "2027-03-28", "01:30", "2027-03-28"],
    ["02:30", "Berlin", "UTC", "2027-10-31", "00:30", "2027-10-31"],
    ["04:00", "Berlin", "UTC", "2027-03-28", "02:00", "2027-03-28"],
  ])("%s in %s is in %s on %s: %s", async (time, from, to, date, expected, day) => {
    expect(await call("convert_time", { time, from, to, date })).toMatchObject({
      time: expected,
      date: day,
    });
  });

  it.each(["25:00", "13 pm", "12:60", "soon"])("is not given for %s", async (time) => {
    await expect(call("convert_time", { time, from: "UTC", to: "Tokyo" })).rejects.toThrow(
      `'${time}' is not a time of day, such as 15:30 or 3 pm.`,
    );
  });
});

describe("a date counted on", () => {
  it.each([
    [{}, "2026-11-22", "Sunday"],
    [{ days: 45 }, "2027-01-06", "Wednesday"],
    [{ date: "2027-01-31", months: 1 }, "2027-02-28", "Sunday"],
    [{ date: "2028-02-29", years: 1 }, "2029-02-28", "Wednesday"],
    [{ date: "2027-03-01", days: -1 }, "2027-02-28", "Sunday"],
    [{ date: "2027-01-15", months: -1, weeks: 1 }, "2026-12-22", "Tuesday"],
  ])("%o", async (args, date, weekday) => {
    expect(await call("add_to_date", args)).toEqual({
      date,
      weekday,
      sentence: `That is ${weekday}, ${date}.`,
    });
  });

  it("ends where there are no dates", async () => {
    await expect(call("add_to_date", { years: 9000 })).rejects.toThrow("This date does not exist.");
  });
});
