import { beginningOf } from "../beginning-of.ts";
import { tableLimits } from "../limits.ts";
import { TableRefusal } from "../protocol.ts";
import type { Decision, ReadingChoices } from "../reading.ts";
import { remembered } from "./column-cells.ts";
import { alignedText, PARTED_BY_BLANKS } from "./aligned-text.ts";
import { detectDelimiter, readRecords, usualWidth } from "./csv-records.ts";
import { decodeText } from "./decode-text.ts";
import type { FileReading } from "./file-reading.ts";
import { counted, rowsText } from "./layout/decisions.ts";
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
  const aligned = choices.delimiter === undefined ? alignedText(decoded.text) : undefined;
  const { text, delimiter } =
    aligned === undefined
      ? withDelimiter(decoded.text, choices.delimiter)
      : { text: aligned, delimiter: "\t" };
  const rows: Cell[][] = [];
  const broken: Broken[] = [];
  // Equal texts of a column are one, which takes less memory.
  const cellIn = Array.from({ length: tableLimits.columns }, () => remembered(cellOf));
  readRecords(
    text,
    delimiter,
    (texts) => {
      // A new array, since one that grew cell by cell has room for twice as many.
      rows.push(texts.map((one, at) => (cellIn[at] ?? cellOf)(one)));
    },
    (number, sentence) => {
      if (broken.at(-1)?.number !== number) broken.push({ number, sentence });
    },
  );
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
        decisions: [
          ...decoded.decisions,
          ...(aligned === undefined ? [] : [PARTED_BY_BLANKS]),
          ...(text.includes("\ufffd") ? spoiltCells(rows) : []),
          ...brokenQuotes(rows, broken),
        ],
      },
    ],
  };
}

/** A row with a broken quote. */
type Broken = { readonly number: number; readonly sentence: string };

/** Share of the rows that may have a broken quote; more are a file in another form. */
const BROKEN_SHARE = 0.05;

/**
 * What is said of rows with a broken quote, each of which has as many cells as the others.
 * @throws TableRefusal for one whose cells nobody can tell
 */
function brokenQuotes(rows: readonly Cell[][], broken: readonly Broken[]): Decision[] {
  const [first] = broken;
  if (!first) return [];
  const numbersOfBroken = new Set(broken.map(({ number }) => number));
  const whole = rows.filter((_, at) => !numbersOfBroken.has(at + 1));
  const width = usualWidth(whole.map(({ length }) => length));
  const isFew = broken.length <= Math.max(1, rows.length * BROKEN_SHARE);
  const unclear = isFew ? broken.find(({ number }) => rows[number - 1]?.length !== width) : first;
  if (unclear) throw new TableRefusal("invalid", `Row ${unclear.number}: ${unclear.sentence}`);
  const numbers = broken.map(({ number }) => number);
  return [
    {
      kind: "short_rows",
      title: `${counted(numbers.length, "row")} with a broken quote`,
      sentence: `${rowsText(numbers.map((number) => number - 1))} ${numbers.length === 1 ? "has" : "have"} a quote that is opened and not closed, and ${numbers.length === 1 ? "is" : "are"} read without it.`,
      rows: numbers.slice(0, MAX_SPOILT),
      isDoubtful: true,
    },
  ];
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
