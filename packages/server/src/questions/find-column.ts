import { fold } from "../text/stem.ts";
import { isTemporal } from "./catalog.ts";
import type { Operand } from "./form.ts";
import type { KnownColumn, KnownTable } from "./known-table.ts";
import { nearest } from "./nearest.ts";
import type { QuestionProblem, QuestionValue } from "./question.ts";

/** Whether two names are the same for a person. */
export const same = (a: string, b: string) => fold(a).trim() === fold(b).trim();

/** What resolving needs at each place, and where problems are collected. */
export type Resolving = {
  readonly known: KnownTable;
  readonly today: string;
  readonly problems: QuestionProblem[];
};

/** A column by its name in queries, its heading or what people call it; a problem where there is none. */
export function findColumn(
  written: string,
  path: string,
  { known, problems }: Resolving,
): KnownColumn | undefined {
  const { columns, table } = known;
  const found =
    columns.find(({ name }) => name === written) ??
    columns.find(({ label }) => same(label, written)) ??
    columns.find(({ name }) => same(name, written)) ??
    columns.find(({ aliases = [] }) => aliases.some((alias) => same(alias, written)));
  if (!found)
    problems.push({
      path,
      sentence: `${table.title} has no column “${written}”.`,
      written,
      nearest: nearest(
        written,
        columns.map(({ label }) => label),
      ),
      blocks: true,
    });
  return found;
}

/** Notes a problem that has no name to be replaced. */
export function refuse(path: string, sentence: string, { problems }: Resolving): undefined {
  problems.push({ path, sentence, nearest: [], blocks: true });
  return undefined;
}

/** Whether a column holds figures, by its type or by what a person chose. */
export const isFigure = ({ type, role }: KnownColumn) =>
  type === "integer" || type === "decimal" || role === "additive" || role === "figure";

/** A figure of a row. */
export function readValue(
  { column: written, times, until }: QuestionValue,
  path: string,
  resolving: Resolving,
): Operand | undefined {
  const column = findColumn(written, path, resolving);
  const other =
    times === undefined && until === undefined
      ? undefined
      : findColumn(times ?? until ?? "", path, resolving);
  if (!column) return undefined;
  if (until !== undefined) {
    if (!other) return undefined;
    const odd = [column, other].find((one) => !isTemporal(one));
    return odd
      ? refuse(path, `“${odd.label}” holds no dates.`, resolving)
      : { kind: "days", from: column, until: other };
  }
  if (times !== undefined) {
    if (!other) return undefined;
    const odd = [column, other].find((one) => !isFigure(one));
    return odd
      ? refuse(path, `“${odd.label}” is not read as numbers.`, resolving)
      : { kind: "product", column, times: other };
  }
  return { kind: "column", column };
}
