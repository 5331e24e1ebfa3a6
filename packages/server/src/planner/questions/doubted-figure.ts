import type { Form, Measure, Operand, Reading } from "../../questions/form.ts";
import { operandSql } from "../../questions/form-sql.ts";
import { columnOperand, isFigure, measureOf } from "./draft.ts";

/** Other figures that are offered. */
const MAX_OTHERS = 4;

/**
 * The readings of a question that names no figure: the table's main one and the others that it could mean. Undefined where a figure
 * was named, where there is no other, or where its user chose the main one.
 */
export function doubtedFigures({ form, assumed }: Reading): [Form, ...Form[]] | undefined {
  const taken = assumed.find(
    (one) => one.kind === "figure" || one.kind === "ranked" || one.kind === "compared",
  );
  if (!taken || !("of" in taken) || taken.isSaid) return undefined;
  const { main, columns } = form.known;
  if (main?.column.chosen === "main_figure" && namesColumn(taken.of, main.column.name))
    return undefined;
  const others = columns
    .filter((column) => isFigure(column) && !namesColumn(taken.of, column.name))
    .flatMap((column) => withFigure(form, taken.of, columnOperand(column)) ?? [])
    .slice(0, MAX_OTHERS);
  return others.length > 0 ? [form, ...others] : undefined;
}

const namesColumn = (of: Operand, name: string) =>
  of.kind === "column" ? of.column.name === name : of.kind === "product" && of.column.name === name;

const same = (a: Operand, b: Operand) => operandSql(a) === operandSql(b);

/** The same question about another figure; undefined where it is not about the first one. */
function withFigure(form: Form, from: Operand, to: Operand): Form | undefined {
  const replaced = (measure: Measure): Measure =>
    "of" in measure && measure.fn !== "ratio" && same(measure.of, from)
      ? measure.fn === "sum" || measure.fn === "avg"
        ? measureOf(to)
        : { ...measure, of: to }
      : measure;
  switch (form.kind) {
    case "figures": {
      const measures = form.measures.map(replaced);
      const filters = form.filters.map((one) =>
        one.kind === "number" && same(one.of, from) ? { ...one, of: to } : one,
      );
      const isOther =
        measures.some((one, at) => one !== form.measures[at]) ||
        filters.some((one, at) => one !== form.filters[at]);
      return isOther ? { ...form, measures, filters } : undefined;
    }
    case "rows":
      return form.order && same(form.order.by, from)
        ? { ...form, order: { ...form.order, by: to } }
        : undefined;
    default:
      return undefined;
  }
}
