import type { Comparison } from "../data/plan.ts";
import type { Filter } from "./filter.ts";

/** A row by the names of its columns. */
type Row = Readonly<Record<string, unknown>>;

/** Whether all of the filters let a row through, as `filtersSql` would in a table. */
export const matchesRow = (filters: readonly Filter[], row: Row): boolean =>
  filters.every((filter) => matches(filter, row));

function matches(filter: Filter, row: Row): boolean {
  if (filter.kind === "any") {
    return filter.columns.some(({ name }) => fold(row[name]) === filter.value.toLowerCase());
  }
  const cell = row[filter.column.name];
  const isEmpty = cell === null || cell === undefined || cell === "";
  if (filter.kind === "empty") return isEmpty !== (filter.not ?? false);
  // What is not known fulfils no condition, as in SQL.
  if (isEmpty) return false;
  switch (filter.kind) {
    case "contains":
      return fold(cell).includes(filter.value.toLowerCase()) !== (filter.not ?? false);
    case "period": {
      const day = textOf(cell).slice(0, "2026-11-24".length);
      return (
        (filter.from === undefined || day >= filter.from) &&
        (filter.until === undefined || day < filter.until)
      );
    }
    case "compare":
      return typeof filter.value === "number"
        ? compare(Number(cell), filter.op, filter.value)
        : compare(fold(cell), filter.op, filter.value.toLowerCase());
  }
}

const textOf = (cell: unknown): string =>
  typeof cell === "string" ? cell : (JSON.stringify(cell) ?? "");

const fold = (cell: unknown): string => textOf(cell).toLowerCase();

function compare<T extends string | number>(one: T, op: Comparison, other: T): boolean {
  switch (op) {
    case "=":
      return one === other;
    case "<>":
      return one !== other;
    case ">":
      return one > other;
    case ">=":
      return one >= other;
    case "<":
      return one < other;
    case "<=":
      return one <= other;
  }
}
