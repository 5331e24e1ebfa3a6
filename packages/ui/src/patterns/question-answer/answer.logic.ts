import type {
  AnswerColumn,
  FigureRowsWanted,
  QuestionAnswer,
  QuestionFigure,
} from "../question-bar/index.ts";
import { type CellWriting, cellText, decimalsOf, groupText, MAX_DECIMALS } from "./cells.logic.ts";
import { textOf } from "./text-of.logic.ts";

/** Which rows of a figure are meant, as the API has them. */
export type FigureWanted = Omit<FigureRowsWanted, "from" | "count">;

/** A column of an answer in its place. */
export interface PlacedColumn extends AnswerColumn {
  at: number;
}

/** A column of figures: each opens its rows. */
export interface FigureColumn extends PlacedColumn {
  place: Pick<FigureRowsWanted, "figure" | "side">;
  decimals: number;
}

/** What the columns of an answer are. */
export interface AnswerShape {
  groups: readonly PlacedColumn[];
  figures: readonly FigureColumn[];
  /** Of an answer that lists rows. */
  plain: readonly PlacedColumn[];
  /** How many rows of the file each row counts. */
  counts: PlacedColumn | undefined;
}

/** Averages with more decimals pretend a precision that nobody measured. */
const MEANS = new Set<QuestionFigure["fn"]>(["avg", "median", "ratio"]);
const MAX_MEAN_DECIMALS = 2;

/** What the columns of an answer are, by what was asked. */
export function shapeOf({ question, columns, rows, groups }: QuestionAnswer): AnswerShape {
  const placed = columns.map((column, at): PlacedColumn => ({ ...column, at }));
  const { show, by = [], share, compare } = question;
  const groupColumns = placed.slice(0, groups);
  const others = placed.slice(groups);
  const figure = (column: PlacedColumn, place: FigureColumn["place"], most = MAX_DECIMALS) => ({
    ...column,
    place,
    decimals: decimalsOf(
      rows.map((row) => row[column.at]),
      most,
    ),
  });
  if (show.length === 0 && by.length === 0 && share === undefined && compare === undefined) {
    // The last one repeats how many rows there are.
    return { groups: [], figures: [], plain: placed.slice(0, -1), counts: undefined };
  }
  const most = (fn: QuestionFigure["fn"] | undefined) =>
    fn !== undefined && MEANS.has(fn) ? MAX_MEAN_DECIMALS : MAX_DECIMALS;
  const fn = show[0]?.fn;
  if (compare) {
    const sides = (["a", "b"] as const).flatMap((side, at) => {
      const column = others[at];
      return column ? [figure(column, { side }, most(fn))] : [];
    });
    return { groups: groupColumns, figures: sides, plain: [], counts: undefined };
  }
  if (share) {
    const sides = (["part", "part", "whole"] as const).flatMap((side, at) => {
      const column = others[at];
      if (!column) return [];
      return [
        at === 0 ? asPercent(figure(column, { side }, 1)) : figure(column, { side }, most(fn)),
      ];
    });
    return { groups: groupColumns, figures: sides, plain: [], counts: undefined };
  }
  const count = Math.max(1, show.length);
  const figures = others
    .slice(0, count)
    .map((column, at) => figure(column, show.length > 1 ? { figure: at } : {}, most(show[at]?.fn)));
  const isCounted = show.length === 0 || show.some(({ fn: one }) => one === "count");
  return {
    groups: groupColumns,
    figures,
    plain: [],
    counts: isCounted || others.length <= count ? undefined : others.at(-1),
  };
}

/** The share itself. The percent sign is with the figure, not in the heading. */
const asPercent = (column: FigureColumn): FigureColumn => ({
  ...column,
  label: column.label.replace(/\s*%$/, ""),
  unit: "%",
});

/** One figure of an answer. */
export interface FigureAt {
  row: number;
  /** Which of the columns of figures. */
  figure: number;
}

export const sameFigure = (a: FigureAt | undefined, b: FigureAt | undefined): boolean =>
  a !== undefined && a.row === b?.row && a.figure === b.figure;

/** Every figure, column by column. */
export const figuresIn = ({ rows }: QuestionAnswer, { figures }: AnswerShape): FigureAt[] =>
  figures.flatMap((_, figure) => rows.map((_row, row) => ({ row, figure })));

const keyOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : textOf(value);

/** The rows that a figure is of. */
export function wantedOf(
  { question, rows }: QuestionAnswer,
  { groups, figures }: AnswerShape,
  { row, figure }: FigureAt,
): FigureWanted {
  return {
    question,
    ...(groups.length > 0 && { groups: groups.map(({ at }) => keyOf(rows[row]?.[at])) }),
    ...figures[figure]?.place,
  };
}

/** The groups of a row in words: "March 2014, Seattle". */
export const groupName = (
  { question, rows }: QuestionAnswer,
  { groups }: AnswerShape,
  row: number,
  writing: CellWriting,
): string =>
  groups
    .map((column) =>
      groupText(rows[row]?.[column.at], column, question.by?.[column.at]?.each, writing),
    )
    .join(", ");

/** A figure in words, without its unit. */
export const figureText = (value: unknown, column: FigureColumn, writing: CellWriting): string =>
  value === null || value === undefined
    ? writing.words.noFigure
    : cellText(value, column, writing, { min: column.decimals, max: column.decimals });

export const withUnit = (text: string, unit: string | undefined): string =>
  unit === undefined || unit === "" ? text : `${text} ${unit}`;

/** What the answer shows: "Average rainfall by month". */
export function titleOf(
  { filename, question }: QuestionAnswer,
  { figures, groups }: AnswerShape,
  { words }: CellWriting,
): string {
  const list = (names: string[]) => {
    const last = names.pop() ?? "";
    return names.length === 0 ? last : words.andFigures(names.join(", "), last);
  };
  if (figures.length === 0) return filename;
  // A share comes with the part and the whole that it was computed from.
  const named = question.share ? figures.slice(0, 1) : figures;
  const shown = list(named.map(({ label }) => label));
  return groups.length === 0
    ? shown
    : words.figuresBy(
        shown,
        list(
          groups.map(({ label, at }) => {
            const each = question.by?.[at]?.each;
            return each ? words.eachOf[each] : label;
          }),
        ),
      );
}
