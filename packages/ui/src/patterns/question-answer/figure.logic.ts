import type { FigureRows, QuestionFigure } from "../question-bar/index.ts";
import { type CellWriting, decimalsOf, MAX_DECIMALS, numberIn } from "./cells.logic.ts";
import { withUnit } from "./answer.logic.ts";

/** The sum of the figure's column over its rows, where it says something. */
export function sumOf({ figure }: FigureRows, asked: QuestionFigure | undefined): unknown {
  if (!figure || asked?.column === undefined || asked.times !== undefined) return undefined;
  const sum = asked.fn === "sum" ? figure.value : figure.sum;
  return asked.fn === "ratio" || sum === null ? undefined : sum;
}

/** How a figure is computed from its rows: "= 240.0 mm over 31 rows". */
export function computedText(
  { figure, total, columns, rows: found }: FigureRows,
  asked: QuestionFigure | undefined,
  unit: string | undefined,
  writing: CellWriting,
): string {
  const { words, locale } = writing;
  const used = figure?.used ?? total;
  const rows = words.questionRows(used, used.toLocaleString(locale));
  const summed = columns.findIndex(({ name }) => name === asked?.column);
  const values = [figure?.sum, ...found.map((row) => row[summed])];
  const decimals = decimalsOf(values, MAX_DECIMALS);
  const sum = numberIn(figure?.sum, writing, { min: decimals, max: decimals });
  return sum === undefined ? words.figureOver(rows) : words.sumOver(withUnit(sum, unit), rows);
}
