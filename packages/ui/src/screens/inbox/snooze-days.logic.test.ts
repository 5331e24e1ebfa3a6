import { expect, it } from "vitest";
import { snoozeDays } from "./snooze-days.logic.ts";

it.each([
  ["2026-11-20T12:00:00Z", "UTC", "2026-11-21", "2026-11-23"],
  ["2026-11-22T12:00:00Z", "UTC", "2026-11-23", null],
  ["2026-11-23T12:00:00Z", "UTC", "2026-11-24", "2026-11-30"],
  ["2026-11-20T23:30:00Z", "Asia/Tokyo", "2026-11-22", "2026-11-23"],
])(
  "offers tomorrow and the next Monday, each day once: %s in %s",
  (now, zone, tomorrow, nextWeek) => {
    expect(snoozeDays(now, zone)).toEqual({ tomorrow, nextWeek });
  },
);
