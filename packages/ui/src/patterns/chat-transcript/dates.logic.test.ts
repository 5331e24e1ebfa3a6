import { describe, expect, it } from "vitest";
import { createDates } from "./dates.logic.ts";
import type { TranscriptMessage } from "./types.ts";

const words = { today: "Today", yesterday: "Yesterday" };
const now = Date.UTC(2026, 10, 20, 14, 5);
const said = (...moments: (string | undefined)[]): TranscriptMessage[] =>
  moments.map((moment, index) => ({
    kind: "user",
    id: `${index}`,
    text: "x",
    ...(moment === undefined ? {} : { at: Date.parse(moment) }),
  }));
const daysOf = (messages: TranscriptMessage[], timeZone = "UTC") => {
  const dates = createDates(words, { locale: "en-US", timeZone });
  return messages.map((_, index) => dates.dayAbove(messages, index, now));
};

describe("the days of a conversation", () => {
  it("stand above the first message of each [C13]", () => {
    const messages = said(
      "2026-10-02T09:00:00Z",
      "2026-10-02T10:00:00Z",
      "2026-11-19T08:00:00Z",
      undefined,
      "2026-11-20T07:00:00Z",
      "2026-11-20T08:00:00Z",
    );
    expect(daysOf(messages)).toEqual(["October 2, 2026", null, "Yesterday", null, "Today", null]);
  });

  it("are not said where all is of today, or nothing is known [C13]", () => {
    expect(daysOf(said("2026-11-20T07:00:00Z", undefined))).toEqual([null, null]);
    expect(daysOf(said(undefined))).toEqual([null]);
  });

  it("begin at midnight where the reader is [C13]", () => {
    const messages = said("2026-11-19T22:00:00Z", "2026-11-19T23:30:00Z");
    expect(daysOf(messages)).toEqual(["Yesterday", null]);
    expect(daysOf(messages, "Europe/Berlin")).toEqual(["Yesterday", "Today"]);
  });

  it("leave the hour to each message [C13]", () => {
    const dates = createDates(words, { locale: "de-DE", timeZone: "Europe/Berlin" });
    expect(said("2026-11-20T07:05:00Z", undefined).map(dates.timeOf)).toEqual(["08:05", null]);
  });
});
