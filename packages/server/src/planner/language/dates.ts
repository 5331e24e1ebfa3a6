import type { Token } from "./tokens.ts";

/** Days from `from` up to, not including, `until`; ISO dates, either end open. */
export type Period = { readonly from?: string; readonly until?: string; readonly said: string };

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Days since 1970 keep clear of time zones and daylight saving. */
const toDay = (iso: string) => Math.round(Date.parse(`${iso}T00:00:00Z`) / 86_400_000);
const toIso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const addDays = (iso: string, days: number) => toIso(toDay(iso) + days);
const isoOf = (year: number, month: number, day = 1) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const monthOf = (word: string): number => {
  if (word.length < 3) return -1;
  const full = MONTHS.findIndex((month) => month === word);
  if (full >= 0) return full;
  return word === "sept" ? 8 : MONTHS.findIndex((month) => month.slice(0, 3) === word);
};

const isYear = (token: Token | undefined): boolean =>
  token?.kind === "number" && /^(?:19|20)\d{2}$/.test(token.text);

const yearPeriod = (year: number, said = String(year)): Period => ({
  from: isoOf(year, 0),
  until: isoOf(year + 1, 0),
  said,
});
const monthPeriod = (year: number, month: number, said: string): Period => ({
  from: isoOf(year, month),
  until: isoOf(year, month + 1),
  said,
});
const dayPeriod = (iso: string, said = iso): Period => ({
  from: iso,
  until: addDays(iso, 1),
  said,
});

/** A period that is written at a place, and how many words it takes. */
export type FoundPeriod = { readonly period: Period; readonly length: number };

/**
 * Reads a period at token `at`: a day, month, quarter or year, named or told from today.
 * @param today ISO date
 */
export function readPeriod(
  tokens: readonly Token[],
  at: number,
  today: string,
): FoundPeriod | undefined {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first) return undefined;
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  if (first.kind === "date") {
    return Number.isNaN(Date.parse(first.text))
      ? undefined
      : { period: dayPeriod(first.text), length: 1 };
  }
  const yearMonth = /^((?:19|20)\d{2})-(\d{2})$/.exec(first.text);
  if (yearMonth && Number(yearMonth[2]) >= 1 && Number(yearMonth[2]) <= 12) {
    return {
      period: monthPeriod(Number(yearMonth[1]), Number(yearMonth[2]) - 1, first.text),
      length: 1,
    };
  }
  if (isYear(first)) return { period: yearPeriod(first.value ?? 0), length: 1 };

  const quarter = /^q([1-4])$/.exec(first.stem);
  if (quarter) {
    const start = (Number(quarter[1]) - 1) * 3;
    const of = isYear(second) ? (second?.value ?? year) : year;
    const said = `Q${quarter[1]} ${of}`;
    return {
      period: { from: isoOf(of, start), until: isoOf(of, start + 3), said },
      length: isYear(second) ? 2 : 1,
    };
  }

  const named = first.kind === "word" ? monthOf(first.stem) : -1;
  if (named >= 0) {
    const name = `${MONTHS[named]?.[0]?.toUpperCase()}${MONTHS[named]?.slice(1)}`;
    if (isYear(second)) {
      const of = second?.value ?? year;
      return { period: monthPeriod(of, named, `${name} ${of}`), length: 2 };
    }
    const dayOfMonth = dayNumber(second);
    if (dayOfMonth !== undefined) {
      const of = isYear(third) ? (third?.value ?? year) : year;
      return { period: dayPeriod(isoOf(of, named, dayOfMonth)), length: isYear(third) ? 3 : 2 };
    }
    // "may" is a verb far more often than a month without a number.
    if (first.text === "may") return undefined;
    return { period: monthPeriod(year, named, `${name} ${year}`), length: 1 };
  }
  return readRelative(first, second, { today, year, month });
}

const dayNumber = (token: Token | undefined): number | undefined => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.text ?? "");
  const day = digits ? Number(digits[1]) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};

function readRelative(
  first: Token,
  second: Token | undefined,
  now: { today: string; year: number; month: number },
): FoundPeriod | undefined {
  const { today, year, month } = now;
  if (first.stem === "today") return { period: dayPeriod(today), length: 1 };
  if (first.stem === "yesterday") return { period: dayPeriod(addDays(today, -1)), length: 1 };
  const shift = { last: -1, previous: -1, past: -1, this: 0, current: 0, next: 1 }[first.stem];
  if (shift === undefined || !second) return undefined;
  switch (second.stem) {
    case "year":
      return { period: yearPeriod(year + shift), length: 2 };
    case "month": {
      const of = isoOf(year, month + shift);
      const at = Number(of.slice(5, 7)) - 1;
      return { period: monthPeriod(Number(of.slice(0, 4)), at, of.slice(0, 7)), length: 2 };
    }
    case "quarter": {
      const start = Math.floor(month / 3) * 3 + shift * 3;
      const from = isoOf(year, start);
      const said = `Q${Math.floor((Number(from.slice(5, 7)) - 1) / 3) + 1} ${from.slice(0, 4)}`;
      return { period: { from, until: isoOf(year, start + 3), said }, length: 2 };
    }
    case "week": {
      const monday = addDays(today, -((toDay(today) + 3) % 7) + shift * 7);
      return {
        period: { from: monday, until: addDays(monday, 7), said: `the week of ${monday}` },
        length: 2,
      };
    }
    default:
      return undefined;
  }
}

/** Of days, weeks or months to come: beyond it lie years that no date has. */
const LARGEST_COUNT = 10_000;

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
  if (first.stem === "in" && count <= LARGEST_COUNT && third) {
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
  const found = readPeriod(tokens, at, today);
  const { from, until } = found?.period ?? {};
  if (!found || !from || !until || toDay(until) - toDay(from) !== 1) return undefined;
  return { day: from, length: found.length };
}
