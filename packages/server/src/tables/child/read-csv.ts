import type { ReadingChoices } from "../reading.ts";
import { detectDelimiter, readRecords } from "./csv-records.ts";
import { decodeText } from "./decode-text.ts";
import { plainGrid } from "./layout/grid.ts";
import { layOutAll } from "./layout/lay-out.ts";
import {
  type CellBudget,
  cellOf,
  emptyFile,
  noRows,
  notASpreadsheet,
  type Cell,
  type SourceTable,
} from "./source-table.ts";

/** Begins like a web page, a document, an image or program data rather than like a table. */
const OTHER_FORMAT = /^\s*(?:<[a-z!?/]|%PDF|%!PS|\{\\rtf|[[{]\s*(?:["{[\]}]|$))/i;

/**
 * Reads a CSV file. Rows are numbered as a spreadsheet program shows them.
 * @throws TableRefusal with the row where the file is broken
 */
export function readCsv(
  bytes: Uint8Array,
  filename: string,
  budget: CellBudget,
  choices: ReadingChoices = {},
): SourceTable[] {
  const decoded = decodeText(bytes);
  if (decoded === undefined || OTHER_FORMAT.test(decoded.slice(0, 200)))
    throw notASpreadsheet(filename);
  const { text, delimiter } = withDelimiter(decoded);
  const rows: Cell[][] = [];
  readRecords(text, delimiter, (texts) => {
    rows.push(texts.map(cellOf));
  });
  if (rows.every((cells) => cells.every((cell) => cell === null))) throw emptyFile(filename);
  const grid = plainGrid(rows);
  const tables = layOutAll(
    [{ name: undefined, grid, commaDecimals: delimiter === ";" }],
    budget,
    choices,
  );
  if (tables.length === 0) throw noRows(filename);
  return tables;
}

/** Some programs write the delimiter in an extra first line. */
function withDelimiter(text: string) {
  const named = /^sep=([,;\t|])\r?\n/i.exec(text);
  if (named?.[1]) return { text: text.slice(named[0].length), delimiter: named[1] };
  return { text, delimiter: detectDelimiter(text) };
}
