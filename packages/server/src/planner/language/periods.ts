import { fold } from "../../text/stem.ts";
import {
  addDays,
  dayPeriod,
  halfPeriod,
  isoOf,
  lastUnits,
  monthIn,
  monthPeriod,
  type Period as SaidPeriod,
  quarterPeriod,
  toDay,
  weekPeriod,
  yearOf,
  yearPeriod,
} from "../../questions/periods.ts";
import type { Token } from "../../questions/tokens.ts";
import type { PeriodName, PeriodUnit } from "../../questions/period-name.ts";

/** A period; `assumed`: its year was not said. `months`: which ones of any year it may mean then, January is 1. */
export type Period = SaidPeriod & {
  readonly assumed?: boolean;
  readonly months?: readonly number[];
};
export type FoundPeriod = { readonly period: Period; readonly length: number };

/** From when to when the rows reach; a month or day without a year is the latest one in there. */
export type Reach = {
  readonly today: string;
  readonly earliest?: string;
  readonly latest?: string;
  /** The last day of any of its dates. */
  readonly last?: string;
  /** Independent of the rows: any year is possible, and the default is the current year. */
  readonly open?: true;
};

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
];
const GERMAN = [
  "januar",
  "februar",
  "marz",
  "april",
  "mai",
  "juni",
  "juli",
  "august",
  "september",
  "oktober",
  "november",
  "dezember",
];

const textOf = (token: Token | undefined) => (token ? fold(token.text).replace(/\.$/, "") : "");

function monthAt(token: Token | undefined): number {
  const word = textOf(token);
  if (token?.kind !== "word" || word.length < 3) return -1;
  for (const names of [MONTHS, GERMAN]) {
    const at = names.findIndex(
      (name) =>
        name === word ||
        (name.slice(0, 3) === word && word !== "mar") ||
        (word === "mar" && name === "march"),
    );
    if (at >= 0) return at;
  }
  return word === "sept" ? 8 : word === "mrz" ? 2 : -1;
}

const yearAt = (token: Token | undefined): number | undefined => {
  const text = token?.text ?? "";
  return (token?.kind === "number" || token?.kind === "word") && /^(?:19|20)\d{2}$/.test(text)
    ? Number(text)
    : undefined;
};

const dayAt = (token: Token | undefined): number | undefined => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(token?.text ?? "");
  const day = digits ? Number(digits[1]) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};

const NUMBERS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const numberAt = (token: Token | undefined): number | undefined => {
  if (token?.kind === "number") return token.value;
  const at = NUMBERS.indexOf(textOf(token));
  return at > 0 ? at : undefined;
};

const assumedIf = <P extends Period>(period: P, assumed: boolean): P =>
  assumed ? { ...period, assumed } : period;

/** The latest year in which something of the year is within reach. */
function yearFor({ today, latest, open }: Reach, month: number): number {
  if (open) return yearOf(today);
  const end = latest ?? today;
  return month <= monthIn(end) ? yearOf(end) : yearOf(end) - 1;
}

const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  zweites: 2,
  drittes: 3,
  viertes: 4,
  "1st": 1,
  "2nd": 2,
  "3rd": 3,
  "4th": 4,
  erste: 1,
  ersten: 1,
  zweite: 2,
  zweiten: 2,
  dritte: 3,
  dritten: 3,
  vierte: 4,
  vierten: 4,
  "1": 1,
  "2": 2,
  "3": 3,
  "4": 4,
};
const UNITS: Readonly<Record<string, PeriodUnit>> = {
  day: "day",
  days: "day",
  tag: "day",
  tage: "day",
  tagen: "day",
  week: "week",
  weeks: "week",
  woche: "week",
  wochen: "week",
  month: "month",
  months: "month",
  monat: "month",
  monate: "month",
  monaten: "month",
  quarter: "quarter",
  quarters: "quarter",
  quartal: "quarter",
  year: "year",
  years: "year",
  jahr: "year",
  jahre: "year",
  jahren: "year",
};
const LAST = new Set([
  "last",
  "previous",
  "past",
  "letzte",
  "letzten",
  "letzter",
  "letztes",
  "vergangene",
  "vergangenen",
  "vorige",
  "vorigen",
  "prior",
]);
const NEXT = new Set([
  "next",
  "nachste",
  "nachsten",
  "nachster",
  "nachstes",
  "kommende",
  "kommenden",
]);
const THIS = new Set([
  "this",
  "current",
  "diese",
  "diesen",
  "dieser",
  "dieses",
  "diesem",
  "aktuelle",
  "aktuellen",
]);

const IN = new Set([
  "in",
  "since",
  "until",
  "of",
  "during",
  "for",
  "and",
  "to",
  "from",
  "by",
  "last",
]);

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

const JOINED = new Set(["and", "or", "und", "oder"]);

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

const SINCE = new Set(["since", "from", "seit", "ab", "starting"]);
const AFTER = new Set(["after", "nach", "later"]);
const BEFORE = new Set(["before", "vor", "earlier"]);
const UNTIL = new Set(["until", "till", "through", "bis", "by"]);
const TO = new Set(["to", "until", "till", "through", "and", "bis", "und", "-", "–"]);
const BETWEEN = new Set(["between", "from", "zwischen", "von"]);

/** A period at token `at`, with the preposition before it, and ranges of two. */
export function readPeriodPhrase(
  tokens: readonly Token[],
  at: number,
  reach: Reach,
): FoundPeriod | undefined {
  const word = textOf(tokens[at]);
  const inner = (from: number) => {
    const skip = ["the", "the ", "dem", "der", "den", "than"].includes(textOf(tokens[from]))
      ? 1
      : 0;
    const found = readEdge(tokens, from + skip, reach) ?? readPeriod(tokens, from + skip, reach);
    return found && { ...found, length: found.length + skip };
  };
  if (BETWEEN.has(word)) {
    const days = readDays(tokens, at + 1, reach);
    if (days) return { ...days, length: days.length + 1 };
    const first = inner(at + 1);
    const second =
      first && TO.has(textOf(tokens[at + 1 + first.length]))
        ? inner(at + 2 + first.length)
        : undefined;
    if (first && second)
      return {
        period: spanning(first.period, second.period),
        length: first.length + second.length + 2,
      };
  }
  const sides: readonly (readonly [ReadonlySet<string>, (period: Period) => Period])[] = [
    [SINCE, ({ from, name }) => ({ from, name: { kind: "since", of: name } })],
    [AFTER, ({ until, name }) => ({ from: until, name: { kind: "after", of: name } })],
    [BEFORE, ({ from, name }) => ({ until: from, name: { kind: "before", of: name } })],
    [UNTIL, ({ until, name }) => ({ until, name: { kind: "until", of: name } })],
  ];
  for (const [words, side] of sides) {
    if (!words.has(word)) continue;
    const found = inner(at + 1);
    if (found) return { period: side(found.period), length: found.length + 1 };
  }
  const days = readDays(tokens, at, reach);
  if (days) return days;
  const found = readPeriod(tokens, at, reach);
  if (!found) return undefined;
  // "July to September 2026", "2024-01-01 to 2024-03-31".
  const next = textOf(tokens[at + found.length]);
  if (TO.has(next) && next !== "and" && next !== "und") {
    const second = readPeriod(tokens, at + found.length + 1, reach);
    if (second)
      return {
        period: spanning(found.period, second.period),
        length: found.length + second.length + 1,
      };
  }
  return found;
}

const EDGES: Readonly<Record<string, "begin" | "middle" | "end">> = {
  beginning: "begin",
  start: "begin",
  anfang: "begin",
  beginn: "begin",
  middle: "middle",
  mid: "middle",
  mitte: "middle",
  end: "end",
  ende: "end",
};

/** "The end of this year", "Mitte August": a point, from which or up to which something counts. */
function readEdge(tokens: readonly Token[], at: number, reach: Reach): FoundPeriod | undefined {
  const edge = EDGES[textOf(tokens[at])];
  if (!edge) return undefined;
  let next = at + 1;
  while (["of", "the", "des", "der", "von"].includes(textOf(tokens[next]))) next++;
  const found = readPeriod(tokens, next, reach);
  const { from, until } = found?.period ?? {};
  if (!found || !from || !until) return undefined;
  const days = toDay(until) - toDay(from);
  const day = { begin: from, middle: addDays(from, Math.floor((days - 1) / 2)), end: until }[edge];
  const name: PeriodName =
    edge === "end" ? { kind: "end", of: found.period.name } : { kind: "day", iso: day };
  return {
    period: { ...found.period, from: day, until: day, name },
    length: next - at + found.length,
  };
}

/** "10 and 20 July", "3 to 5 May 2026": both days are of one month. */
function readDays(tokens: readonly Token[], at: number, reach: Reach): FoundPeriod | undefined {
  const from = dayAt(tokens[at]);
  if (from === undefined || !TO.has(textOf(tokens[at + 1]))) return undefined;
  const last = readPeriod(tokens, at + 2, reach);
  const to = dayAt(tokens[at + 2]);
  if (!last?.period.from || to === undefined || monthAt(tokens[at + 3]) < 0 || from >= to)
    return undefined;
  const begin = `${last.period.from.slice(0, 8)}${String(from).padStart(2, "0")}`;
  return {
    period: {
      ...last.period,
      from: begin,
      name: { kind: "span", first: { kind: "day", iso: begin }, last: last.period.name },
    },
    length: last.length + 2,
  };
}

const monthOf = (iso: string): PeriodName => ({
  kind: "month",
  year: yearOf(iso),
  month: monthIn(iso),
  short: true,
});

/** The months from one to another of any year, over its end: "November to February". */
function monthsBetween({ months: a }: Period, { months: b }: Period): number[] | undefined {
  const [first] = a ?? [];
  const [last] = b ?? [];
  if (first === undefined || last === undefined) return undefined;
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % 12) + 1);
}

function spanning(a: Period, b: Period): Period {
  // "from March to May 2026": the first is of the same year.
  const from =
    a.assumed && b.from && a.from
      ? isoOf(yearOf(b.from) - (monthIn(a.from) > monthIn(b.from) ? 1 : 0), monthIn(a.from))
      : a.from;
  const months = monthsBetween(a, b);
  return {
    from,
    until: b.until,
    ...(months && { assumed: true, months }),
    name: {
      kind: "span",
      first: a.assumed && from ? monthOf(from) : a.name,
      last: b.name,
    },
  };
}
