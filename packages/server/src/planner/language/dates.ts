import { readPeriod } from "./periods.ts";
import type { Token } from "../../questions/tokens.ts";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Days since 1970 keep clear of time zones and daylight saving. */
const toDay = (iso: string) => Math.round(Date.parse(`${iso}T00:00:00Z`) / 86_400_000);
const toIso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const addDays = (iso: string, days: number) => toIso(toDay(iso) + days);
const isoOf = (year: number, month: number, day = 1) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** A day without a year is one of the next months; days just gone by are meant as they are. */
const AHEAD_DAYS = 300;

/** Of days, weeks or months to come: beyond it lie years that no date has. */
const MAX_COUNT = 10_000;

/** A single day to come, as people give a date for something to do: `tomorrow`, `next Friday`, `in 3 days`. */
export function readDueDay(
  tokens: readonly Token[],
  at: number,
  today: string,
): { readonly day: string; readonly length: number } | undefined {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first) return undefined;
  if (first.stem === "tomorrow") return { day: addDays(today, 1), length: 1 };
  if (first.stem === "day" && second?.stem === "after" && third?.stem === "tomorrow") {
    return { day: addDays(today, 2), length: 3 };
  }
  const count = second?.kind === "number" ? (second.value ?? 0) : Infinity;
  if (first.stem === "in" && count <= MAX_COUNT && third) {
    const days = { day: 1, week: 7 }[third.stem];
    if (days) return { day: addDays(today, days * count), length: 3 };
    if (third.stem === "month") {
      const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
      return { day: isoOf(year, month - 1 + count, day), length: 3 };
    }
  }
  const skip = first.stem === "next" || first.stem === "this" ? 1 : 0;
  const named = WEEKDAYS.indexOf((skip ? second : first)?.stem ?? "");
  if (named >= 0) {
    const ahead = (named - ((toDay(today) + 4) % 7) + 7) % 7;
    return { day: addDays(today, ahead === 0 ? 7 : ahead), length: 1 + skip };
  }
  if (first.stem === "next" && second?.stem === "week")
    return { day: addDays(today, 7), length: 2 };
  const found = readPeriod(tokens, at, { today, latest: addDays(today, AHEAD_DAYS) });
  const { from, until } = found?.period ?? {};
  if (!found || !from || !until || toDay(until) - toDay(from) !== 1) return undefined;
  return { day: from, length: found.length };
}
