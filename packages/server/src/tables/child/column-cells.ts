import type { DateOrder, Decision, DecimalSign, ChosenType } from "../reading.ts";
import type { ColumnType, Found as FoundFormat } from "../protocol.ts";
import type { Cell } from "./source-table.ts";

/** What is known of a column besides its cells. */
export type ColumnContext = {
  /** Its heading. */
  readonly label: string;
  /** The number of each row in the spreadsheet program. */
  readonly rowNumbers: readonly number[];
  /** True if a comma is likely the decimal sign, as in files with semicolons as delimiters. */
  readonly commaDecimals: boolean;
  /** True where numbers are not written by people: those of a workbook have decimal points. */
  readonly isWorkbook?: boolean;
  /** Its workbook has texts such as `1.234` in it, beside numbers of its own. */
  readonly hasTypedPoints?: boolean;
  /** What a person chose. */
  readonly chosen?: ChosenType;
  readonly decimalSign?: DecimalSign;
  readonly dateOrder?: DateOrder;
  /** What other columns of its table prove. */
  readonly others?: Evidence;
};

/** What values leave no doubt about, and the heading of the column that has them. */
export type Evidence = {
  readonly decimalSign?: { readonly value: DecimalSign; readonly column: string };
  readonly dateOrder?: { readonly value: DateOrder; readonly column: string };
};

/** How a column is read. */
export type ColumnReading = {
  readonly type: ColumnType;
  readonly sqlType: string;
  /** The unit that its values were written with. */
  readonly unit?: string;
  /** The text as SQL casts it; null where it is empty or, in a type that a person chose, does not fit. */
  readonly canonical: (text: string) => Cell;
  readonly decisions: readonly Decision[];
  /** How its values are written, as they say or what is beside them; not what a person chose. */
  readonly found?: FoundFormat;
  /** What its own values prove to other columns. */
  readonly shows?: Evidence;
  /** True where only what other columns show can tell how it is read. */
  readonly isOpen?: boolean;
};

/** Cells that were looked for: how many there are, and the first of them. */
export type Found = {
  readonly count: number;
  readonly cells: readonly { readonly row: number; readonly text: string }[];
};

const MAX_CELLS = 20;
/** Characters that a decision shows of a cell. */
const MAX_TEXT = 60;

/** Looks for cells by their text. */
export function findCells(
  cells: readonly Cell[],
  { rowNumbers }: Pick<ColumnContext, "rowNumbers">,
  isWanted: (text: string) => boolean,
): Found {
  const found: { row: number; text: string }[] = [];
  let count = 0;
  for (let at = 0; at < cells.length; at++) {
    const text = cells[at]?.trim();
    if (text === undefined || !isWanted(text)) continue;
    count++;
    if (found.length < MAX_CELLS)
      found.push({ row: rowNumbers[at] ?? at + 2, text: text.slice(0, MAX_TEXT) });
  }
  return { count, cells: found };
}

/** Share of the filled cells from which on a column is of a type but for a few. */
export const MOSTLY = 0.8;

/** Cells that may be odd where a column is short. */
const FEW = 2;

/** Whether a column is of a type but for a few cells. */
export const isMostly = (count: number, values: number): boolean => {
  const odd = values - count;
  return count >= MOSTLY * values || (odd <= FEW && count > 2 * odd);
};

const MAX_KNOWN = 5000;

/** Remembers what was found for a text as long as that pays: most columns repeat their texts, and others never do. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  let known: Map<string, T> | undefined = new Map();
  let hits = 0;
  return (text) => {
    if (!known) return read(text);
    const before = known.get(text);
    if (before !== undefined) {
      hits++;
      return before;
    }
    const result = read(text);
    if (known.size < MAX_KNOWN) known.set(text, result);
    else if (hits < MAX_KNOWN) known = undefined;
    return result;
  };
}
