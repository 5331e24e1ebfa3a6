import { isTemporal } from "../../questions/catalog.ts";
import { columnAt, mainDate, type Found } from "./columns.ts";
import {
  meaningAt,
  operatorAt,
  skipArticles,
  stemAt,
  type ConditionText,
  type Operator,
} from "./words.ts";
import type { Filter } from "../../questions/form.ts";
import type { KnownColumn } from "../../questions/known-table.ts";
import { readPeriodPhrase } from "../language/period-phrases.ts";
import { type Period } from "../language/found-period.ts";

type FoundFilter = Found<Filter> & { readonly not: boolean };
type When = Omit<Period, "assumed"> | { readonly days: readonly number[] };

const WITHIN = new Set(["in", "during", "for", "on", "of", "from", "within", "im", "am", "von"]);
/** Words with which a period begins that nothing has to introduce. */
const BEGINS = new Set(
  `last previous past this current next today yesterday tomorrow since starting after before until till through by between
  seit ab nach vor bis zwischen heute gestern morgen`.split(/\s+/),
);

/** `in 2026`, `due before 2026-12-01`, `created this month`: of the date that is named, or else the first one. */
export function readTime(text: ConditionText, at: number): FoundFilter | undefined {
  const named = columnAt(text, at, isTemporal);
  const begin = at + (named?.length ?? 0);
  const isSure = named !== undefined && columnAt(text, at)?.what === named.what;
  const found = timeAt(text, begin) ?? (named && timeAfterIs(text, begin, isSure));
  const column = named?.what ?? mainDate(text);
  if (found && column)
    return {
      what: filterOf(column, found.what),
      not: found.not,
      length: begin - at + found.length,
    };
  return named ? undefined : readYear(text, at);
}

const filterOf = (column: KnownColumn, when: When): Filter =>
  "days" in when
    ? { kind: "weekday", column, days: when.days }
    : { kind: "period", column, from: when.from, until: when.until, name: when.name };

type FoundTime = Found<When> & { readonly not: boolean };

/**
 * What follows a date's name: a period with "is" before it, or after another operator.
 * @param isSure the words name nothing else: "due is at least 2024" may tell of an amount due
 */
function timeAfterIs(text: ConditionText, at: number, isSure: boolean): FoundTime | undefined {
  const operator = operatorAt(text, at);
  const link = operator?.kind === "=" ? operator : undefined;
  const begin = skipArticles(text, at + (link?.length ?? 0));
  const found =
    (link && timeAt(text, begin)) ?? (isSure && (link || !operator) && periodAt(text, begin));
  if (found) return { ...found, not: link?.not ?? false, length: begin - at + found.length };
  return isSure && operator ? comparedAt(text, at, operator) : undefined;
}

/** `is not before March`, `>= 2026-01-01`. */
function comparedAt(
  text: ConditionText,
  at: number,
  { kind, not, length }: Operator,
): FoundTime | undefined {
  const begin = skipArticles(text, at + length);
  const found = periodAt(text, begin);
  if (!found || "days" in found.what) return undefined;
  const { from, until, name } = found.what;
  const sides: Partial<Record<Operator["kind"], When>> = {
    ">": { from: until, name },
    ">=": { from, name },
    "<": { until: from, name },
    "<=": { until, name },
    "<>": { from, until, name },
  };
  const what = sides[kind];
  return what && { what, not: not !== (kind === "<>"), length: begin - at + found.length };
}

/** A period with a word before it that marks it, or one that is clear on its own. */
function timeAt(text: ConditionText, at: number): FoundTime | undefined {
  const word = stemAt(text, at);
  const next = stemAt(text, at + 1);
  if (word === "starting" && ["from", "in"].includes(next)) return sideOf(text, at, ">=");
  if (word === "up" && next === "to") return sideOf(text, at, "<=");
  if (BEGINS.has(word)) return periodAt(text, at);
  if (!WITHIN.has(word)) return undefined;
  const begin = skipArticles(text, at + 1);
  const found = daysAt(text, begin) ?? periodAt(text, begin);
  if (!found) return undefined;
  // "From March to May" is one period, while in "from this week and over 1000" the one of "from" ends before "and".
  const phrase = periodAt(text, at);
  const isRange = phrase && "from" in phrase.what && phrase.what.until !== undefined;
  const isJoined = meaningAt(text, begin + found.length, "and") !== undefined;
  return isRange && !isJoined ? phrase : { ...found, length: begin - at + found.length };
}

/** From or up to a period that two words stand before. */
function sideOf(text: ConditionText, at: number, op: ">=" | "<="): FoundTime | undefined {
  const found = periodAt(text, at + 2);
  if (!found || "days" in found.what) return undefined;
  const { from, until, name } = found.what;
  return {
    what: op === ">=" ? { from, name } : { until, name },
    not: false,
    length: found.length + 2,
  };
}

/** A period, or days of the week. What it means must not change with what the rows of today hold. */
function periodAt(text: ConditionText, at: number): FoundTime | undefined {
  const found = readPeriodPhrase(text.tokens, at, { today: text.today, open: true });
  if (!found) return daysAt(text, at);
  const { from, until, name } = found.period;
  // A point in time, such as the end of a month, holds no day.
  return from === until
    ? undefined
    : { what: { from, until, name }, not: false, length: found.length };
}

/** `Saturday or Sunday`. */
function daysAt(text: ConditionText, at: number): FoundTime | undefined {
  const first = meaningAt(text, at, "weekday");
  if (!first) return undefined;
  const days = [...first.payload.days];
  let { length } = first;
  for (;;) {
    const joint = meaningAt(text, at + length, "or") ?? meaningAt(text, at + length, "and");
    const next = joint && meaningAt(text, at + length + joint.length, "weekday");
    if (!next) break;
    days.push(...next.payload.days);
    length += joint.length + next.length;
  }
  return { what: { days }, not: false, length };
}

/** `in 2026` of a table that has no date and a column of years. */
function readYear(text: ConditionText, at: number): FoundFilter | undefined {
  const year = text.known.columns.find(
    ({ type, label }) => type === "integer" && label.trim().toLowerCase() === "year",
  );
  const begin = skipArticles(text, at + 1);
  const number = text.tokens[begin];
  const isYear = /^(?:19|20)\d{2}$/.test(number?.text ?? "");
  if (!year || mainDate(text) || !WITHIN.has(stemAt(text, at)) || !isYear) return undefined;
  return {
    what: {
      kind: "number",
      of: { kind: "column", column: year },
      op: "=",
      value: number?.value ?? 0,
    },
    not: false,
    length: begin - at + 1,
  };
}
