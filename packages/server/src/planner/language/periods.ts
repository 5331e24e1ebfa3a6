import type { FoundPeriod, Period, Reach } from "./found-period.ts";
import {
  IN,
  JOINED,
  LAST,
  NEXT,
  ORDINALS,
  THIS,
  UNITS,
  dayAt,
  monthAt,
  numberAt,
  textOf,
  yearAt,
} from "./period-words.ts";
import {
  addDays,
  dayPeriod,
  halfPeriod,
  isoOf,
  lastUnits,
  monthIn,
  monthPeriod,
  quarterPeriod,
  weekPeriod,
  yearOf,
  yearPeriod,
} from "../../questions/periods.ts";
import type { Token } from "../../questions/tokens.ts";
import type { PeriodUnit } from "../../questions/period-name.ts";

const assumedIf = <P extends Period>(period: P, assumed: boolean): P =>
  assumed ? { ...period, assumed } : period;

/** The latest year in which something of the year is within reach. */
function yearFor({ today, latest, open }: Reach, month: number): number {
  if (open) return yearOf(today);
  const end = latest ?? today;
  return month <= monthIn(end) ? yearOf(end) : yearOf(end) - 1;
}

/** A single period at token `at`, not a range of two. */
export function readPeriod(
  tokens: readonly Token[],
  at: number,
  reach: Reach,
): FoundPeriod | undefined {
  const [first, second, third, fourth] = tokens.slice(at, at + 4);
  if (!first) return undefined;
  if (first.kind === "date")
    return Number.isNaN(Date.parse(first.text))
      ? undefined
      : { period: dayPeriod(first.text), length: 1 };
  const yearMonth = /^((?:19|20)\d{2})-(\d{2})$/.exec(first.text);
  if (yearMonth && Number(yearMonth[2]) >= 1 && Number(yearMonth[2]) <= 12)
    return { period: monthPeriod(Number(yearMonth[1]), Number(yearMonth[2]) - 1), length: 1 };
  const year = yearAt(first);
  if (year !== undefined && isNear(year, reach)) return { period: yearPeriod(year), length: 1 };
  return (
    readQuarter(first, second, third, fourth, reach) ??
    readMonth(tokens, at, reach) ??
    readDayFirst(first, second, third, reach) ??
    readRelative(first, second, third, reach)
  );
}

/** Other numbers of four digits are amounts. */
const isNear = (year: number, { today, earliest, latest, open }: Reach) =>
  open || (year >= yearOf(earliest ?? today) - 3 && year <= yearOf(latest ?? today) + 3);

function readQuarter(
  first: Token,
  second: Token | undefined,
  third: Token | undefined,
  fourth: Token | undefined,
  reach: Reach,
): FoundPeriod | undefined {
  const short = /^([qh])([1-4])$/.exec(textOf(first));
  const ordinal = ORDINALS[textOf(first)];
  const unit = textOf(second);
  const isHalf = short ? short[1] === "h" : ["half", "halbjahr", "halfte"].includes(unit);
  const isQuarter = short ? short[1] === "q" : ["quarter", "quartal"].includes(unit);
  if (!isHalf && !isQuarter) return undefined;
  const number = short ? Number(short[2]) : ordinal;
  if (number === undefined || (isHalf && number > 2)) return undefined;
  const [next, afterNext] = short ? [second, third] : [third, fourth];
  const skips = ["of", "in", "von"].includes(textOf(next));
  const year = yearAt(skips ? afterNext : next);
  const length = (short ? 1 : 2) + (year === undefined ? 0 : skips ? 2 : 1);
  const of = year ?? yearFor(reach, isHalf ? (number - 1) * 6 : (number - 1) * 3);
  const period = (isHalf ? halfPeriod : quarterPeriod)(of, number);
  return { period: assumedIf(period, year === undefined), length };
}

/** The year after months that are joined: "March and April 2026". */
function yearAfterMonths(tokens: readonly Token[], at: number): number | undefined {
  let next = at;
  while (monthAt(tokens[next]) >= 0 || JOINED.has(textOf(tokens[next]))) next++;
  return monthAt(tokens[next - 1]) >= 0 ? yearAt(tokens[next]) : undefined;
}

function readMonth(tokens: readonly Token[], at: number, reach: Reach): FoundPeriod | undefined {
  const [first, second, third] = tokens.slice(at, at + 3);
  const month = monthAt(first);
  if (!first || month < 0) return undefined;
  const year = yearAt(second);
  if (year !== undefined) return { period: monthPeriod(year, month), length: 2 };
  const day = dayAt(second);
  if (day !== undefined) {
    const of = yearAt(third);
    return {
      period: dayPeriod(isoOf(of ?? yearFor(reach, month), month, day)),
      length: of === undefined ? 2 : 3,
    };
  }
  // Without a year, "may" and "march" are verbs more often than months.
  const afterPreposition = IN.has(textOf(tokens[at - 1]));
  if (textOf(first) === "may" && first.text === "may" && !afterPreposition) return undefined;
  const shared = yearAfterMonths(tokens, at);
  if (shared !== undefined) return { period: monthPeriod(shared, month), length: 1 };
  const period = assumedIf(monthPeriod(yearFor(reach, month), month), true);
  return { period: { ...period, months: [month + 1] }, length: 1 };
}

function readDayFirst(
  first: Token,
  second: Token | undefined,
  third: Token | undefined,
  reach: Reach,
): FoundPeriod | undefined {
  const day = dayAt(first);
  const month = monthAt(second);
  if (day === undefined || month < 0) return undefined;
  const year = yearAt(third);
  return {
    period: dayPeriod(isoOf(year ?? yearFor(reach, month), month, day)),
    length: year === undefined ? 2 : 3,
  };
}

/** Of days or years back: beyond it lie years that no date has. */
const MAX_UNITS = 10_000;

function readRelative(
  first: Token,
  second: Token | undefined,
  third: Token | undefined,
  reach: Reach,
): FoundPeriod | undefined {
  const { today, last, open } = reach;
  const word = textOf(first);
  if ((word === "tomorrow" || word === "morgen") && (open || (last !== undefined && last > today)))
    return { period: dayPeriod(addDays(today, 1)), length: 1 };
  if (word === "today" || word === "heute")
    return { period: { ...dayPeriod(today), name: { kind: "today", iso: today } }, length: 1 };
  if (word === "yesterday" || word === "gestern")
    return { period: dayPeriod(addDays(today, -1)), length: 1 };
  const back = LAST.has(word);
  const next = NEXT.has(word) ? UNITS[textOf(second)] : undefined;
  if (next) {
    const period = unitPeriod(today, next, 1);
    // Rows of days to come are there or not.
    const isReached = open || (last !== undefined && last >= (period.from ?? ""));
    return isReached ? { period, length: 2 } : undefined;
  }
  if (!back && !THIS.has(word)) return undefined;
  const count = numberAt(second);
  if (back && count !== undefined) {
    const unit = UNITS[textOf(third)];
    return unit && count <= MAX_UNITS
      ? { period: lastUnits(count, unit, open ? { today } : reach), length: 3 }
      : undefined;
  }
  const unit = UNITS[textOf(second)];
  if (!unit) return undefined;
  return { period: unitPeriod(today, unit, back ? -1 : 0), length: 2 };
}

function unitPeriod(today: string, unit: PeriodUnit, shift: number): Period {
  const [year, month] = [yearOf(today), monthIn(today)];
  switch (unit) {
    case "year":
      return yearPeriod(year + shift);
    case "month": {
      const iso = isoOf(year, month + shift);
      return monthPeriod(yearOf(iso), monthIn(iso));
    }
    case "quarter": {
      const iso = isoOf(year, Math.floor(month / 3) * 3 + shift * 3);
      return quarterPeriod(yearOf(iso), Math.floor(monthIn(iso) / 3) + 1);
    }
    case "week":
      return weekPeriod(addDays(today, shift * 7));
    case "day":
      return dayPeriod(addDays(today, shift));
  }
}
