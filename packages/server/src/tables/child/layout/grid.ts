import type { Cell } from "../source-table.ts";

/** A block of cells; rows and columns count from 0, and the last ones belong to it. */
export type Block = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

/** A sheet as its program shows it, before anything is decided about it. */
export type Grid = {
  /** Rows of cells from the first one on; a row may end early. */
  readonly rows: readonly (readonly Cell[])[];
  /** Cells that are merged into one, which holds its value in the first. */
  readonly merges: readonly Block[];
  /** Rows with cells that sum up other rows by a formula. */
  readonly summed: ReadonlySet<number>;
  /** Rows whose filled cells are all written in bold, where the file says. */
  readonly bold?: ReadonlySet<number>;
  /** How far the first text of a row is moved in, where it is. */
  readonly indents?: ReadonlyMap<number, number>;
  /** Rows that the program does not show, hidden by a person or by a filter. They keep their places. */
  readonly hiddenRows?: ReadonlySet<number>;
  readonly hiddenColumns?: ReadonlySet<number>;
  /** Columns of a workbook with texts such as `1.234`, which are no numbers to it. */
  readonly typedPoints?: ReadonlySet<number>;
};

/** A CSV file as a grid. */
export const plainGrid = (rows: Grid["rows"]): Grid => ({ rows, merges: [], summed: new Set() });

/** The letters of a column as spreadsheet programs show it. */
export const columnLetters = (column: number): string =>
  (column < 26 ? "" : columnLetters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

/** `A4:H17` */
export const rangeText = ({ top, left, bottom, right }: Block): string =>
  `${columnLetters(left)}${top + 1}:${columnLetters(right)}${bottom + 1}`;

/** What a cell holds, roughly: enough to tell headings from values. */
export type Kind = "empty" | "text" | "number" | "date" | "boolean";

/** Other three letters before a number are a code, such as INV-1606. */
const CODES =
  "AED|AUD|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EGP|EUR|GBP|HKD|HUF|IDR|ILS|INR|ISK|JPY|KRW|MXN|MYR|NOK|NZD|PHP|PLN|RON|RUB|SAR|SEK|SGD|THB|TRY|TWD|UAH|USD|VND|ZAR";
/** Signs and codes of currencies, as a pattern. */
export const CURRENCY = `[$€£¥₹₽₩₺₪₫₱฿₴₦]|${CODES}|kr|zł|Kč|Ft|lei|R\\$`;
const DIGITS = "(?:\\d[\\d.,'’ \\u00a0\\u202f]*|[.,]\\d+)";
const NUMBER = new RegExp(
  `^\\(?[-+−]?\\s?(?:${CURRENCY})?\\s?[-+−]?${DIGITS}\\s?(?:%|${CURRENCY})?[-−]?\\)?$`,
);
const NUMERIC_DATE =
  /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?|\d{4}-\d{2})(?:[T ,]+\d{1,2}:\d{2}.*)?$/;
const NAMED_DATE =
  /^(?:\p{L}{3,}\.?,? )?(?:\d{1,2}\.?[ -]\p{L}{3,}\.?[ -]\d{2,4}|\p{L}{3,}\.? \d{1,2},? \d{4})(?:[ ,]+\d{1,2}:\d{2}.*)?$/u;
/** Most numbers, which need no closer look. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;
const TIME = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?$/i;

/** The kind of a cell by its text. */
export function kindOf(cell: Cell | undefined): Kind {
  const text = cell?.trim() ?? "";
  if (text === "") return "empty";
  if (PLAIN.test(text)) return "number";
  // Most texts have no digit, and every number and date has one; the patterns below are dear.
  if (!/\d/.test(text)) return /^(?:true|false)$/i.test(text) ? "boolean" : "text";
  // Most texts begin with a letter, and most dates and numbers do not.
  if (/^\p{L}/u.test(text)) {
    if (NAMED_DATE.test(text)) return "date";
    return NUMBER.test(text) && /\d/.test(text) ? "number" : "text";
  }
  if (NUMERIC_DATE.test(text) || NAMED_DATE.test(text) || TIME.test(text)) return "date";
  return NUMBER.test(text) ? "number" : "text";
}

/** Whether merged cells are a number, such as the costs of several items. */
export const holdsFigure = (rows: Grid["rows"], { top, left }: Block): boolean =>
  kindOf(rows[top]?.[left]) === "number";
