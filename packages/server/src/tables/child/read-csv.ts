import { beginningOf } from "../beginning-of.ts";
import type { Decision, ReadingChoices } from "../reading.ts";
import { detectDelimiter, readRecords } from "./csv-records.ts";
import { decodeText } from "./decode-text.ts";
import type { FileReading } from "./file-reading.ts";
import { counted } from "./layout/decisions.ts";
import { plainGrid } from "./layout/grid.ts";
import { cellOf, notASpreadsheet, type Cell } from "./source-table.ts";

/**
 * Reads a CSV file. Rows are numbered as a spreadsheet program shows them.
 * @throws TableRefusal with the row where the file is broken
 */
export function readCsv(
  bytes: Uint8Array,
  filename: string,
  choices: ReadingChoices = {},
): FileReading {
  const decoded = decodeText(bytes, choices.encoding);
  if (decoded === undefined) throw notASpreadsheet(filename);
  const { text, delimiter } = withDelimiter(decoded.text, choices.delimiter);
  const rows: Cell[][] = [];
  readRecords(text, delimiter, (texts) => {
    rows.push(texts.map(cellOf));
  });
  const commaDecimals = delimiter === ";";
  return {
    format: "csv",
    encoding: decoded.encoding,
    delimiter,
    sheets: [
      {
        name: undefined,
        grid: plainGrid(rows),
        commaDecimals,
        decisions: [...decoded.decisions, ...spoiltCells(rows)],
      },
    ],
  };
}

/** What is said of cells with bytes that are no character of the file's encoding. */
function spoiltCells(rows: readonly (readonly Cell[])[]): Decision[] {
  const spoilt: { row: number; column: number; text: string }[] = [];
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries())
      if (cell?.includes("\ufffd")) spoilt.push({ row: row + 1, column: column + 1, text: cell });
  const [first] = spoilt;
  if (!first) return [];
  const place = `row ${first.row}, column ${first.column}`;
  return [
    {
      kind: "encoding",
      title: `${counted(spoilt.length, "cell")} with unreadable letters`,
      sentence: `${counted(spoilt.length, "cell")} ${spoilt.length === 1 ? "has" : "have"} bytes that are no letters and show as �: ${spoilt.length === 1 ? place : `the first in ${place}`}.`,
      rows: spoilt.slice(0, MAX_SPOILT).map(({ row }) => row),
      cells: spoilt
        .slice(0, MAX_SPOILT)
        .map(({ row, text }) => ({ row, text: beginningOf(text, 60) })),
      count: spoilt.length,
      isDoubtful: true,
    },
  ];
}

const MAX_SPOILT = 50;

/** Some programs write the delimiter in an extra first line. */
function withDelimiter(decoded: string, chosen: string | undefined) {
  const named = /^sep=([,;\t|])\r?\n/i.exec(decoded);
  const text = named ? decoded.slice(named[0].length) : decoded;
  return { text, delimiter: chosen ?? named?.[1] ?? detectDelimiter(text) };
}
