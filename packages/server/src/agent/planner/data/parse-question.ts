import { FILLERS, ROW_NOUNS, aggregateOf, type Aggregate } from "../language/lexicon.ts";
import { nameStems, tokenise } from "../language/tokens.ts";
import { isNumeric, isTemporal, type Column, type Table } from "./catalog.ts";
import { isIdentifier, mainFigure, mentionAt, rankTables } from "./match-columns.ts";
import type { Group, Measure, Plan } from "./plan.ts";
import { dateColumn, readFilters } from "./read-filters.ts";
import { readCut, readGroups, type Cut } from "./read-groups.ts";
import { isFree, phraseAt, skipArticles, stemAt, take, type Scan } from "./scan.ts";

/** A question about files, read. */
export type Reading =
  | { readonly kind: "plan"; readonly plan: Plan; readonly ignored: readonly string[] }
  | { readonly kind: "question"; readonly sentence: string }
  | { readonly kind: "unknown" };

const DEFAULT_ROWS = 10;
const MOST_ROWS = 100;

/**
 * Reads a question about one of the tables: what to compute, over which rows, put together by what.
 * @param today ISO date, for `this year` and the like
 */
export function parseQuestion(prompt: string, tables: readonly Table[], today: string): Reading {
  const tokens = tokenise(prompt);
  const [table] = rankTables(tokens, tables);
  if (!table) return { kind: "unknown" };
  const scan: Scan = { tokens, today, used: new Set() };
  markTableName(scan, table);
  const { columns } = table;

  const groups = readGroups(scan, columns);
  const cut = readCut(scan);
  const distinct = readDistinct(scan, columns);
  const measures = readMeasures(scan, columns);
  const { filters, problem } = readFilters(scan, columns);
  if (problem) return { kind: "question", sentence: problem.question };

  const plan = assemble(scan, table, { groups, cut, distinct, measures, filters });
  if (!plan) return { kind: "unknown" };
  if ("sentence" in plan) return { kind: "question", ...plan };
  return { kind: "plan", plan, ignored: leftOver(scan) };
}

/** The file's own name says nothing more once the table is found. */
function markTableName(scan: Scan, table: Table): void {
  const columnWords = new Set(table.columns.flatMap((column) => nameStems(column.label)));
  const name = nameStems(table.title).filter((word) => word.length > 2 && !columnWords.has(word));
  for (const [at, token] of scan.tokens.entries()) {
    if (token.stem.includes(".") && table.title.toLowerCase().startsWith(token.stem))
      take(scan, at);
    else if (name.includes(token.stem)) take(scan, at);
  }
}

type Parts = {
  groups: Group[];
  cut: Cut | undefined;
  distinct: Column | undefined;
  measures: Measure[];
  filters: Plan["filters"];
};

function assemble(scan: Scan, table: Table, parts: Parts): Plan | { sentence: string } | undefined {
  const { groups, cut, distinct, filters } = parts;
  const { columns } = table;
  let { measures } = parts;
  const base = { table, filters };
  const subject = cut && subjectOf(scan, cut, columns);

  if (cut && !cut.ofRows && (cut.from === "top" || cut.from === "bottom")) {
    // "top 5 customers by revenue": the group stands after the number, the figure after "by".
    const byFigure = groups.filter(({ column }) => isNumeric(column) && !isIdentifier(column));
    const keys = groups.filter((group) => !byFigure.includes(group));
    const key = subject ?? keys[0]?.column;
    if (measures.length === 0) {
      const figure = byFigure[0]?.column ?? firstFigure(scan, columns) ?? mainFigure(columns);
      if (figure) measures = [{ fn: "sum", column: figure }];
    }
    const from = cut.from;
    if (key && !isNumeric(key)) {
      if (measures.length === 0) measures = [{ fn: "count" }];
      const grouped: Group[] = subject
        ? [{ column: subject }, ...keys.filter(({ column }) => column !== subject)]
        : keys;
      return {
        ...base,
        kind: "aggregate",
        measures,
        groups: grouped,
        limit: { count: cut.count, from },
      };
    }
    const [first] = measures;
    const column = first && "column" in first ? first.column : key;
    if (!column) return { sentence: "By which column should I rank them?" };
    return {
      ...base,
      kind: "rows",
      limit: Math.min(cut.count, MOST_ROWS),
      order: { column, down: from === "top" },
    };
  }

  if (cut?.ofRows && (cut.from === "top" || cut.from === "bottom")) {
    const [measure] = measures;
    const named = groups.find(({ column }) => isNumeric(column))?.column;
    const figure = named ?? (measure && "column" in measure ? measure.column : mainFigure(columns));
    const order = figure && { column: figure, down: cut.from === "top" };
    return { ...base, kind: "rows", limit: Math.min(cut.count, MOST_ROWS), order };
  }
  if (measures.length === 0 && cut) {
    const column = dateColumn(columns);
    const order =
      cut.from === "first" || !column ? undefined : { column, down: cut.from === "latest" };
    return { ...base, kind: "rows", limit: Math.min(cut.count, MOST_ROWS), order };
  }
  if (distinct && measures.length === 0) return { ...base, kind: "distinct", column: distinct };
  if (measures.length === 0 && groups.length > 0) {
    const figures = groups.filter(({ column }) => isNumeric(column) && !isIdentifier(column));
    const keys = groups.filter((group) => !figures.includes(group));
    if (figures.length > 0 && keys.length > 0) {
      measures = figures.map(({ column }) => ({ fn: "sum", column }));
      return { ...base, kind: "aggregate", measures, groups: keys };
    }
    const mentioned = firstFigure(scan, columns);
    measures = [mentioned ? { fn: "sum", column: mentioned } : { fn: "count" }];
  }
  if (measures.length > 0) return { ...base, kind: "aggregate", measures, groups };
  const figure = firstFigure(scan, columns);
  if (figure)
    return { ...base, kind: "aggregate", measures: [{ fn: "sum", column: figure }], groups };
  const wantsRows = scan.tokens.some(
    (token) => ROW_NOUNS.has(token.stem) || ["show", "list", "display"].includes(token.stem),
  );
  if (filters.length > 0 || wantsRows) return { ...base, kind: "rows", limit: DEFAULT_ROWS };
  return undefined;
}

/** The column right after `top 5`. */
function subjectOf(scan: Scan, cut: Cut, columns: readonly Column[]): Column | undefined {
  if (cut.ofRows) return undefined;
  const at = skipArticles(scan, stemAt(scan, cut.at) === "of" ? cut.at + 1 : cut.at);
  const direct = isFree(scan, at) ? mentionAt(scan.tokens, at, columns) : undefined;
  if (direct && !isNumeric(direct.column)) {
    take(scan, direct.at, direct.length);
    return direct.column;
  }
  if (cut.counted) return undefined;
  // "which region has the highest amount": the group stands before.
  for (let before = cut.at - 1; before >= 0; before -= 1) {
    const mention = isFree(scan, before) ? mentionAt(scan.tokens, before, columns) : undefined;
    if (mention && !isNumeric(mention.column) && mention.at + mention.length < cut.at) {
      take(scan, mention.at, mention.length);
      return mention.column;
    }
  }
  return undefined;
}

/** `different regions`, `unique customers`, `which regions are there`. */
function readDistinct(scan: Scan, columns: readonly Column[]): Column | undefined {
  const counting = scan.tokens.some((_token, at) => isCount(scan, at));
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const said = phraseAt(scan, at, {
      distinct: "d",
      unique: "d",
      different: "d",
      which: "w",
      "list of": "d",
      what: "w",
    });
    if (!said || counting) continue;
    const start = skipArticles(scan, at + said.length);
    const mention = isFree(scan, start) ? mentionAt(scan.tokens, start, columns) : undefined;
    if (!mention || isNumeric(mention.column)) continue;
    const after = mention.at + mention.length;
    const areThere =
      ["are", "do", "exist", "is"].includes(stemAt(scan, after)) || after >= scan.tokens.length;
    if (said.key === "w" && !(areThere && mention.strength >= 2)) continue;
    take(scan, at, after - at);
    return mention.column;
  }
  return undefined;
}

const isCount = (scan: Scan, at: number) =>
  phraseAt(scan, at, { "how many": "c", count: "c", "number of": "c", "count of": "c" }) !==
  undefined;

/** What is to be computed, in the order it is said: `average and total amount`, `how many customers`. */
function readMeasures(scan: Scan, columns: readonly Column[]): Measure[] {
  const measures: Measure[] = [];
  let open: Aggregate[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    if (!isFree(scan, at)) continue;
    const count = phraseAt(scan, at, {
      "how many": "c",
      "number of": "c",
      "count of": "c",
      count: "c",
    });
    if (count && !isNamedSo(scan, at, columns)) {
      measures.push(readCount(scan, at, count.length, columns));
      continue;
    }
    const fn = stemAt(scan, at - 1) === "at" ? undefined : aggregateOf(stemAt(scan, at));
    if (fn && !isNamedSo(scan, at, columns)) {
      open.push(fn);
      take(scan, at);
      const next = skipArticles(
        scan,
        ["of", "in", "for"].includes(stemAt(scan, at + 1)) ? at + 2 : at + 1,
      );
      const mention = isFree(scan, next)
        ? mentionAt(scan.tokens, next, columns, wanted(fn))
        : undefined;
      if (mention && wanted(fn)(mention.column)) {
        measures.push(...open.map((one): Measure => ({ fn: one, column: mention.column })));
        open = [];
        take(scan, next, mention.length);
        at = next + mention.length - 1;
      }
    }
  }
  if (open.length > 0) {
    const column = firstFigure(scan, columns) ?? mainFigure(columns);
    if (column) measures.push(...open.map((fn): Measure => ({ fn, column })));
  }
  return measures;
}

const wanted = (fn: Aggregate) => (column: Column) =>
  isNumeric(column) ||
  ((fn === "min" || fn === "max") && isTemporal(column)) ||
  (column.type === "text" && looksNumeric(column));

/** A text column most of whose samples are numbers, kept as text because of an odd one. */
const looksNumeric = ({ samples }: Column) =>
  samples.length > 0 &&
  samples.filter((sample) => /^-?[\d.,]+$/.test(sample)).length * 2 > samples.length;

/** A column whose whole name begins with the word, such as `Total` or `Count of visits`. */
function isNamedSo(scan: Scan, at: number, columns: readonly Column[]): boolean {
  const mention = mentionAt(scan.tokens, at, columns);
  return (
    mention !== undefined &&
    mention.strength === 4 &&
    (mention.length > 1 || isNumeric(mention.column))
  );
}

function readCount(scan: Scan, at: number, length: number, columns: readonly Column[]): Measure {
  take(scan, at, length);
  const distinctWord = ["different", "distinct", "unique"].includes(stemAt(scan, at + length));
  const start = skipArticles(scan, at + length + (distinctWord ? 1 : 0));
  if (distinctWord) take(scan, at + length);
  const mention = isFree(scan, start) ? mentionAt(scan.tokens, start, columns) : undefined;
  if (!mention) return { fn: "count" };
  const named = mention.strength === 4 && !isNumeric(mention.column) && !isTemporal(mention.column);
  if (!distinctWord && !named) {
    if (mention.strength < 4) take(scan, start, mention.length);
    return { fn: "count" };
  }
  take(scan, start, mention.length);
  return { fn: "count_distinct", column: mention.column };
}

/** A figure that is named without saying what to do with it. */
function firstFigure(scan: Scan, columns: readonly Column[]): Column | undefined {
  for (let at = 0; at < scan.tokens.length; at += 1) {
    if (!isFree(scan, at)) continue;
    const mention = mentionAt(scan.tokens, at, columns, isNumeric);
    if (mention && isNumeric(mention.column) && !isIdentifier(mention.column)) {
      take(scan, at, mention.length);
      return mention.column;
    }
  }
  return undefined;
}

/** Words that carry meaning and were not understood, as they were written. */
function leftOver(scan: Scan): string[] {
  return scan.tokens.flatMap((token, at) =>
    scan.used.has(at) || FILLERS.has(token.stem) || token.kind === "sign" || isHarmless(token.stem)
      ? []
      : token.text,
  );
}

const HARMLESS = new Set([
  "sort",
  "sorted",
  "order",
  "ordered",
  "group",
  "grouped",
  "summarise",
  "summarize",
  "break",
  "broken",
  "down",
  "show",
  "across",
  "during",
  "made",
  "sold",
  "placed",
  "report",
  "table",
  "transaction",
  "purchase",
  "sale",
  "order",
  "most",
  "more",
  "less",
  "different",
]);
const isHarmless = (word: string) => HARMLESS.has(word);
