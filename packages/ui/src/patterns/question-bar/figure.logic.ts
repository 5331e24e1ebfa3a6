import { kindOf } from "./columns.logic.ts";
import { figureFor } from "./question.logic.ts";
import type { QuestionColumn, QuestionFigure } from "./types.ts";

/** What a person chooses to compute; `days` are those between two dates. */
export type Operation = Exclude<QuestionFigure["fn"], "exists"> | "days";

/** Those that are there at once, and those that are asked for more rarely. */
export const OPERATIONS = ["count", "distinct", "sum", "avg", "median", "min", "max"] as const;
export const MORE_OPERATIONS = ["ratio", "days"] as const;

/** The operation of a figure. */
export function operationOf(figure: QuestionFigure | undefined): Operation | undefined {
  if (figure === undefined || figure.fn === "exists") return undefined;
  return figure.until === undefined ? figure.fn : "days";
}

/** Whether an operation takes two columns. */
export const needsTwo = (operation: Operation | undefined): boolean =>
  operation === "ratio" || operation === "days";

/** Whether a column can be chosen for an operation. */
export function canTake(column: QuestionColumn, operation: Operation | undefined): boolean {
  const kind = kindOf(column);
  if (operation === "days") return kind === "date";
  if (operation === "ratio" || operation === "sum" || operation === "avg" || operation === "median")
    return kind === "number";
  if (operation === "min" || operation === "max") return kind === "number" || kind === "date";
  return operation !== "count";
}

/** The figure of an operation over one column, or over two. */
export function figureOf(
  operation: Operation | undefined,
  column: QuestionColumn,
  second?: QuestionColumn,
): QuestionFigure {
  if (second && operation === "ratio")
    return { fn: "ratio", column: column.name, per: { column: second.name } };
  if (second && operation === "days") return { fn: "avg", column: column.name, until: second.name };
  return figureFor(column, operation === "days" ? undefined : operation);
}

/** All figures over one column, for a search such as "sum amount". */
export const figuresOver = (column: QuestionColumn): QuestionFigure[] =>
  OPERATIONS.filter((operation) => canTake(column, operation))
    .map((operation): QuestionFigure => ({ fn: operation, column: column.name }))
    .filter(({ fn }) => fn !== "sum" || column.adds_up);
