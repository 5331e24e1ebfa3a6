import type { ToolCallWords } from "../../components/labels/words/tool-call-words.ts";
import type { Json, JsonObject } from "../json-view/types.ts";
import { sqlIn } from "./sql-text.logic.ts";

type RowWords = Pick<ToolCallWords, "resultRows">;

/** A table in a result. */
export type TableResult = {
  /** `name` is the heading that people know, where the result says it. */
  columns: readonly { name: string; type?: string }[];
  rows: readonly (readonly Json[])[];
  /** Rows in the source; `rows` may be only the first of them. */
  rowCount: number;
  truncated: boolean;
};

/** Reads a result of the form `{kind: "table", …}`. @returns null for anything else */
export function tableOf(result: Json | undefined): TableResult | null {
  if (typeof result !== "object" || result === null || Array.isArray(result)) return null;
  const table = result as { [key: string]: Json };
  const { columns, rows } = table;
  if (table.kind !== "table" || !Array.isArray(columns) || !Array.isArray(rows)) return null;
  if (!rows.every((row) => Array.isArray(row))) return null;
  return {
    columns: columns.map(readColumn),
    rows: rows as readonly (readonly Json[])[],
    rowCount: typeof table.row_count === "number" ? table.row_count : rows.length,
    truncated: table.truncated === true,
  };
}

function readColumn(column: Json): { name: string; type?: string } {
  if (typeof column !== "object" || column === null || Array.isArray(column))
    return { name: String(column) };
  const { name, type, label } = column as { [key: string]: Json };
  const heading = typeof label === "string" ? label : name;
  return {
    name: typeof heading === "string" ? heading : brief(heading ?? ""),
    ...(typeof type === "string" ? { type } : {}),
  };
}

const longest = 80;

/** The arguments in a few words, for the collapsed row. */
export function summarizeArguments(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object" || Array.isArray(value)) return shorten(brief(value));
  // A statement says nothing to somebody who reads no SQL; it is folded in the content.
  const entries = Object.entries(sqlIn(value)?.rest ?? (value as JsonObject));
  const only = entries.length === 1 ? entries[0]?.[1] : undefined;
  if (typeof only === "string") return shorten(only.replace(/\s+/g, " ").trim());
  return shorten(entries.map(([key, entry]) => `${key}: ${brief(entry)}`).join(", "));
}

/** The result in two words, for the collapsed row: `5 rows`, `tasks: 3`. Empty if nothing can be counted. */
export function summarizeResult(
  result: Json | undefined,
  words: RowWords,
  locale?: string,
): string {
  const table = tableOf(result);
  if (table) return rowsInWords(table.rowCount, words, locale);
  if (typeof result !== "object" || result === null || Array.isArray(result)) return "";
  const lists = Object.entries(result as { [key: string]: Json }).filter(([, entry]) =>
    Array.isArray(entry),
  );
  const [only] = lists;
  return lists.length === 1 && only ? shorten(`${only[0]}: ${brief(only[1])}`) : "";
}

/** `1 row`, `5,210 rows`. */
export function rowsInWords(count: number, words: RowWords, locale?: string): string {
  return words.resultRows(count, new Intl.NumberFormat(locale).format(count));
}

function brief(value: Json): string {
  if (Array.isArray(value)) return String(value.length);
  if (value !== null && typeof value === "object") return "{…}";
  return typeof value === "string" ? value.replace(/\s+/g, " ").trim() : String(value);
}

function shorten(text: string): string {
  const points = Array.from(text);
  return points.length <= longest ? text : `${points.slice(0, longest - 1).join("")}…`;
}
