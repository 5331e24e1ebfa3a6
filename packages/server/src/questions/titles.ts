import { isTemporal } from "./catalog.ts";
import type { AggregateOf, Form, Group, Measure, Operand } from "./form.ts";
import { isCyclic } from "./plan.ts";
import type { FigureFunction, NamedOperand, Phrases, RowOrder } from "./phrases/phrases.ts";
import { phrasesOf } from "./phrases/phrases-of.ts";

/** The phrases for a form's language. */
export const wordsOf = ({ language }: Pick<Form, "language">): Phrases => phrasesOf(language);

/** How an operand is called. */
export function operandTitle(operand: Operand, { titles }: Phrases): string {
  switch (operand.kind) {
    case "column":
      return operand.column.label;
    case "product":
      return titles.timesOf(operand.column.label, operand.times.label);
    case "days":
      return titles.daysBetween(operand.from.label, operand.until.label);
  }
}

/**
 * An operand by its title.
 * @param mark escapes names for Markdown, or emphasizes them
 */
export const namedOperand = (
  operand: Operand,
  words: Phrases,
  mark: (text: string) => string = (text) => text,
): NamedOperand => {
  const title = mark(operandTitle(operand, words));
  return operand.kind === "days"
    ? { kind: "days", title, from: mark(operand.from.label), until: mark(operand.until.label) }
    : { kind: operand.kind, title };
};

const DATED = { min: "earliest", max: "latest" } as const;

/** The lowest of dates is the earliest. */
export const functionOf = ({ fn, of }: AggregateOf): FigureFunction =>
  of.kind === "column" && isTemporal(of.column) && (fn === "min" || fn === "max") ? DATED[fn] : fn;

/** How a measure's column is called in a table. */
export function measureTitle(measure: Measure, words: Phrases): string {
  const { titles } = words;
  switch (measure.fn) {
    case "count":
      return titles.rows;
    case "distinct":
      return titles.distinct(measure.column.label);
    case "ratio":
      return titles.ratio(operandTitle(measure.of, words), operandTitle(measure.per, words));
    default:
      return titles.aggregate(functionOf(measure), namedOperand(measure.of, words));
  }
}

/** What rows are ordered by. */
export const rowOrder = (
  { by, down }: { readonly by: Operand; readonly down: boolean },
  words: Phrases,
): RowOrder => ({
  by: operandTitle(by, words),
  down,
  dated: by.kind === "column" && isTemporal(by.column),
});

/** How a group's column is called in a table. */
export const groupTitle = ({ column, grain }: Group, { titles }: Phrases): string =>
  grain === undefined ? column.label : titles.grouped(column.label, grain);

/** The names of what comes again, as the database calls it. */
const NAMES = { weekday: "weekdays", month_of_year: "months" } as const;
const { titles: ENGLISH } = phrasesOf("en");

/** A cell of a group's column, with days of the week and months of the year in the language of the answer. */
export function groupCell({ grain }: Group, cell: unknown, { titles }: Phrases): unknown {
  if (grain === undefined || !isCyclic(grain) || typeof cell !== "string") return cell;
  const names = NAMES[grain];
  return titles[names][ENGLISH[names].indexOf(cell)] ?? cell;
}
