import { readPeriodPhrase, type Reach } from "../language/periods.ts";
import { fold } from "../../text/stem.ts";
import { isNumeric, isTemporal, type Column } from "../data/catalog.ts";
import { mainFigure, mentionAt, type Choice, type Mention } from "../data/match-columns.ts";
import type { Comparison } from "../data/plan.ts";
import type { Filter } from "./filter.ts";
import { BEFORE_PERIOD, INTRODUCTIONS, NUMBER_OPERATORS, OPERATORS } from "./operators.ts";
import { isProperName, readValue, sampleAt } from "./read-value.ts";
import { isFree, phraseAt, skipArticles, stemAt, take, type Scan } from "./scan.ts";

/** Words that begin a period told from today. */
const RELATIVE = new Set(["last", "previous", "this", "current", "today", "yesterday"]);

/** A filter could not be read without asking; the sentence asks. */
export type FilterProblem = { readonly question: string };

/** Reads every condition of a prompt, marking its words. */
export function readFilters(
  scan: Scan,
  columns: readonly Column[],
): { filters: Filter[]; problem?: FilterProblem } {
  const filters: Filter[] = [];
  let problem: FilterProblem | undefined;
  for (let at = 0; at < scan.tokens.length; at += 1) {
    if (!isFree(scan, at)) continue;
    const read =
      readWithout(scan, at, columns) ??
      readPeriodFilter(scan, at, columns) ??
      readColumnCondition(scan, at, columns) ??
      readBareComparison(scan, at, columns) ??
      readBareValue(scan, at, columns);
    if (!read) continue;
    if ("question" in read) problem ??= read;
    else filters.push(read);
  }
  return { filters, problem };
}

/** `without email`, `with no email`, `missing email`. */
function readWithout(scan: Scan, at: number, columns: readonly Column[]): Filter | undefined {
  const found = phraseAt(scan, at, {
    without: "no",
    "with no": "no",
    missing: "no",
    "with missing": "no",
    "with empty": "no",
    no: "no",
  });
  if (!found) return undefined;
  const mention = freeMention(scan, skipArticles(scan, at + found.length), columns);
  if (!mention || mention.strength < 2) return undefined;
  take(scan, at, mention.at + mention.length - at);
  return { kind: "empty", column: mention.column };
}

/** How far periods reach: a month without a year is one of this year, whenever the condition is read. */
const reachOf = (today: string): Reach => ({
  today,
  earliest: "1900-01-01",
  latest: `${today.slice(0, 4)}-12-31`,
  last: "2099-12-31",
});

/** `in 2026`, `since March`, `in the last 30 days`, `order date between 2026-01-01 and 2026-02-01`. */
function readPeriodFilter(scan: Scan, at: number, columns: readonly Column[]): Filter | undefined {
  const named = freeMention(scan, at, columns, { only: isTemporal });
  const afterName = named
    ? at + named.length + (stemAt(scan, at + named.length) === "is" ? 1 : 0)
    : at;
  const how = phraseAt(scan, afterName, BEFORE_PERIOD);
  if (!how && !RELATIVE.has(stemAt(scan, afterName))) return undefined;
  const found = periodAt(scan, afterName, how);
  if (!found) return undefined;
  const { from, until } = found;
  const column = named?.column ?? dateColumn(columns);
  if (column) {
    take(scan, at, found.end - at);
    return { kind: "period", column, from, until };
  }
  const year = columns.find((one) => one.type === "integer" && fold(one.label) === "year");
  const bare = scan.tokens[found.end - 1];
  if (year && how?.key === "within" && bare?.kind === "number") {
    take(scan, at, found.end - at);
    return { kind: "compare", column: year, op: "=", value: bare.value ?? 0 };
  }
  return undefined;
}

type How = { readonly key: (typeof BEFORE_PERIOD)[string]; readonly length: number };

/** The days of a period at a place, and where its words end. */
function periodAt({ tokens, today }: Scan, at: number, how: How | undefined) {
  const read = (from: number) => {
    const found = readPeriodPhrase(tokens, from, reachOf(today));
    return found && { ...found.period, end: from + found.length };
  };
  const named = how && skipArticles({ tokens, today, used: new Set() }, at + how.length);
  switch (how?.key) {
    case "within":
      return read(named ?? at);
    case "from": {
      // "From 2026" is within it; "from March to May" is a range.
      const range = read(at);
      return range?.until === undefined ? read(named ?? at) : range;
    }
    case "begin": {
      const found = read(named ?? at);
      return found && { ...found, until: undefined };
    }
    case "end": {
      const found = read(named ?? at);
      return found && { ...found, from: undefined };
    }
    case "side":
    case undefined:
      return read(at);
  }
}

/** The column that dates are meant of when none is named: the only one, else the first. */
export const dateColumn = (columns: readonly Column[]): Column | undefined =>
  columns.find(isTemporal);

/** `region is North`, `amount over 1000`, `for region North`. */
function readColumnCondition(
  scan: Scan,
  at: number,
  columns: readonly Column[],
): Filter | undefined {
  const mention = freeMention(scan, at, columns);
  if (!mention) return undefined;
  const { column } = mention;
  const after = at + mention.length;
  const found = phraseAt(scan, after, OPERATORS);
  const introduced = at > 0 && INTRODUCTIONS.has(stemAt(scan, at - 1));
  if (!found && !introduced) return undefined;
  const operator = found?.key ?? "=";
  const start = skipArticles(scan, after + (found?.length ?? 0));
  if (operator === "empty" || operator === "not empty") {
    take(scan, at, start - at);
    return { kind: "empty", column, not: operator === "not empty" };
  }
  const value = readValue(scan, start, column, found !== undefined);
  if (!value) return undefined;
  // "total amount of North" asks for the amount; "of" is a condition only after `where`.
  if (found && stemAt(scan, after) === "of" && !introduced) return undefined;
  if (
    introduced &&
    ["where", "with", "whose", "having", "for", "in", "only", "from"].includes(stemAt(scan, at - 1))
  )
    take(scan, at - 1);
  take(scan, at, start + value.length - at);
  if (operator === "contains" || operator === "not contains") {
    return { kind: "contains", column, value: value.text, not: operator === "not contains" };
  }
  if (isNumeric(column) && value.number !== undefined) {
    return { kind: "compare", column, op: operator, value: value.number };
  }
  if (isTemporal(column)) return undefined;
  return { kind: "compare", column, op: operator, value: value.text };
}

/** `orders over 1000`: no column is named, so the main figure is meant. */
function readBareComparison(
  scan: Scan,
  at: number,
  columns: readonly Column[],
): Filter | FilterProblem | undefined {
  const found = phraseAt(scan, at, OPERATORS);
  if (!found || !NUMBER_OPERATORS.has(found.key)) return undefined;
  const number = scan.tokens[at + found.length];
  if (number?.kind !== "number") return undefined;
  const next = freeMention(scan, at + found.length + 1, columns, { only: isNumeric });
  const column = next?.column ?? mainFigure(columns);
  take(scan, at, found.length + 1 + (next?.length ?? 0));
  if (!column)
    return {
      question: `Which column should be ${scan.tokens
        .slice(at, at + found.length + 1)
        .map((token) => token.text)
        .join(" ")}?`,
    };
  return { kind: "compare", column, op: found.key as Comparison, value: number.value ?? 0 };
}

/** `in North`, `for "Acme Ltd"`: a value without its column, known from samples or looked for in every text column. */
function readBareValue(scan: Scan, at: number, columns: readonly Column[]): Filter | undefined {
  const bySample = sampleAt(scan, at, columns);
  const introduced =
    at > 0 &&
    [
      "in",
      "for",
      "from",
      "of",
      "at",
      "where",
      "with",
      "only",
      "by",
      "to",
      "except",
      "excluding",
      "not",
    ].includes(stemAt(scan, at - 1));
  if (bySample) {
    const negated = ["except", "excluding", "not", "without"].includes(stemAt(scan, at - 1));
    take(scan, at, bySample.length);
    if (introduced) take(scan, at - 1);
    return {
      kind: "compare",
      column: bySample.column,
      op: negated ? "<>" : "=",
      value: bySample.value,
    };
  }
  const token = scan.tokens[at];
  if (!token || !introduced || !["in", "for", "from", "of", "with"].includes(stemAt(scan, at - 1)))
    return undefined;
  const texts = columns.filter((column) => column.type === "text");
  if (texts.length === 0 || !(token.kind === "quoted" || isProperName(token))) return undefined;
  let length = 1;
  if (token.kind === "word") {
    while (isFree(scan, at + length) && isProperName(scan.tokens[at + length])) length += 1;
  }
  const value = scan.tokens
    .slice(at, at + length)
    .map((one) => one.text)
    .join(" ");
  take(scan, at - 1, length + 1);
  return { kind: "any", columns: texts, value };
}

function freeMention(
  scan: Scan,
  at: number,
  columns: readonly Column[],
  choice?: Choice,
): Mention | undefined {
  if (!isFree(scan, at)) return undefined;
  const mention = mentionAt(scan.tokens, at, columns, choice);
  if (!mention) return undefined;
  for (let index = at; index < at + mention.length; index += 1)
    if (!isFree(scan, index)) return undefined;
  return mention;
}
