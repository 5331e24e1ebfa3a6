import type { QuestionBarWords } from "../../components/labels/words/question-bar-words.ts";
import type { QuestionColumn, QuestionTable } from "./types.ts";

/** What a sentence is written with: the words, the table that it is about, and how numbers are formatted. */
export interface Writing {
  words: QuestionBarWords;
  table: QuestionTable;
  locale: string | undefined;
}

/** What a column can be asked for. */
export type ColumnKind = "number" | "date" | "yesNo" | "text";

const KINDS: Readonly<Record<string, ColumnKind>> = {
  integer: "number",
  decimal: "number",
  date: "date",
  timestamp: "date",
  boolean: "yesNo",
};

/** What a column can be asked for, by its type. */
export const kindOf = ({ type }: Pick<QuestionColumn, "type">): ColumnKind => KINDS[type] ?? "text";

/** A column by its name; undefined if the table has none of it. */
export const columnOf = (table: QuestionTable, name: string): QuestionColumn | undefined =>
  table.columns.find((column) => column.name === name);

/** How people call a column; its name if the table has none of it. */
export const labelOf = (table: QuestionTable, name: string): string =>
  columnOf(table, name)?.label ?? name;

/** A number for people, with a true minus sign. */
export const numberText = (value: number, { locale }: Pick<Writing, "locale">): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 6 }).replace(/^-/, "−");

const PERIOD = /^(\d{4})(?:-(?:H([12])|Q([1-4])|W(\d{1,2})|(\d{2})(?:-(\d{2}))?))?/;

/** A period of the contract for people: `2014-03` as March 2014. Anything else is left as it is. */
export function periodText(
  period: string,
  { words, locale }: Pick<Writing, "words" | "locale">,
  month: "long" | "short" = "long",
): string {
  const [, year, half, quarter, week, number, day] = PERIOD.exec(period) ?? [];
  if (year === undefined) return period;
  if (half !== undefined) return words.halfOf(half, year);
  if (quarter !== undefined) return words.quarterOf(quarter, year);
  if (week !== undefined) return words.weekOf(String(Number(week)), year);
  if (number === undefined) return year;
  return new Date(Date.UTC(Number(year), Number(number) - 1, Number(day ?? 1))).toLocaleDateString(
    locale,
    { timeZone: "UTC", year: "numeric", month, ...(day === undefined ? {} : { day: "numeric" }) },
  );
}

/** The name of a month of any year; January is 1. */
export const monthName = (month: number, locale: string | undefined): string =>
  new Date(Date.UTC(2024, month - 1, 1)).toLocaleDateString(locale, {
    timeZone: "UTC",
    month: "long",
  });

/** The name of a weekday; Monday is 1. */
export const weekdayName = (weekday: number, locale: string | undefined): string =>
  new Date(Date.UTC(2024, 0, weekday)).toLocaleDateString(locale, {
    timeZone: "UTC",
    weekday: "long",
  });

/** What a column holds, in a few words: its range and unit, its dates, or some of its values. */
export function columnDetail(column: QuestionColumn, writing: Pick<Writing, "words" | "locale">) {
  const { words } = writing;
  const { smallest, largest, unit, samples, distinct } = column;
  const kind = kindOf(column);
  if (kind === "yesNo") return words.columnYesNo;
  if (smallest !== undefined && largest !== undefined && kind !== "text") {
    if (kind === "date")
      return words.columnRange(
        periodText(smallest, writing, "short"),
        periodText(largest, writing, "short"),
      );
    const range = words.columnRange(
      numberText(Number(smallest), writing),
      numberText(Number(largest), writing),
    );
    return unit === undefined || unit === "" ? range : `${range} ${unit}`;
  }
  const some = samples.slice(0, 3).join(", ");
  const shown =
    distinct !== undefined && distinct > Math.min(samples.length, 3) ? `${some} …` : some;
  return distinct === undefined
    ? shown
    : words.columnValues(distinct, numberText(distinct, writing), shown);
}
