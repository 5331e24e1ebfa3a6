import type { FoundPeriod, Period, Reach } from "./found-period.ts";
import {
  AFTER,
  BEFORE,
  BETWEEN,
  EDGES,
  SINCE,
  TO,
  UNTIL,
  dayAt,
  monthAt,
  textOf,
} from "./period-words.ts";
import { readPeriod } from "./periods.ts";
import { addDays, isoOf, monthIn, toDay, yearOf } from "../../questions/periods.ts";
import type { Token } from "../../questions/tokens.ts";
import type { PeriodName } from "../../questions/period-name.ts";

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
