import type { TableResult } from "./types.ts";

/** One of the things that a tool listed, by the names of its fields. */
export type ResultRow = Readonly<Record<string, unknown>>;

/** The things in a tool's result: the rows of a table, the objects of its first list, or the result itself. */
export function resultRows(value: unknown): ResultRow[] {
  if (typeof value !== "object" || value === null) return [];
  if (isTable(value)) {
    const { columns, rows } = value;
    return rows.map((row) =>
      Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])),
    );
  }
  const list = Array.isArray(value) ? value : (Object.values(value).find(Array.isArray) ?? [value]);
  return list.filter(
    (row: unknown): row is ResultRow =>
      typeof row === "object" && row !== null && !Array.isArray(row),
  );
}

const isTable = (value: object): value is TableResult =>
  Reflect.get(value, "kind") === "table" &&
  Array.isArray(Reflect.get(value, "columns")) &&
  Array.isArray(Reflect.get(value, "rows"));

/** Fields that say what a thing is called, the surest first. */
export const TITLE_FIELDS = ["title", "name", "subject", "summary"] as const;
