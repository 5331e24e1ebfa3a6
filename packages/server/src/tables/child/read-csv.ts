import type { ReadingChoices } from "../reading.ts";
import { detectDelimiter, readRecords } from "./csv-records.ts";
import { decodeText } from "./decode-text.ts";
import type { FileReading } from "./file-reading.ts";
import { plainGrid } from "./layout/grid.ts";
import { cellOf, notASpreadsheet, type Cell } from "./source-table.ts";

/** Begins like a web page, a document, an image or program data rather than like a table. */
const OTHER_FORMAT = /^\s*(?:<[a-z!?/]|%PDF|%!PS|\{\\rtf|[[{]\s*(?:["{[\]}]|$))/i;

/**
 * Reads a CSV file. Rows are numbered as a spreadsheet program shows them.
 * @throws TableRefusal with the row where the file is broken
 */
export function readCsv(
  bytes: Uint8Array,
  filename: string,
  choices: ReadingChoices = {},
): FileReading {
  const decoded = decodeText(bytes);
  if (decoded === undefined || OTHER_FORMAT.test(decoded.slice(0, 200)))
    throw notASpreadsheet(filename);
  const { text, delimiter } = withDelimiter(decoded, choices.delimiter);
  const rows: Cell[][] = [];
  readRecords(text, delimiter, (texts) => {
    rows.push(texts.map(cellOf));
  });
  const commaDecimals = delimiter === ";";
  return {
    format: "csv",
    delimiter,
    sheets: [{ name: undefined, grid: plainGrid(rows), commaDecimals }],
  };
}

/** Some programs write the delimiter in an extra first line. */
function withDelimiter(decoded: string, chosen: string | undefined) {
  const named = /^sep=([,;\t|])\r?\n/i.exec(decoded);
  const text = named ? decoded.slice(named[0].length) : decoded;
  return { text, delimiter: chosen ?? named?.[1] ?? detectDelimiter(text) };
}
