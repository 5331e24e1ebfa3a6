import {
  columnOf,
  kindOf,
  labelOf,
  monthName,
  numberText,
  periodText,
  weekdayName,
  type Writing,
} from "./columns.logic.ts";
import type {
  QuestionColumn,
  QuestionCondition,
  QuestionOperator,
  QuestionTable,
} from "./types.ts";

/** A condition in words: its text, and the word before it where that is not the one of the list. */
export interface ConditionText {
  text: string;
  /** It says when: `in` March 2014, `on` Monday; empty if the text says it all. */
  join?: "in" | "on" | "";
}

const PERIODS = [
  "in",
  "not_in",
  "from",
  "until",
  "after",
  "before",
  "last",
  "months",
  "weekdays",
] as const;

/** Whether a condition says when. */
export const isPeriod = (condition: QuestionCondition): boolean =>
  PERIODS.some((part) => condition[part] !== undefined);

const hasOneDate = ({ columns }: QuestionTable) =>
  columns.filter((column) => kindOf(column) === "date").length <= 1;

/** As many values as a chip names. */
const MAX_LISTED = 3;
/** Names of days say nothing by their number: a working week is named in full. */
const MAX_NAMED = 7;

/** Values of a list, the last after "or"; of a long one only the first. */
export function listText(
  values: readonly string[],
  { words, locale }: Writing,
  most = MAX_LISTED,
): string {
  const [first = "", ...others] = values;
  if (values.length > most) return words.andMore(first, numberText(others.length, { locale }));
  const last = others.pop();
  return last === undefined ? first : words.oneOf([first, ...others].join(", "), last);
}

/** A value as people write it: yes and no for what is true or false. */
export function valueText(
  column: QuestionColumn | undefined,
  value: string,
  { words }: Pick<Writing, "words">,
) {
  const isYesNo = column !== undefined && kindOf(column) === "yesNo";
  return isYesNo && (value === "true" || value === "false") ? words.yesOrNo[value] : value;
}

function periodOf(condition: QuestionCondition, writing: Writing): ConditionText {
  const { words, locale } = writing;
  const text = (period: string) => periodText(period, writing);
  const { from, until, after, before, last, unit = "day", months, weekdays, not_in } = condition;
  if (condition.not) {
    const denied = periodOf({ ...condition, not: undefined }, writing);
    const say = denied.join === "in" ? words.periodNot : words.periodDenied;
    return { text: say(denied.text), join: "" };
  }
  if (condition.in !== undefined) return { text: text(condition.in), join: "in" };
  if (not_in !== undefined) return { text: words.periodNot(text(not_in)), join: "" };
  if (last !== undefined) return { text: words.periodLast(last, words.eachOf[unit]), join: "in" };
  const named = (names: readonly string[]) => listText(names, writing, MAX_NAMED);
  if (months) return { text: named(months.map((month) => monthName(month, locale))), join: "in" };
  if (weekdays) return { text: named(weekdays.map((day) => weekdayName(day, locale))), join: "on" };
  if (from !== undefined && until !== undefined)
    return { text: words.periodFromUntil(text(from), text(until)), join: "" };
  if (from !== undefined) return { text: words.periodFrom(text(from)), join: "" };
  if (until !== undefined) return { text: words.periodUntil(text(until)), join: "" };
  if (after !== undefined) return { text: words.periodAfter(text(after)), join: "" };
  return { text: words.periodBefore(text(before ?? "")), join: "" };
}

/** A condition in words. */
export function conditionText(condition: QuestionCondition, writing: Writing): ConditionText {
  const { words, table } = writing;
  const column = columnOf(table, condition.column);
  const label = labelOf(table, condition.column);
  const list = (values: readonly string[]) =>
    listText(
      values.map((value) => valueText(column, value, writing)),
      writing,
    );
  if (isPeriod(condition)) {
    const period = periodOf(condition, writing);
    if (hasOneDate(table)) return period;
    const { join, text } = period;
    const say = { in: words.conditionIn, on: words.conditionOn, "": words.conditionWhen };
    return { text: say[join ?? ""](label, text) };
  }
  if (condition.is) return { text: words.conditionIs(label, list(condition.is)) };
  if (condition.is_not) return { text: words.conditionIsNot(label, list(condition.is_not)) };
  if (condition.contains !== undefined)
    return { text: words.conditionContains(label, condition.contains) };
  if (condition.empty === true) return { text: words.conditionEmpty(label) };
  if (condition.empty === false) return { text: words.conditionFilled(label) };
  return { text: condition.op || condition.between ? comparisonText(condition, writing) : label };
}

function comparisonText(condition: QuestionCondition, writing: Writing): string {
  const { words, table } = writing;
  const { column, op = "=", between, other, value = 0, times, days_until } = condition;
  const label = labelOf(table, column);
  const unit = columnOf(table, column)?.unit;
  const measured = times === undefined && days_until === undefined && unit ? ` ${unit}` : "";
  const subject =
    days_until !== undefined
      ? words.daysUntil(label, labelOf(table, days_until))
      : times === undefined
        ? label
        : words.timesColumn(label, labelOf(table, times));
  if (between) {
    const [smallest, largest] = between.map((end) => numberText(end, writing));
    return words.comparesRange(subject, smallest ?? "", `${largest ?? ""}${measured}`);
  }
  const compared =
    other === undefined ? `${numberText(value, writing)}${measured}` : labelOf(table, other);
  return words.compares(subject, words.comparisons[op], compared);
}

/** How a condition tests its column. */
export type ConditionKind =
  | "is"
  | "is_not"
  | "contains"
  | "empty"
  | "filled"
  | QuestionOperator
  | "between"
  | "in"
  | "not_in"
  | "from"
  | "until"
  | "last"
  | "months"
  | "weekdays";

const OPERATORS = [">", ">=", "<", "<=", "=", "<>"] as const;

/** The tests that a column can be put to, the likely ones first. */
export function kindsFor(column: QuestionColumn): readonly ConditionKind[] {
  switch (kindOf(column)) {
    case "number":
      return [...OPERATORS, "between", "empty", "filled"];
    case "date":
      return ["in", "not_in", "from", "until", "last", "months", "weekdays", "empty", "filled"];
    case "yesNo":
      return ["is", "empty", "filled"];
    case "text":
      return ["is", "is_not", "contains", "empty", "filled"];
  }
}

/** How a condition tests its column; undefined for one that no menu can make, such as `after`. */
export function conditionKind(condition: QuestionCondition): ConditionKind | undefined {
  if (condition.empty !== undefined) return condition.empty ? "empty" : "filled";
  if (condition.op !== undefined) return condition.op;
  return (
    [
      "is",
      "is_not",
      "contains",
      "between",
      "in",
      "not_in",
      "from",
      "until",
      "last",
      "months",
      "weekdays",
    ] as const
  ).find((kind) => condition[kind] !== undefined);
}

/** The values of a list that a condition names. */
export const chosenValues = (condition: QuestionCondition | undefined): readonly string[] =>
  condition?.is ?? condition?.is_not ?? [];

/** A list with a member more, or without it. */
export const toggled = <T>(list: readonly T[], member: T): T[] =>
  list.includes(member) ? list.filter((one) => one !== member) : [...list, member];

const isOperator = (kind: ConditionKind): kind is QuestionOperator =>
  OPERATORS.some((operator) => operator === kind);

/** The condition with another test of the same values; undefined where those must be chosen first. */
export function testedBy(
  kind: ConditionKind,
  column: string,
  condition: QuestionCondition | undefined,
): QuestionCondition | undefined {
  if (kind === "empty" || kind === "filled") return { column, empty: kind === "empty" };
  if (condition === undefined) return undefined;
  const values = [...chosenValues(condition)];
  if ((kind === "is" || kind === "is_not") && values.length > 0) return { column, [kind]: values };
  const period = condition.in ?? condition.not_in;
  if ((kind === "in" || kind === "not_in") && period !== undefined)
    return { column, [kind]: period };
  return isOperator(kind) && condition.op !== undefined ? { ...condition, op: kind } : undefined;
}
