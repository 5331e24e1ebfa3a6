import type { HeaderRows } from "./types.ts";

/** The letters of a column, which counts from 1: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** The number of a column, from 1. */
const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A rectangle of cells; rows and columns count from 1. */
export type CellRange = {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
};

/** Reads `A4:H4317`, from whichever corner; null for anything else. */
export function parseRange(text: string): CellRange | null {
  const parts = /^\s*\$?([a-z]{1,3})\$?(\d{1,7})\s*[:–-]\s*\$?([a-z]{1,3})\$?(\d{1,7})\s*$/i.exec(
    text,
  );
  if (parts === null) return null;
  const [, from = "", top = "", to = "", bottom = ""] = parts;
  const rows = [Number(top), Number(bottom)];
  const columns = [columnNumber(from), columnNumber(to)];
  if (Math.min(...rows) < 1) return null;
  return {
    firstRow: Math.min(...rows),
    lastRow: Math.max(...rows),
    firstColumn: Math.min(...columns),
    lastColumn: Math.max(...columns),
  };
}

/** Writes a range as a spreadsheet program does. */
export const rangeText = ({ firstRow, lastRow, firstColumn, lastColumn }: CellRange): string =>
  `${columnLetters(firstColumn)}${firstRow}:${columnLetters(lastColumn)}${lastRow}`;

/** Reads `4` or `4–5`; nothing and `0` are no header; null for anything else. */
export function parseHeader(text: string): HeaderRows | null {
  if (/^\s*0*\s*$/.test(text)) return { first: 0, last: 0 };
  const parts = /^\s*(\d{1,7})(?:\s*[–:-]\s*(\d{1,7}))?\s*$/.exec(text);
  if (parts === null) return null;
  const first = Number(parts[1]);
  const last = Number(parts[2] ?? parts[1]);
  return first < 1 || last < first ? null : { first, last };
}

/** `4`, `4–5`, or nothing for no header. */
export function headerText(header: HeaderRows | undefined): string {
  if (header === undefined || header.first === 0) return "";
  return header.first === header.last ? String(header.first) : `${header.first}–${header.last}`;
}
