import { isTemporal, type Table } from "./catalog.ts";
import type { Form, FormContent, Group, Measure, Operand } from "./form.ts";
import { findColumn, isFigure, readValue, refuse, type Resolving, same } from "./find-column.ts";
import { knowTable, type KnownTable } from "./known-table.ts";
import { nearest } from "./nearest.ts";
import { refuseUnusedParts } from "./question-parts.ts";
import type { Question, QuestionFigure, QuestionProblem } from "./question.ts";
import { readConditions } from "./resolve-condition.ts";

/** The circumstances in which a question is asked. */
export type Asked = {
  readonly tables: readonly Table[];
  /** ISO date. */
  readonly today: string;
};

/** A question with what it names found, as far as there are no problems that keep it from being asked. */
export type Resolved = {
  readonly form: Form | undefined;
  readonly known: KnownTable | undefined;
  readonly problems: readonly QuestionProblem[];
};

/** Finds the columns of what a question names. Every problem has its place, and what may be meant. */
export function resolveQuestion(question: Question, { tables, today }: Asked): Resolved {
  const problems: QuestionProblem[] = [];
  const table = findTable(question.table, tables);
  if (!table) {
    const names = tables.flatMap(({ name, title }) => [name, title]);
    problems.push({
      path: "table",
      sentence:
        tables.length === 0
          ? "No file has been uploaded yet."
          : `There is no table “${question.table}”.`,
      written: question.table,
      nearest: nearest(question.table, names),
      blocks: true,
    });
    return { form: undefined, known: undefined, problems };
  }
  const known = knowTable(table);
  const content = readContent(question, { known, today, problems });
  const blocked = problems.some(({ blocks }) => blocks);
  const { language = "en" } = question;
  return { form: content && !blocked ? { ...content, language } : undefined, known, problems };
}

const findTable = (written: string, tables: readonly Table[]): Table | undefined =>
  tables.find(({ name }) => name === written) ??
  tables.find((one) => same(one.name, written) || same(one.title, written)) ??
  // The name of a file with one table names that.
  onlyOne(tables.filter(({ filename }) => same(filename, written)));

const onlyOne = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

function readContent(question: Question, resolving: Resolving): FormContent | undefined {
  const { known } = resolving;
  refuseUnusedParts(question, resolving);
  const { show, by = [], order, top, having, share, compare } = question;
  const measures = show.map((figure, at) => readFigure(figure, `show/${at}`, resolving));
  const groups = by.map((group, at) => readGroup(group, `by/${at}`, resolving));
  const filters = readConditions(question.where ?? [], "where", resolving);
  const shared = share && readConditions(share, "share", resolving);
  const unless = question.without && readConditions(question.without, "without", resolving);
  const sides = compare && {
    a: readConditions(compare.a, "compare/a", resolving),
    b: readConditions(compare.b, "compare/b", resolving),
  };
  const orderBy = order?.by && readValue(order.by, "order/by", resolving);
  if (resolving.problems.some(({ blocks }) => blocks)) return undefined;
  const base = { known, filters };
  const figures = measures.filter((one) => one !== undefined && one !== "exists");
  const grouped = groups.filter((one) => one !== undefined);
  const [first] = figures;
  if (show.some(({ fn }) => fn === "exists")) return { ...base, kind: "exists" };
  if (compare && sides) {
    if (!first) return refuse("show", "Choose the figure to compare.", resolving);
    return {
      ...base,
      kind: "difference",
      measure: first,
      alternatives: [{ filters: sides.a }, { filters: sides.b }],
      change: compare.change ?? false,
    };
  }
  if (shared) {
    if (first && first.fn !== "count" && first.fn !== "sum")
      return refuse("show/0", "A share is of rows, or of a sum.", resolving);
    if (shared.length === 0 && grouped.length === 0)
      return refuse("share", "Choose what the share is of: a condition, or groups.", resolving);
    return {
      ...base,
      kind: "share",
      part: shared,
      groups: grouped,
      ...(first?.fn === "sum" && { of: first.of }),
    };
  }
  if (first) {
    return {
      ...base,
      kind: "figures",
      measures: figures,
      groups: grouped,
      ...(having && { having: { op: having.op, value: having.value } }),
      // The first of groups that nothing orders are those with the highest figures.
      ...((order ?? top) !== undefined && { order: { down: order?.down ?? true } }),
      ...(top !== undefined && { limit: top }),
    };
  }
  const [group] = grouped;
  if (group) {
    return group.grain
      ? refuse("show", "Choose a figure for these groups.", resolving)
      : { ...base, kind: "values", column: group.column, ...(unless && { unless }) };
  }
  return {
    ...base,
    kind: "rows",
    ...(order && orderBy && { order: { down: order.down, by: orderBy } }),
    ...(top !== undefined && { limit: top }),
  };
}

function readGroup(
  { column: written, each }: NonNullable<Question["by"]>[number],
  path: string,
  resolving: Resolving,
): Group | undefined {
  const column = findColumn(written, path, resolving);
  if (!column) return undefined;
  if (each !== undefined && !isTemporal(column))
    return refuse(path, `“${column.label}” holds no dates.`, resolving);
  return { column, ...(each && { grain: each }) };
}

/** Functions that dates have, too. */
const OF_DATES: ReadonlySet<string> = new Set(["min", "max", "median"]);

function readFigure(
  figure: QuestionFigure,
  path: string,
  resolving: Resolving,
): Measure | "exists" | undefined {
  const { fn, column, per } = figure;
  if (fn === "count" || fn === "exists") return fn === "count" ? { fn } : fn;
  if (column === undefined) return refuse(path, "Choose a column for this figure.", resolving);
  if (fn === "distinct") {
    const found = findColumn(column, path, resolving);
    return found && { fn, column: found };
  }
  const of = readValue({ ...figure, column }, path, resolving);
  const divisor = per && readValue(per, `${path}/per`, resolving);
  if (!of) return undefined;
  const odd = [of, ...(divisor ? [divisor] : [])].find((one) => !canBe(fn, one));
  if (odd?.kind === "column")
    return refuse(path, `“${odd.column.label}” is not read as numbers.`, resolving);
  if (fn !== "ratio") return { fn, of };
  return divisor
    ? { fn, of, per: divisor }
    : refuse(path, "Choose what it is divided by.", resolving);
}

const canBe = (fn: string, operand: Operand) =>
  operand.kind !== "column" ||
  isFigure(operand.column) ||
  (OF_DATES.has(fn) && isTemporal(operand.column));
