import type { Json } from "../json-view/types.ts";
import type { TableResult } from "./tool-call.logic.ts";

/**
 * Spreadsheet programs run a cell that begins like this as a formula; also after characters they may take for a cell
 * separator.
 */
const formula = /(?<=^|[;\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g;
const plainNumber = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;

/** A table as a CSV file. Text that would run as a formula is disarmed by a leading apostrophe. */
export function toCsv({ columns, rows }: Pick<TableResult, "columns" | "rows">): string {
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map((_, column) => row[column] ?? null)),
  ].map((cells) => cells.map(cellOf).join(","));
  // The byte order mark tells Excel that this is UTF-8.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellOf(value: Json): string {
  if (value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const inert = plainNumber.test(text) ? text : text.replaceAll(formula, "'");
  return /[",;\t\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
