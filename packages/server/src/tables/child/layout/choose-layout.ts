import { TableRefusal } from "../../protocol.ts";
import type { SheetChoices } from "../../reading.ts";
import { between, usedColumns } from "./cells.ts";
import { headOf } from "./find-header.ts";
import { findTables, lastRow, layoutAt, type Layout } from "./find-tables.ts";
import type { Block, Grid } from "./grid.ts";

/**
 * The tables of a sheet as a person chose them; without a choice, as they are found.
 * @throws TableRefusal for rows or a range beyond the sheet
 */
export function chosenLayouts(grid: Grid, choices: SheetChoices): Layout[] {
  if (choices.include === false) return [];
  return choices.header || choices.range ? [chosenTable(grid, choices)] : findTables(grid);
}

/** One table, with the header that was chosen, or the one that is found at the top of the chosen range. */
function chosenTable(grid: Grid, { header, range: chosen }: SheetChoices): Layout {
  const used = usedBlock(grid);
  const range = chosen === undefined ? undefined : blockOf(chosen);
  if (range && (range.top > used.bottom || range.left > used.right))
    throw new TableRefusal("invalid", `The range ${chosen} has no cells.`);
  const last = header && header !== "none" ? header.last : 0;
  if (last > used.bottom + 1)
    throw new TableRefusal(
      "invalid",
      `Row ${last} cannot be the header: the sheet ends at row ${used.bottom + 1}.`,
    );
  const block = range ? clipped(range, used) : used;
  const { top, headerRows } = headIn(grid, block, header);
  const first = top + headerRows;
  const columns = range ? block : { ...block, ...columnsFrom(grid, top, block) };
  const width = columns.right - columns.left + 1;
  // Within a chosen range nothing is a note, unless it goes on to the end of the sheet.
  const bottom =
    range && range.bottom <= used.bottom
      ? block.bottom
      : lastRow(grid, { ...columns, top: first }, width);
  const layout = layoutAt(grid, { ...columns, top, bottom }, headerRows);
  return {
    ...layout,
    titles: filledRows(grid, used.top, top),
    notes: filledRows(grid, layout.range.bottom + 1, used.bottom + 1),
  };
}

function headIn(grid: Grid, block: Block, header: SheetChoices["header"]) {
  if (header === "none") return { top: block.top, headerRows: 0 };
  if (header) {
    const top = Math.max(header.first - 1, 0);
    return { top, headerRows: Math.max(header.last - top, 1) };
  }
  const found = headOf(grid, block);
  return { top: block.top, headerRows: found?.start === block.top ? found.headerRows : 1 };
}

function usedBlock({ rows }: Grid): Block {
  let block: Block | undefined;
  for (let row = 0; row < rows.length; row++) {
    const used = usedColumns(rows[row] ?? []);
    if (!used) continue;
    block = {
      top: block?.top ?? row,
      left: Math.min(block?.left ?? Infinity, used.first),
      bottom: row,
      right: Math.max(block?.right ?? 0, used.last),
    };
  }
  return block ?? { top: 0, left: 0, bottom: 0, right: 0 };
}

/** The columns in use from a row on: a title above it may be further left. */
function columnsFrom(grid: Grid, top: number, block: Block) {
  let left = Infinity;
  let right = -1;
  for (let row = top; row <= block.bottom; row++) {
    const used = usedColumns(grid.rows[row] ?? []);
    if (!used) continue;
    left = Math.min(left, used.first);
    right = Math.max(right, used.last);
  }
  return right < 0 ? { left: block.left, right: block.right } : { left, right };
}

const clipped = (range: Block, used: Block): Block => ({
  top: range.top,
  left: range.left,
  bottom: Math.min(range.bottom, used.bottom),
  right: Math.min(range.right, used.right),
});

const filledRows = ({ rows }: Grid, from: number, to: number) =>
  between(from, to).filter((row) => usedColumns(rows[row] ?? []) !== undefined);

/** @throws TableRefusal for a range that is none */
function blockOf(range: string): Block {
  const found = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/i.exec(range);
  const [, left = "", top, right = "", bottom] = found ?? [];
  const block = {
    top: Number(top) - 1,
    left: columnNumber(left),
    bottom: Number(bottom) - 1,
    right: columnNumber(right),
  };
  if (!found || block.top < 0 || block.bottom < block.top || block.right < block.left)
    throw new TableRefusal("invalid", `'${range}' is not a range of cells, such as A4:H20.`);
  return block;
}

/** A is 0. */
export const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce(
    (number, letter) => number * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;
