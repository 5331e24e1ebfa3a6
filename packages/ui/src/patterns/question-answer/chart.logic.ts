import { categoryNames } from "../chart-card/categories.logic.ts";
import type { QuestionAnswer } from "../question-bar/index.ts";
import type { AnswerShape, FigureAt } from "./answer.logic.ts";
import { groupName } from "./answer.logic.ts";
import type { QuestionGroup } from "../question-bar/types.ts";
import { type CellWriting, groupText, numberOf } from "./cells.logic.ts";

/** What is drawn of an answer, and which figure each value is. */
export interface DrawnAnswer {
  kind: "horizontal-bar" | "line";
  categories: readonly string[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  figureAt: (point: { category: number; series: number }) => FigureAt | undefined;
  categoryOf: (figure: FigureAt) => number | undefined;
}

/** More bars would be a long way down. */
const MAX_BARS = 24;
const MONTH = /^\d{4}-\d{2}$/;

/** Months of one year without it: the question says which one. */
function barNames(answer: QuestionAnswer, shape: AnswerShape, writing: CellWriting): string[] {
  const { rows, question } = answer;
  const keys = rows.map((row) => String(row[0]));
  const years = new Set(keys.map((key) => key.slice(0, 4)));
  const isMonths = question.by?.[0]?.each === "month" && keys.every((key) => MONTH.test(key));
  const names =
    isMonths && years.size === 1
      ? keys.map((key) =>
          new Date(`${key}-01T00:00:00Z`).toLocaleDateString(writing.locale, {
            month: "long",
            timeZone: "UTC",
          }),
        )
      : rows.map((_, row) => groupName(answer, shape, row, writing));
  // Names are keys: of two that differ only in a space one gets a number.
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function drawBars(answer: QuestionAnswer, shape: AnswerShape, writing: CellWriting): DrawnAnswer {
  const [figure] = shape.figures;
  return {
    kind: "horizontal-bar",
    categories: barNames(answer, shape, writing),
    series: [
      {
        name: figure?.label ?? "",
        values: answer.rows.map((row) => numberOf(row[figure?.at ?? 0]) ?? null),
      },
    ],
    figureAt: ({ category }) => ({ row: category, figure: 0 }),
    categoryOf: ({ row, figure: at }) => (at === 0 ? row : undefined),
  };
}

/** Lines over time. The rows of a line are those of one value of the other group, in the order in which they come. */
function drawLines(
  { question, rows, chart }: QuestionAnswer & { chart: NonNullable<QuestionAnswer["chart"]> },
  writing: CellWriting,
): DrawnAnswer {
  const isTime = ({ each }: QuestionGroup) =>
    each !== undefined && each !== "weekday" && each !== "month_of_year";
  const by = question.by ?? [];
  const time = Math.max(0, by.findIndex(isTime));
  const dated = rows.flatMap((row, at) => (typeof row[time] === "string" ? [{ row, at }] : []));
  const other = by.length > 1 ? 1 - time : undefined;
  const lines =
    other === undefined ? [undefined] : [...new Set(dated.map(({ row }) => row[other]))];
  const rowAt = new Map(
    dated.map(({ row, at }) => [
      `${other === undefined ? 0 : lines.indexOf(row[other])}/${String(row[time])}`,
      at,
    ]),
  );
  const each = by[time]?.each;
  const names = categoryNames(chart.categories, writing.locale);
  return {
    kind: "line",
    categories:
      names === chart.categories
        ? names.map((name) => groupText(name, { type: "text" }, each, writing))
        : names,
    series: chart.series,
    figureAt: ({ category, series }) => {
      const row = rowAt.get(`${series}/${chart.categories[category] ?? ""}`);
      return row === undefined ? undefined : { row, figure: 0 };
    },
    categoryOf: ({ row, figure }) => {
      const at = chart.categories.indexOf(String(rows[row]?.[time]));
      return figure !== 0 || at < 0 ? undefined : at;
    },
  };
}

/** What is drawn; undefined where an answer has no chart. */
export function drawnOf(
  answer: QuestionAnswer,
  shape: AnswerShape,
  writing: CellWriting,
): DrawnAnswer | undefined {
  const { chart, question, rows } = answer;
  if (!chart) return undefined;
  // Over time, unless it was asked which ones are the highest: a line has an order of its own.
  const isRanked =
    question.order !== undefined && shape.groups.length === 1 && rows.length <= MAX_BARS;
  return chart.kind === "bar" || isRanked
    ? drawBars(answer, shape, writing)
    : drawLines({ ...answer, chart }, writing);
}
