import { ROW_NOUNS } from "../language/lexicon.ts";
import { isNumeric, type Column, type Table } from "./catalog.ts";
import { isIdentifier, mainFigure, mentionAt } from "./match-columns.ts";
import type { Group, Measure, Plan } from "./plan.ts";
import { dateColumn } from "./read-filters.ts";
import type { Cut } from "./read-groups.ts";
import { firstFigure } from "./read-measures.ts";
import { isFree, skipArticles, stemAt, take, type Scan } from "./scan.ts";

/** What was read of a question, piece by piece. */
type Parts = {
  readonly groups: readonly Group[];
  readonly cut: Cut | undefined;
  readonly distinct: Column | undefined;
  readonly measures: readonly Measure[];
  readonly filters: Plan["filters"];
};

/** What every plan over the table has. */
type Base = Pick<Plan, "table" | "filters">;
/** A cut that ranks: `top 5`, `lowest 3`. */
type Ranking = Cut & { readonly from: "top" | "bottom" };

const DEFAULT_ROWS = 10;
const MOST_ROWS = 100;

const sumOf = (column: Column): Measure => ({ fn: "sum", column });
const isFigure = ({ column }: Group) => isNumeric(column) && !isIdentifier(column);

/**
 * Puts the pieces of a question together.
 * @returns what to compute, the question to ask back, or undefined where the pieces say nothing
 */
export function assemblePlan(
  scan: Scan,
  table: Table,
  parts: Parts,
): Plan | { sentence: string } | undefined {
  const { cut, distinct, filters, groups, measures } = parts;
  const { columns } = table;
  const base = { table, filters };
  const subject = cut && subjectOf(scan, cut, columns);

  if (cut && isRanking(cut))
    return cut.ofRows ? rankRows(base, parts, cut) : rankGroups(scan, base, parts, cut, subject);
  if (measures.length === 0 && cut) return firstRows(base, cut);
  if (distinct && measures.length === 0) return { ...base, kind: "distinct", column: distinct };
  if (measures.length === 0 && groups.length > 0) return groupWithoutMeasure(scan, base, groups);
  if (measures.length > 0) return { ...base, kind: "aggregate", measures, groups };
  const figure = firstFigure(scan, columns);
  if (figure) return { ...base, kind: "aggregate", measures: [sumOf(figure)], groups: [] };
  const wantsRows = scan.tokens.some(
    (token) => ROW_NOUNS.has(token.stem) || ["show", "list", "display"].includes(token.stem),
  );
  if (filters.length > 0 || wantsRows) return { ...base, kind: "rows", limit: DEFAULT_ROWS };
  return undefined;
}

const isRanking = (cut: Cut): cut is Ranking => cut.from === "top" || cut.from === "bottom";

/** "top 5 customers by revenue": the group stands after the number, the figure after "by". */
function rankGroups(
  scan: Scan,
  base: Base,
  { groups, measures: read }: Parts,
  cut: Ranking,
  subject: Column | undefined,
): Plan | { sentence: string } {
  const { columns } = base.table;
  const byFigure = groups.filter(isFigure);
  const keys = groups.filter((group) => !byFigure.includes(group));
  const key = subject ?? keys[0]?.column;
  const figure =
    read.length > 0
      ? undefined
      : (byFigure[0]?.column ?? firstFigure(scan, columns) ?? mainFigure(columns));
  const measures = figure ? [sumOf(figure)] : read;
  if (key && !isNumeric(key)) {
    return {
      ...base,
      kind: "aggregate",
      measures: measures.length > 0 ? measures : [{ fn: "count" }],
      groups: subject
        ? [{ column: subject }, ...keys.filter(({ column }) => column !== subject)]
        : keys,
      limit: { count: cut.count, from: cut.from },
    };
  }
  const [first] = measures;
  const column = first && "column" in first ? first.column : key;
  if (!column) return { sentence: "By which column should I rank them?" };
  return {
    ...base,
    kind: "rows",
    limit: Math.min(cut.count, MOST_ROWS),
    order: { column, down: cut.from === "top" },
  };
}

/** "the 5 largest orders": whole rows by a figure. */
function rankRows(base: Base, { groups, measures }: Parts, cut: Ranking): Plan {
  const [measure] = measures;
  const named = groups.find(({ column }) => isNumeric(column))?.column;
  const figure =
    named ?? (measure && "column" in measure ? measure.column : mainFigure(base.table.columns));
  const order = figure && { column: figure, down: cut.from === "top" };
  return { ...base, kind: "rows", limit: Math.min(cut.count, MOST_ROWS), order };
}

/** "the first 5 rows", "the latest 5 orders". */
function firstRows(base: Base, cut: Cut): Plan {
  const column = dateColumn(base.table.columns);
  const order =
    cut.from === "first" || !column ? undefined : { column, down: cut.from === "latest" };
  return { ...base, kind: "rows", limit: Math.min(cut.count, MOST_ROWS), order };
}

/** "amount by region" says what to add up; "by region" alone counts. */
function groupWithoutMeasure(scan: Scan, base: Base, groups: readonly Group[]): Plan {
  const figures = groups.filter(isFigure);
  const keys = groups.filter((group) => !figures.includes(group));
  if (figures.length > 0 && keys.length > 0) {
    const measures = figures.map(({ column }) => sumOf(column));
    return { ...base, kind: "aggregate", measures, groups: keys };
  }
  const mentioned = firstFigure(scan, base.table.columns);
  const measures: Measure[] = [mentioned ? sumOf(mentioned) : { fn: "count" }];
  return { ...base, kind: "aggregate", measures, groups };
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
