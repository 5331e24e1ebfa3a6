import { escapeMarkdown, unescapeMarkdown } from "../text/markdown.ts";
import { isTemporal } from "./catalog.ts";
import { decimalsOf, decimalText } from "./numbers.ts";
import type { Alternative, Filter } from "./form.ts";
import type { Phrases } from "./phrases/phrases.ts";
import { namedOperand } from "./titles.ts";

/** Values that are named one by one. */
const MAX_VALUES = 6;

/** A number that somebody wrote, with all of its decimals: a small one would be said as 0. */
export const sayAmount = (value: number, words: Phrases): string =>
  words.number(decimalText(value) ?? "0", decimalsOf([value], Infinity));

/** A condition in words. */
export function sayFilter(filter: Filter, words: Phrases): string {
  const { conditions, titles } = words;
  const label = "column" in filter ? escapeMarkdown(filter.column.label) : "";
  switch (filter.kind) {
    case "in": {
      const values = filter.values
        .slice(0, MAX_VALUES)
        .map((value) => words.quoted(escapeMarkdown(value)));
      return conditions.isIn(label, values, filter.values.length - values.length, filter.not);
    }
    case "contains":
      return conditions.contains(label, words.quoted(escapeMarkdown(filter.value)));
    case "number":
      return conditions.number(
        namedOperand(filter.of, words, escapeMarkdown),
        filter.op,
        sayAmount(filter.value, words),
      );
    case "range":
      return conditions.range(
        namedOperand(filter.of, words, escapeMarkdown),
        sayAmount(filter.smallest, words),
        sayAmount(filter.largest, words),
      );
    case "empty":
      return conditions.empty(label, filter.not);
    case "period":
      return conditions.period(label, filter.name, filter.not === true);
    case "months":
      return conditions.months(
        label,
        filter.months.map((month) => titles.months[month - 1] ?? ""),
      );
    case "weekday":
      return conditions.weekday(
        label,
        filter.days.map((day) => titles.weekdays[day - 1] ?? ""),
      );
    case "columns": {
      const other = escapeMarkdown(filter.other.label);
      return conditions.columns(label, filter.op, other, isTemporal(filter.column));
    }
  }
}

/** Conditions as they stand after "where"; empty where there are none. */
export const sayFilters = (filters: readonly Filter[], words: Phrases): string =>
  words.list(filters.map((filter) => sayFilter(filter, words)));

/**
 * How one side of a comparison is called: by its value or time alone where it has no other condition, else by its conditions, so that
 * two sides never have one name.
 */
export function alternativeTitle({ filters }: Alternative, words: Phrases): string {
  const [only, more] = filters;
  const { titles, period } = words;
  if (only && !more) {
    if (only.kind === "in" && !only.not) return only.values.join(", ");
    if (only.kind === "period" && !only.not) return period(only.name);
    if (only.kind === "months")
      return only.months.map((month) => titles.months[month - 1]).join(", ");
    if (only.kind === "weekday") return only.days.map((day) => titles.weekdays[day - 1]).join(", ");
  }
  return unescapeMarkdown(sayFilters(filters, words));
}
