import { kindOf } from "./layout/grid.ts";
import { TableRefusal } from "../protocol.ts";
import { swallowsRows } from "./swallowed-rows.ts";

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/**
 * Called for a row with a broken quote, which is then read as an ordinary character. So is one that closes only after further rows, which
 * would all be in one cell. @param sentence what is wrong with it */
export type OnBroken = (number: number, sentence: string) => void;

/** Called with each record and its number from 1; `false` stops reading. */
export type OnRecord = (cells: string[], number: number) => boolean | void;

/**
 * Reads delimited text. Quoted cells may contain the delimiter, line breaks and doubled quotes; a quote inside an unquoted cell
 * is an ordinary character. Blank records count too, so that numbers match those in a spreadsheet program.
 * @throws TableRefusal that names the row, if a quote never closes or something follows a closed one, and nobody is called for that
 */
export function readRecords(
  text: string,
  delimiter: string,
  onRecord: OnRecord,
  onBroken: OnBroken = refuse,
): void {
  const separator = delimiter.charCodeAt(0);
  const end = text.length;
  let at = 0;
  let number = 1;
  let cells: string[] = [];
  let before: readonly string[] = [];
  /** Where a quote is that closes one of another row. */
  let stray = -1;

  while (at < end) {
    const open = quoteAt(text, at, separator);
    let quoted = open < 0 ? undefined : quotedCell(text, open, separator);
    if (
      onBroken !== refuse &&
      quoted &&
      typeof quoted !== "string" &&
      swallowsRows(quoted.cell, { cells, before, delimiter })
    ) {
      stray = text.lastIndexOf('"', quoted.after - 1);
      quoted = NEVER_CLOSED;
    }
    if (quoted && typeof quoted !== "string") {
      cells.push(quoted.cell);
      at = quoted.after;
    } else {
      if (quoted) onBroken(number, quoted);
      const start = at;
      let code = text.charCodeAt(at);
      while (at < end && code !== separator && code !== LF && code !== CR)
        code = text.charCodeAt(++at);
      const cell = text.slice(start, at);
      cells.push(quoted || (start <= stray && stray < at) ? cell.trim().replaceAll('"', "") : cell);
    }
    if (at < end && text.charCodeAt(at) === separator) {
      at++;
      // A delimiter as the very last character still opens one more cell.
      if (at === end) cells.push("");
      else continue;
    }
    if (onRecord(cells, number) === false) return;
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++;
    at++;
    number++;
    if (cells.length > 1) before = cells;
    cells = [];
  }
}

/** Position of the opening quote of a quoted cell after any blanks; -1 for an unquoted cell. */
function quoteAt(text: string, start: number, separator: number) {
  let at = start;
  let code = text.charCodeAt(at);
  while ((code === SPACE || code === TAB) && code !== separator) code = text.charCodeAt(++at);
  return code === QUOTE ? at : -1;
}

/** A quoted cell and where it ends, or what is wrong with it. */
function quotedCell(
  text: string,
  open: number,
  separator: number,
): { cell: string; after: number } | string {
  let cell = "";
  let from = open + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return NEVER_CLOSED;
    cell += text.slice(from, quote);
    if (text.charCodeAt(quote + 1) === QUOTE) {
      cell += '"';
      from = quote + 2;
      continue;
    }
    let after = quote + 1;
    let code = text.charCodeAt(after);
    while ((code === SPACE || code === TAB) && code !== separator) code = text.charCodeAt(++after);
    const isEnd = after >= text.length || code === separator || code === LF || code === CR;
    return isEnd ? { cell, after } : "there is text after a closing quote.";
  }
}

const NEVER_CLOSED = "a quote is opened and never closed.";

const refuse: OnBroken = (number, sentence) => {
  throw new TableRefusal("invalid", `Row ${number}: ${sentence}`);
};

const DELIMITERS = [",", ";", "\t", "|"];
const SAMPLE_LENGTH = 64 * 1024;
const SAMPLE_RECORDS = 50;

/** The delimiter that splits the first records into the most even rows; a comma by default. */
export function detectDelimiter(text: string): string {
  const sample = text.slice(0, SAMPLE_LENGTH);
  let best = { delimiter: ",", even: 0, width: 1 };
  for (const delimiter of DELIMITERS) {
    const widths = sampleWidths(sample, delimiter, sample.length < text.length);
    // Not the first line's: it may be a title.
    const width = usualWidth(widths);
    if (width < 2 || (delimiter === "," && isDecimalSign(sample))) continue;
    const even = widths.filter((one) => one === width).length / widths.length;
    if (even > best.even || (even === best.even && width > best.width))
      best = { delimiter, even, width };
  }
  return best.delimiter;
}

/** Whether most commas of a text are within numbers that another delimiter keeps apart, as in `Oslo;1,50;2,75`. */
function isDecimalSign(sample: string): boolean {
  const lines = sample.split(/[\r\n]+/).filter((line) => line.includes(","));
  return [";", "\t", "|"].some((delimiter) => {
    const others = lines.filter((line) => line.includes(delimiter));
    if (others.length * 2 < lines.length) return false;
    const fields = others
      .flatMap((line) => line.split(delimiter))
      .filter((one) => one.includes(","));
    const numbers = fields.filter((field) => kindOf(field.replaceAll('"', "")) === "number");
    return fields.length > 0 && numbers.length * 2 > fields.length;
  });
}

/** The width that most records have; where titles and notes are many, of those that are divided. */
export function usualWidth(widths: readonly number[]): number {
  const divided = widths.filter((width) => width > 1);
  const counts = new Map<number, number>();
  for (const width of divided.length * 3 > widths.length ? divided : widths)
    counts.set(width, (counts.get(width) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([a, n], [b, m]) => m - n || b - a);
  return usual?.[0] ?? 1;
}

function sampleWidths(sample: string, delimiter: string, cut: boolean) {
  const widths: number[] = [];
  try {
    readRecords(sample, delimiter, (cells) => {
      if (cells.length > 1 || cells[0]?.trim()) widths.push(cells.length);
      return widths.length < SAMPLE_RECORDS;
    });
  } catch (error) {
    // The actual import reports the error, with its row.
    if (!(error instanceof TableRefusal)) throw error;
  }
  if (cut && widths.length > 1 && widths.length < SAMPLE_RECORDS) widths.pop();
  return widths;
}
