import type { DataSort, SortValue } from "./data-table.types.ts";

/** The next order of a column: ascending, descending, then the original order. */
export function nextSort(sort: DataSort, column: string): DataSort {
  if (sort?.column !== column) return { column, direction: "ascending" };
  return sort.direction === "ascending" ? { column, direction: "descending" } : null;
}

/** `undefined` for values without an order: they come last in both directions. */
export function sortKey(value: SortValue): string | number | undefined {
  if (value === null || value === undefined) return undefined;
  const key = typeof value === "string" ? value : Number(value);
  return Number.isNaN(key) ? undefined : key;
}

/** Compares two keys: text by the rules of the language, digits in it by value. */
export function compareKeys(
  one: string | number,
  other: string | number,
  collator: Intl.Collator,
): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return collator.compare(String(one), String(other));
}
