import { isSolid } from "./layout/cells.ts";
import { kindOf } from "./layout/grid.ts";

/** Lines of a cell that are rows by their delimiters alone. */
const MIN_LINES = 3;
/** Cells of a row; a sentence may well have one comma. */
const MIN_WIDTH = 3;

/**
 * Whether a quoted cell holds rows of the file, since its quote was never meant to be opened: each of its lines has as many cells as the row
 * before, with numbers and dates where that has them.
 * @param cells of its row, before it
 * @param before the last row that was read
 */
export function swallowsRows(
  cell: string,
  {
    cells,
    before,
    delimiter,
  }: { cells: readonly string[]; before: readonly string[]; delimiter: string },
): boolean {
  if (!cell.includes("\n") || before.length < 2) return false;
  const [first = "", ...others] = cell.split(/\r?\n/);
  const inner = others.slice(0, -1).filter((line) => line !== "");
  if (inner.length === 0 || cells.length + first.split(delimiter).length !== before.length)
    return false;
  const rows = inner.map((line) => line.split(delimiter));
  if (rows.some((row) => row.length !== before.length)) return false;
  const solid = before.flatMap((text, at) => (isSolid(kindOf(text)) ? [at] : []));
  if (solid.length === 0) return rows.length >= MIN_LINES && before.length >= MIN_WIDTH;
  return rows.every((row) =>
    solid.every((at) => row[at] === "" || kindOf(row[at]) === kindOf(before[at])),
  );
}
