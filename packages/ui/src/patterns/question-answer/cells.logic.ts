import type { QuestionAnswerWords } from "../../components/labels/words/question-answer-words.ts";
import type { QuestionBarWords } from "../../components/labels/words/question-bar-words.ts";
import type { AnswerColumn } from "../question-bar/index.ts";
import { monthName, periodText, weekdayName } from "../question-bar/columns.logic.ts";
import { textOf } from "./text-of.logic.ts";
import type { QuestionGroup } from "../question-bar/types.ts";

/** What cells are written with. */
export interface CellWriting {
  words: QuestionBarWords & QuestionAnswerWords;
  locale: string | undefined;
}

/** A number, also an exact one that is a text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === ""))
    return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

export const isNumber = ({ type }: Pick<AnswerColumn, "type">): boolean =>
  type === "integer" || type === "decimal";

const isDate = ({ type }: Pick<AnswerColumn, "type">): boolean =>
  type === "date" || type === "timestamp";

const fractionOf = (value: unknown): number => {
  const number = numberOf(value);
  if (number === undefined) return 0;
  const [, fraction = ""] = String(value).split(".");
  return fraction.replace(/0+$/, "").length;
};

/** As many decimals as the values of a column need, so that they align. */
export const decimalsOf = (values: readonly unknown[], most: number): number =>
  Math.min(most, Math.max(0, ...values.map(fractionOf)));

/** A number for people; an exact one keeps its digits. */
export function numberIn(
  value: unknown,
  { locale }: Pick<CellWriting, "locale">,
  decimals: { min: number; max: number },
): string | undefined {
  if (numberOf(value) === undefined) return undefined;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals.min,
    maximumFractionDigits: decimals.max,
  });
  return format.format(value as number).replace(/^-/, "−");
}

/** The most decimals of a value of a file. */
export const MAX_DECIMALS = 6;

const MIDNIGHT = /[T ]00:00:00(?:\.0+)?(?:Z|\+00(?::?00)?)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dateText(value: string, writing: CellWriting): string {
  const day = value.replace(MIDNIGHT, "");
  if (DAY.test(day)) return periodText(day, writing, "short");
  const time = new Date(`${value.replace(" ", "T").replace(/(?:Z|\+00(?::?00)?)$/, "")}Z`);
  return Number.isNaN(time.getTime())
    ? value
    : time.toLocaleString(writing.locale, {
        timeZone: "UTC",
        dateStyle: "medium",
        timeStyle: "short",
      });
}

/** A cell for people, in the page's locale. */
export function cellText(
  value: unknown,
  column: Pick<AnswerColumn, "type">,
  writing: CellWriting,
  decimals = { min: 0, max: MAX_DECIMALS },
): string {
  const { words } = writing;
  if (value === null || value === undefined || value === "") return words.emptyCell;
  if (isNumber(column)) return numberIn(value, writing, decimals) ?? textOf(value);
  if (typeof value === "boolean" || column.type === "boolean")
    return words.yesOrNo[textOf(value) === "true" ? "true" : "false"];
  if (isDate(column)) return dateText(textOf(value), writing);
  return textOf(value);
}

/** Days of the week, as answers have them. */
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Months of the year, as answers have them. */
const MONTHS = Array.from({ length: 12 }, (_, at) => monthName(at + 1, "en"));

/** The cell of a group: a period in words, or the value itself. */
export function groupText(
  value: unknown,
  column: Pick<AnswerColumn, "type">,
  each: QuestionGroup["each"],
  writing: CellWriting,
): string {
  if (typeof value !== "string" || each === undefined) return cellText(value, column, writing);
  if (each === "month_of_year") {
    const month = MONTHS.indexOf(value);
    return month < 0 ? value : monthName(month + 1, writing.locale);
  }
  if (each === "weekday") {
    const day = WEEKDAYS.indexOf(value);
    return day < 0 ? value : weekdayName(day + 1, writing.locale);
  }
  return periodText(value.replace(MIDNIGHT, ""), writing);
}
