import type { Token } from "./tokens.ts";

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

type FoundDay = { readonly day: string; readonly length: number };

/** A day that is written or told from today: `2026-12-01`, `March 5`, `yesterday`. */
function readDay(tokens: readonly Token[], at: number, today: string): FoundDay | undefined {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (!first) return undefined;
  if (first.kind === "date")
    return Number.isNaN(Date.parse(first.text)) ? undefined : { day: first.text, length: 1 };
  if (first.stem === "today") return { day: today, length: 1 };
  if (first.stem === "yesterday") return { day: addDays(today, -1), length: 1 };
  const month = first.kind === "word" ? monthOf(first.stem) : -1;
  const dayOfMonth = dayNumber(second);
  if (month < 0 || isYear(second) || dayOfMonth === undefined) return undefined;
  const year = isYear(third) ? (third?.value ?? 0) : Number(today.slice(0, 4));
  return { day: isoOf(year, month, dayOfMonth), length: isYear(third) ? 3 : 2 };
}

const dayNumber = (token: Token | undefined): number | undefined => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.text ?? "");
  const day = digits ? Number(digits[1]) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};

/** Of days, weeks or months to come: beyond it lie years that no date has. */
const LARGEST_COUNT = 10_000;

/** A single day to come, as people give a date for something to do: `tomorrow`, `next Friday`, `in 3 days`. */
export function readDueDay(
  tokens: readonly Token[],
  at: number,
  today: string,
): FoundDay | undefined {
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
  return readDay(tokens, at, today);
}
