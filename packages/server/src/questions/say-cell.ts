import { escapeMarkdown } from "../text/markdown.ts";
import { decimalsOf, decimalText } from "./numbers.ts";
import type { Measure } from "./form.ts";
import type { Phrases } from "./phrases/phrases.ts";

/** A whole number with its thousands set apart. */
export const sayCount = (value: unknown, words: Phrases): string =>
  words.number(decimalText(value) ?? "0", 0);

/** A figure with as many decimals as its column needs; averages with at most two. */
export function sayMeasure(
  measure: Measure,
  value: unknown,
  column: readonly unknown[],
  words: Phrases,
): string {
  const text = decimalText(value);
  if (text === undefined) return sayCell(value, words);
  const most = measure.fn === "avg" || measure.fn === "median" || measure.fn === "ratio" ? 2 : 6;
  return words.number(text, decimalsOf(column, most, hasFractions(measure)));
}

export const hasFractions = (measure: Measure): boolean =>
  "of" in measure &&
  measure.fn !== "ratio" &&
  measure.of.kind !== "days" &&
  measure.of.column.type === "decimal";

export function sayDecimal(value: unknown, column: readonly unknown[], words: Phrases): string {
  const text = decimalText(value);
  return text === undefined ? sayCell(value, words) : words.number(text, decimalsOf(column, 6));
}

export function sayPercent(value: unknown, words: Phrases): string {
  const text = decimalText(value);
  return text === undefined ? words.titles.empty : `${words.number(text, 1)} %`;
}

/** A cell as the file has it. */
export function sayCell(value: unknown, { titles }: Phrases): string {
  if (value === null || value === undefined) return titles.empty;
  if (typeof value === "number") return decimalText(value) ?? String(value);
  if (typeof value === "string") return escapeMarkdown(value.replace(/[T ]00:00:00(?:\.0+)?$/, ""));
  return escapeMarkdown(JSON.stringify(value));
}
