import { TableRefusal } from "../protocol.ts";
import { detectDelimiter, readRecords } from "./csv-records.ts";
import { decodeText } from "./decode-text.ts";
import {
  type CellBudget,
  cellOf,
  emptyFile,
  notASpreadsheet,
  type Cell,
  type SourceTable,
} from "./source-table.ts";

const plural = (count: number) => `${count} ${count === 1 ? "cell" : "cells"}`;

/** Begins like a web page, a document, an image or program data rather than like a table. */
const OTHER_FORMAT = /^\s*(?:<[a-z!?/]|%PDF|%!PS|\{\\rtf|[[{]\s*(?:["{[\]}]|$))/i;

/**
 * Reads a CSV file. Rows are numbered as a spreadsheet program shows them, the header being row 1.
 * @throws TableRefusal with the row where the file is broken
 */
export function readCsv(bytes: Uint8Array, filename: string, budget: CellBudget): SourceTable {
  const decoded = decodeText(bytes);
  if (decoded === undefined || OTHER_FORMAT.test(decoded.slice(0, 200)))
    throw notASpreadsheet(filename);
  const { text, delimiter } = withDelimiter(decoded);
  let header: Cell[] | undefined;
  let before = 0;
  const columns: Cell[][] = [];
  let rowCount = 0;

  readRecords(text, delimiter, (texts, record) => {
    // Spreadsheet programs write a row of delimiters for each row that was emptied.
    if (texts.every((one) => cellOf(one) === null)) return;
    if (!header) {
      header = texts.map((one) => cellOf(one.trim()));
      before = record - 1;
      budget.columns(header.length);
      for (const _ of header) columns.push([]);
      return;
    }
    const row = record - before;
    const cells = fitted(texts, header, row);
    budget.row(cells, row);
    for (let at = 0; at < cells.length; at++) columns[at]?.push(cells[at] ?? null);
    rowCount++;
  });

  if (!header) throw emptyFile(filename);
  return { sheet: undefined, header, columns, rowCount, commaDecimals: delimiter === ";" };
}

/** Some programs write the delimiter in an extra first line. */
function withDelimiter(text: string) {
  const named = /^sep=([,;\t|])\r?\n/i.exec(text);
  if (named?.[1]) return { text: text.slice(named[0].length), delimiter: named[1] };
  return { text, delimiter: detectDelimiter(text) };
}

function fitted(texts: readonly string[], header: readonly Cell[], row: number): Cell[] {
  const width = header.length;
  const cells = texts.map(cellOf);
  // Empty cells after the last column hold nothing that could be lost.
  while (cells.length > width && cells.at(-1) === null) cells.pop();
  // The header may end in a stray delimiter that the rows do not have.
  while (cells.length < width && header.slice(cells.length).every((cell) => cell === null))
    cells.push(null);
  if (cells.length !== width) {
    throw new TableRefusal(
      "invalid",
      `Row ${row} has ${plural(cells.length)}, but the header has ${width}.`,
    );
  }
  return cells;
}
