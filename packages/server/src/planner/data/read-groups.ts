import { ROW_NOUNS, aggregateOf, numberWord } from "../language/lexicon.ts";
import { isTemporal, type Column } from "./catalog.ts";
import { mentionAt } from "./match-columns.ts";
import type { Grain, Group } from "./plan.ts";
import { dateColumn } from "./read-filters.ts";
import { isFree, phraseAt, skipArticles, stemAt, take, type Scan } from "./scan.ts";

const GROUP_WORDS = {
  by: "by",
  per: "per",
  "for each": "each",
  "for every": "each",
  "grouped by": "by",
  "group by": "by",
  each: "each",
  "broken down by": "by",
  "split by": "by",
  "for all": "each",
  across: "by",
  "in each": "each",
  every: "each",
} as const;
const GRAINS: Readonly<Record<string, Grain>> = {
  year: "year",
  quarter: "quarter",
  month: "month",
  week: "week",
  day: "day",
};
const ADVERBS: Readonly<Record<string, Grain>> = {
  yearly: "year",
  annual: "year",
  annually: "year",
  quarterly: "quarter",
  monthly: "month",
  weekly: "week",
  daily: "day",
};

/** What rows are put together by, marking the words: `by region and month`, `per customer`, `monthly`. */
export function readGroups(scan: Scan, columns: readonly Column[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    if (!isFree(scan, at)) continue;
    const adverb = ADVERBS[stemAt(scan, at)];
    const dates = dateColumn(columns);
    if (adverb && dates) {
      groups.push({ column: dates, grain: adverb });
      take(scan, at);
      continue;
    }
    const word = phraseAt(scan, at, GROUP_WORDS);
    if (!word || isSorting(scan, at)) continue;
    let next = at + word.length;
    let first = true;
    while (next < scan.tokens.length) {
      const one = readGroup(scan, skipArticles(scan, next), columns);
      if (!one) break;
      groups.push(one.group);
      take(scan, first ? at : next, one.end - (first ? at : next));
      first = false;
      next = one.end;
      if (
        !["and", "then"].includes(stemAt(scan, next)) ||
        !readGroup(scan, skipArticles(scan, next + 1), columns)
      )
        break;
      take(scan, next);
      next += 1;
      if (["by", "per"].includes(stemAt(scan, next))) {
        take(scan, next);
        next += 1;
      }
    }
  }
  return groups;
}

/** `sorted by`, `ordered by`: not a group. */
const isSorting = (scan: Scan, at: number) =>
  /^(?:sort|sorted|order|ordered|rank|ranked)$/i.test(scan.tokens[at - 1]?.text ?? "") &&
  stemAt(scan, at) === "by";

function readGroup(scan: Scan, at: number, columns: readonly Column[]) {
  if (["each", "every"].includes(stemAt(scan, at))) return readOne(scan, at + 1, columns);
  return readOne(scan, at, columns);
}

function readOne(
  scan: Scan,
  at: number,
  columns: readonly Column[],
): { group: Group; end: number } | undefined {
  // "by total amount" names what to sort by, not what to group by.
  if (!isFree(scan, at) || aggregateOf(stemAt(scan, at))) return undefined;
  const grain = GRAINS[stemAt(scan, at)];
  const mention = mentionAt(scan.tokens, at, columns);
  if (mention && (mention.strength >= 3 || !grain)) {
    const end = at + mention.length;
    const after = GRAINS[stemAt(scan, end)];
    if (after && isTemporal(mention.column))
      return { group: { column: mention.column, grain: after }, end: end + 1 };
    const whole = isTemporal(mention.column) ? { grain: "day" as const } : {};
    return { group: { column: mention.column, ...whole }, end };
  }
  if (!grain) return undefined;
  const ofColumn =
    stemAt(scan, at + 1) === "of"
      ? mentionAt(scan.tokens, skipArticles(scan, at + 2), columns, { only: isTemporal })
      : undefined;
  const column = ofColumn?.column ?? dateColumn(columns);
  if (!column) return undefined;
  return { group: { column, grain }, end: ofColumn ? ofColumn.at + ofColumn.length : at + 1 };
}

/** How many, from which end: `top 5`, `the 3 largest`, `bottom ten`, `latest 20`, `first 10 rows`. */
export type Cut = {
  readonly count: number;
  readonly from: "top" | "bottom" | "latest" | "earliest" | "first";
  readonly at: number;
  /** Said of rows: `first 10 rows`. */
  readonly ofRows: boolean;
  /** Whether a number was said. */
  readonly counted: boolean;
};

const ENDS: Readonly<Record<string, Cut["from"]>> = {
  top: "top",
  highest: "top",
  largest: "top",
  biggest: "top",
  best: "top",
  greatest: "top",
  "best selling": "top",
  leading: "top",
  "most expensive": "top",
  most: "top",
  bottom: "bottom",
  lowest: "bottom",
  smallest: "bottom",
  worst: "bottom",
  cheapest: "bottom",
  "least expensive": "bottom",
  fewest: "bottom",
  latest: "latest",
  newest: "latest",
  "most recent": "latest",
  last: "latest",
  recent: "latest",
  oldest: "earliest",
  earliest: "earliest",
  first: "first",
};
const ONE = new Set(["highest", "largest", "biggest", "lowest", "smallest", "most", "fewest"]);

/** Reads how many of the ordered groups or rows are asked for, marking the words. */
export function readCut(scan: Scan): Cut | undefined {
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const end = phraseAt(scan, at, ENDS);
    const counted = numberAt(scan, at);
    if (counted !== undefined) {
      const after = phraseAt(scan, at + 1, ENDS);
      if (after) return cut(scan, at, 1 + after.length, counted, after.key, true);
    }
    if (!end || !isFree(scan, at)) continue;
    const number = numberAt(scan, at + end.length);
    if (number !== undefined) return cut(scan, at, end.length + 1, number, end.key, true);
    if (end.key === "top" && stemAt(scan, at) === "top")
      return cut(scan, at, end.length, 10, end.key, false);
    if (isWhich(scan, at) && ONE.has(stemAt(scan, at)))
      return cut(scan, at, end.length, 1, end.key, false);
    if (
      ["latest", "earliest", "first"].includes(end.key) &&
      ROW_NOUNS.has(stemAt(scan, at + end.length))
    ) {
      return cut(scan, at, end.length, 10, end.key, false);
    }
  }
  return undefined;
}

/** `which region has the highest amount`: one group is asked for. */
const isWhich = (scan: Scan, at: number) =>
  scan.tokens.slice(0, at).some((token) => ["which", "who", "what"].includes(token.stem)) &&
  ["has", "have", "had", "with", "made", "sold", "bought", "brought", "spent"].includes(
    stemAt(scan, stemAt(scan, at - 1) === "the" ? at - 2 : at - 1),
  );

function numberAt(scan: Scan, at: number): number | undefined {
  const token = scan.tokens[at];
  if (!token || scan.used.has(at)) return undefined;
  const value = token.kind === "number" ? token.value : numberWord(token.stem);
  return value !== undefined && Number.isInteger(value) && value > 0 && value <= 1000
    ? value
    : undefined;
}

function cut(
  scan: Scan,
  at: number,
  length: number,
  count: number,
  from: Cut["from"],
  counted: boolean,
): Cut {
  take(scan, at, length);
  const ofRows = ROW_NOUNS.has(stemAt(scan, at + length));
  if (ofRows) take(scan, at + length);
  return { count, from, at: at + length, ofRows, counted };
}
