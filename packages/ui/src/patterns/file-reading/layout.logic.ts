import type { CellRange } from "./ranges.logic.ts";
import type {
  FileReadingView,
  ReadingColumn,
  ReadingPages,
  ReadingRow,
  ReadingTable,
} from "./types.ts";

/** Rows whose texts decide how wide the columns are. */
const SAMPLE = 60;
/** In rem. */
const NARROWEST = 5.5;
const WIDEST = 16;
const PER_CHARACTER = 0.46;
const PADDING = 1.5;

/** How many columns the sheet has, as far as its rows are loaded. */
export function columnCount(tables: readonly ReadingTable[], pages: ReadingPages): number {
  let count = 1;
  for (const { firstColumn, columns } of tables)
    count = Math.max(count, firstColumn + columns.length - 1);
  for (const rows of pages.values())
    for (const { cells } of rows) count = Math.max(count, cells.length);
  return count;
}

/** How wide each column is, in rem: by its heading and the first rows. A title does not widen the column it begins in. */
export function columnWidths(
  { tables }: Pick<FileReadingView, "tables">,
  pages: ReadingPages,
): readonly number[] {
  const count = columnCount(tables, pages);
  const characters = Array.from({ length: count }, () => 0);
  const widen = (column: number, length: number) => {
    characters[column] = Math.max(characters[column] ?? 0, length);
  };
  // The type below the heading has an arrow beside it.
  for (const { firstColumn, columns } of tables)
    for (const [at, { label }] of columns.entries())
      widen(firstColumn - 1 + at, Math.max(label.length, 14));
  const sample = [...pages.values()].flat().slice(0, SAMPLE);
  for (const { cells } of sample.filter(isWide))
    for (const [at, text] of cells.entries()) widen(at, text?.length ?? 0);
  return characters.map((length) =>
    Math.min(WIDEST, Math.max(NARROWEST, length * PER_CHARACTER + PADDING)),
  );
}

const isWide = ({ cells }: ReadingRow) => cells.filter((text) => text !== null).length > 1;

/** The table whose columns are shown above a row: the one that holds it, else the one above it. */
export function tableAt(
  tables: readonly ReadingTable[],
  column: number,
  row: number,
): ReadingTable | undefined {
  const over = tables.filter((table) => isOver(table, column));
  return over.findLast(({ firstRow }) => firstRow <= row) ?? over[0];
}

const isOver = ({ firstColumn, columns }: ReadingTable, column: number) =>
  column >= firstColumn && column < firstColumn + columns.length;

/** A column of the sheet as it is read, where a table has it. */
export const columnAt = (
  tables: readonly ReadingTable[],
  column: number,
  row: number,
): ReadingColumn | undefined => {
  const table = tableAt(tables, column, row);
  return table?.columns[column - table.firstColumn];
};

const numbers: readonly string[] = ["integer", "decimal"];

/** Whether the values of a column align by their last digit. */
export const alignsEnd = (column: ReadingColumn | undefined): boolean =>
  column !== undefined && numbers.includes(column.type);

/** Keys of the cells that do not fit their column, as {@link cellKey} makes them. */
export function stoppedCells(tables: readonly ReadingTable[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { firstColumn, columns } of tables)
    for (const [at, { cells = [] }] of columns.entries())
      for (const { row } of cells) keys.add(cellKey(row, firstColumn + at));
  return keys;
}

/** Names a cell. Row 0 has the columns as they are read, column 0 the numbers of the rows. */
export const cellKey = (row: number, column: number): string => `${row}:${column}`;

/** Where a column of a decision is; undefined where no table has its heading. */
export function columnNamed(
  tables: readonly ReadingTable[],
  heading: string | undefined,
): number | undefined {
  for (const { firstColumn, columns } of tables) {
    const at = columns.findIndex(
      (column) => column.heading === heading || column.label === heading,
    );
    if (at >= 0) return firstColumn + at;
  }
  return undefined;
}

/** A column that is rendered, or room for some that are not. */
export type ColumnPart =
  | { readonly kind: "column"; readonly column: number }
  | { readonly kind: "gap"; readonly key: string; readonly span: number };

/** The columns in view and one that must stay, with gaps for all others. Columns count from 1. */
export function columnParts(
  count: number,
  { first, last }: { first: number; last: number },
  keep: number,
): readonly ColumnPart[] {
  const shown = new Set<number>();
  for (let column = Math.max(1, first); column <= Math.min(count, last); column++)
    shown.add(column);
  if (keep >= 1 && keep <= count) shown.add(keep);
  const parts: ColumnPart[] = [];
  let next = 1;
  for (const column of [...shown].sort((a, b) => a - b)) {
    if (column > next) parts.push({ kind: "gap", key: `before-${column}`, span: column - next });
    parts.push({ kind: "column", column });
    next = column + 1;
  }
  if (next <= count) parts.push({ kind: "gap", key: "after", span: count + 1 - next });
  return parts;
}

/** The columns between two offsets, each in rem. */
export function columnsBetween(
  widths: readonly number[],
  from: number,
  to: number,
): { first: number; last: number } {
  let end = 0;
  let first = 1;
  let last = widths.length;
  for (const [at, width] of widths.entries()) {
    if (end + width <= from) first = at + 2;
    if (end > to) {
      last = at;
      break;
    }
    end += width;
  }
  return { first: Math.min(first, widths.length), last };
}

/** The table that holds a row; else the one after it, or the last. */
export const tableAround = (
  tables: readonly ReadingTable[],
  row: number,
): ReadingTable | undefined =>
  tables.find(({ firstRow, lastRow }) => row >= firstRow && row <= lastRow) ??
  tables.find(({ firstRow }) => firstRow > row) ??
  tables.at(-1);

/** The cells of a table with its header. */
export const boundsOf = ({ firstRow, lastRow, firstColumn, columns }: ReadingTable): CellRange => ({
  firstRow,
  lastRow,
  firstColumn,
  lastColumn: firstColumn + Math.max(columns.length, 1) - 1,
});
