import type { PeriodName, PeriodUnit } from "./period-name.ts";

/** Days from `from` up to, not including, `until`; ISO dates, either end open. */
export type Period = {
  readonly from?: string;
  readonly until?: string;
  readonly name: PeriodName;
};

/** A period with both ends. */
export type Span = Period & { readonly from: string; readonly until: string };

const DAY_MS = 86_400_000;
/** Days since 1970. */
export const toDay = (iso: string) =>
  Math.round(Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / DAY_MS);
const toIso = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const addDays = (iso: string, days: number) => toIso(toDay(iso) + days);
/** The ISO date of a month counted from 0; one beyond the year is of another year. */
export const isoOf = (year: number, month: number, day = 1) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
export const yearOf = (iso: string) => Number(iso.slice(0, 4));
/** Counted from 0. */
export const monthIn = (iso: string) => Number(iso.slice(5, 7)) - 1;

export const yearPeriod = (year: number): Span => ({
  from: isoOf(year, 0),
  until: isoOf(year + 1, 0),
  name: { kind: "year", year },
});
/** @param month from 0 */
export const monthPeriod = (year: number, month: number): Span => ({
  from: isoOf(year, month),
  until: isoOf(year, month + 1),
  name: { kind: "month", year, month },
});
export const quarterPeriod = (year: number, part: number): Span => ({
  from: isoOf(year, (part - 1) * 3),
  until: isoOf(year, part * 3),
  name: { kind: "quarter", year, part },
});
export const halfPeriod = (year: number, part: number): Span => ({
  from: isoOf(year, (part - 1) * 6),
  until: isoOf(year, part * 6),
  name: { kind: "half", year, part },
});
export const dayPeriod = (iso: string): Span => ({
  from: iso,
  until: addDays(iso, 1),
  name: { kind: "day", iso },
});
/** The week of a day; it begins on Monday. */
export function weekPeriod(day: string): Span {
  const monday = mondayOf(day);
  return { from: monday, until: addDays(monday, 7), name: { kind: "week", iso: monday } };
}
/** The Monday on or before a day, which may be before 1970. */
export const mondayOf = (iso: string) => addDays(iso, -((((toDay(iso) + 3) % 7) + 7) % 7));

/** The same day of an earlier month, or the last day of a month that is too short for it. */
function monthsBefore(iso: string, months: number): string {
  const [year, month] = [yearOf(iso), monthIn(iso) - months];
  const lastDay = Number(isoOf(year, month + 1, 0).slice(8));
  return isoOf(year, month, Math.min(lastDay, Number(iso.slice(8))));
}

/**
 * So many units back, the last day included: from today or, in a file that ends before it, from its latest date. Of a file
 * of last year "the last three months" would hold nothing else.
 */
export function lastUnits(
  count: number,
  unit: PeriodUnit,
  { today, latest }: { readonly today: string; readonly latest?: string | undefined },
): Span {
  const isPast = latest !== undefined && latest.slice(0, 10) < today;
  const end = isPast ? latest.slice(0, 10) : today;
  const until = addDays(end, 1);
  const months = { month: 1, quarter: 3, year: 12, day: 0, week: 0 }[unit] * count;
  const from =
    months === 0 ? addDays(until, -count * (unit === "week" ? 7 : 1)) : monthsBefore(until, months);
  return {
    from,
    until,
    name: { kind: "last", count, unit, since: from, ...(isPast && { end }) },
  };
}

const FORMS: readonly (readonly [RegExp, (parts: readonly number[]) => Span | undefined])[] = [
  [/^(\d{4})$/, ([year = 0]) => yearPeriod(year)],
  [/^(\d{4})-H([12])$/i, ([year = 0, part = 1]) => halfPeriod(year, part)],
  [/^(\d{4})-Q([1-4])$/i, ([year = 0, part = 1]) => quarterPeriod(year, part)],
  [
    /^(\d{4})-(\d{2})$/,
    ([year = 0, month = 0]) =>
      month >= 1 && month <= 12 ? monthPeriod(year, month - 1) : undefined,
  ],
  [/^(\d{4})-W(\d{2})$/i, ([year = 0, week = 0]) => weekOfYear(year, week)],
  [
    /^(\d{4})-(\d{2})-(\d{2})$/,
    ([year = 0, month = 0, day = 0]) => {
      const iso = isoOf(year, month - 1, day);
      return monthIn(iso) === month - 1 && Number(iso.slice(8)) === day
        ? dayPeriod(iso)
        : undefined;
    },
  ],
];

/** The day on which a question is asked. */
const TODAY = "today";

/** A week by its number; the first one of a year holds 4 January (ISO 8601). */
function weekOfYear(year: number, week: number): Span | undefined {
  const found = weekPeriod(addDays(isoOf(year, 0, 4), (week - 1) * 7));
  // A year has 52 or 53 of them.
  return week >= 1 && yearOf(addDays(found.from, 3)) === year ? found : undefined;
}

/**
 * Reads `2025`, `2025-H1`, `2025-Q1`, `2025-03`, `2025-W10`, `2025-03-07` or `today`; undefined for anything else.
 * @param today ISO date
 */
export function parsePeriod(text: string, today: string): Span | undefined {
  if (text === TODAY) return { ...dayPeriod(today), name: { kind: "today", iso: today } };
  for (const [pattern, make] of FORMS) {
    const parts = pattern.exec(text.trim());
    if (parts) return make(parts.slice(1).map(Number));
  }
  return undefined;
}

const padded = (value: number) => String(value).padStart(2, "0");

/** A period as `parsePeriod` reads it; undefined for one that is not written so, as one of two names is. */
export function periodText(name: PeriodName): string | undefined {
  switch (name.kind) {
    case "day":
      return name.iso;
    case "today":
      return TODAY;
    case "week": {
      const year = yearOf(addDays(name.iso, 3));
      const first = mondayOf(isoOf(year, 0, 4));
      return `${year}-W${padded((toDay(name.iso) - toDay(first)) / 7 + 1)}`;
    }
    case "year":
      return String(name.year).padStart(4, "0");
    case "half":
      return `${name.year}-H${name.part}`;
    case "quarter":
      return `${name.year}-Q${name.part}`;
    case "month":
      return `${name.year}-${padded(name.month + 1)}`;
    default:
      return undefined;
  }
}
