import {
  between,
  columnKinds,
  filledIn,
  isSolid,
  kindsIn,
  rowsOf,
  SAMPLE_ROWS,
  usedColumns,
} from "./cells.ts";
import { headOf, MAX_HEADER_ROWS } from "./find-header.ts";
import { findTotals } from "./find-totals.ts";
import { kindOf, type Block, type Grid, type Kind } from "./grid.ts";

/** Where one table of a sheet is, by rows of the sheet. */
export type Layout = {
  /** The table with its header. */
  readonly range: Block;
  /** How many of its first rows are the header; 0 for a table without one. */
  readonly headerRows: number;
  /** Rows above it that are no part of it. */
  readonly titles: readonly number[];
  /** Rows within it that sum up others. */
  readonly totals: readonly number[];
  /** Rows within it that are only named like totals. */
  readonly doubtful: readonly number[];
  /** Rows within it that repeat the header, as a new page does. */
  readonly repeated: readonly number[];
  /** Rows below it that are no part of it. */
  readonly notes: readonly number[];
};

/**
 * Finds the tables of a sheet, from its top to its bottom. Blank rows do not end a table by themselves: another one begins after them
 * only where its heading is seen.
 * @returns none for a sheet whose cells make no table
 */
export function findTables(grid: Grid): Layout[] {
  const bands = joined(grid, bandsOf(grid));
  const layouts = layoutsOf(grid, bands);
  const tables: Layout[] = [];
  let titles: number[] = [];
  for (const [at, band] of bands.entries()) {
    const layout = layouts[at];
    if (layout) {
      tables.push({ ...layout, titles: [...titles, ...layout.titles] });
      titles = [];
    } else titles = titles.concat(rowsOf(band));
  }
  const last = tables.at(-1);
  if (last && titles.length > 0)
    tables[tables.length - 1] = { ...last, notes: [...last.notes, ...titles] };
  return tables;
}

/** The tables of the bands. A single column is one only where the sheet has nothing wider: else it is a text beside a table. */
function layoutsOf(grid: Grid, bands: readonly Block[]): (Layout | undefined)[] {
  const found = bands.map((band) => readBand(grid, band));
  const isWide = (layout: Layout | undefined) => layout && layout.range.right > layout.range.left;
  return found.some(isWide) ? found.map((layout) => (isWide(layout) ? layout : undefined)) : found;
}

/** Rows without a blank one between them, with the columns that they use. */
function bandsOf({ rows }: Grid): Block[] {
  const bands: Block[] = [];
  let top = -1;
  let left = Infinity;
  let right = -1;
  for (let row = 0; row <= rows.length; row++) {
    const used = usedColumns(rows[row] ?? []);
    if (used) {
      if (top < 0) top = row;
      left = Math.min(left, used.first);
      right = Math.max(right, used.last);
    } else if (top >= 0) {
      bands.push({ top, left, bottom: row - 1, right });
      [top, left, right] = [-1, Infinity, -1];
    }
  }
  return bands;
}

/**
 * Bands that are one table with blank rows in it: what follows has no heading of its own, and uses the same columns. Each step looks at
 * a few rows only, since a file may have a blank row after every other one.
 */
function joined(grid: Grid, bands: readonly Block[]): Block[] {
  const found: Block[] = [];
  let seen: Seen | undefined;
  for (const band of bands) {
    const before = found.at(-1);
    if (before) seen ??= look(grid, before);
    if (!before || !seen || !(isHeadOf(grid, before, band) || continues(grid, seen, band))) {
      found.push(band);
      seen = undefined;
      continue;
    }
    const both = together(before, band);
    found[found.length - 1] = both;
    // Further rows are beyond those that are looked at.
    const isKnown = before.bottom - before.top > SAMPLE_ROWS && both.left === before.left;
    seen = isKnown ? { ...seen, table: both } : undefined;
  }
  return found;
}

/** What is known of a band that may go on. */
type Seen = { readonly table: Block; readonly isTable: boolean; readonly kinds: readonly Kind[] };

const look = (grid: Grid, table: Block): Seen => ({
  table,
  isTable: table.bottom > table.top && headOf(grid, table) !== undefined,
  kinds: columnKinds(grid, { ...table, top: table.top + 1 }),
});

const together = (before: Block, band: Block): Block => ({
  top: before.top,
  left: Math.min(before.left, band.left),
  bottom: band.bottom,
  right: Math.max(before.right, band.right),
});

/** Whether the rows above a band are all of its header: together they read as a table, and it has no heading of its own. */
function isHeadOf(grid: Grid, before: Block, band: Block): boolean {
  if (before.bottom - before.top >= MAX_HEADER_ROWS) return false;
  const own = headOf(grid, band);
  if (!own || (own.headerRows > 0 && columnKinds(grid, band).some(isSolid))) return false;
  const head = headOf(grid, together(before, band));
  return head?.start === before.top && before.top + head.headerRows === before.bottom + 1;
}

/** Whether a band goes on with the values of the one before: the kinds of its first row are those of the columns. */
function continues(grid: Grid, { table: before, isTable, kinds }: Seen, band: Block): boolean {
  if (!isTable || band.left < before.left) return false;
  const first = kindsIn(grid, band.top, before);
  const filled = filledIn(first);
  // A single text below a table is a note on it.
  if (filled <= 1 && before.right > before.left) return false;
  const own = columnKinds(grid, { ...band, left: before.left, right: before.right });
  const solid = kinds.flatMap((kind, at) => (isSolid(kind) ? [at] : []));
  if (isRepeat(grid, before.top, band.top)) return true;
  if (solid.length === 0) return filled * 2 > first.length;
  // A row may end early; a heading has a text over the numbers.
  return (
    solid.every((at) => first[at] === kinds[at] || first[at] === "empty") &&
    solid.some((at) => own[at] === kinds[at])
  );
}

function readBand(grid: Grid, band: Block): Layout | undefined {
  const width = band.right - band.left + 1;
  const head = headOf(grid, band);
  if (!head) return undefined;
  const { start, headerRows } = head;
  const first = start + headerRows;
  const end = lastRow(grid, { ...band, top: first }, width);
  if (end < first && headerRows === 0) return undefined;
  const body = { ...band, top: first, bottom: end };
  const repeated = headerRows === 0 ? [] : repeatsOf(grid, body, start);
  return {
    range: { ...band, top: start, bottom: Math.max(end, first - 1) },
    headerRows,
    titles: between(band.top, start),
    ...findTotals(grid, body, new Set(repeated)),
    repeated,
    notes: between(Math.max(end, first - 1) + 1, band.bottom + 1),
  };
}

/** The last row of values: below it are notes, single texts in a table of several columns. */
export function lastRow(grid: Grid, body: Block, width: number): number {
  let row = body.bottom;
  if (width < 3) return row;
  while (row >= body.top) {
    const kinds = kindsIn(grid, row, body);
    const filled = filledIn(kinds);
    if (filled > 1 || !isNote(grid, body, row)) break;
    row--;
  }
  return row;
}

/** A record that ends early has a short text in its first cell, as those above. */
const MIN_NOTE_LENGTH = 24;
const NOTE =
  /^(?:[*†‡¹²³#]|\(?\d\)|notes?\b|sources?\b|remarks?\b|hinweis|anmerkung|quelle|stand\b)/i;

/** Whether a row with at most one cell is no record: blank, marked as a note, below a blank row, or longer than its column. */
function isNote(grid: Grid, body: Block, row: number): boolean {
  const at = (grid.rows[row] ?? []).findIndex((cell) => cell !== null);
  if (at < 0) return true;
  const text = grid.rows[row]?.[at]?.trim() ?? "";
  if (kindOf(text) !== "text") return false;
  if (NOTE.test(text) || usedColumns(grid.rows[row - 1] ?? []) === undefined) return true;
  const longest = rowsOf({ ...body, bottom: Math.min(row - 1, body.top + SAMPLE_ROWS) }).reduce(
    (most, one) => Math.max(most, grid.rows[one]?.[at]?.length ?? 0),
    0,
  );
  return text.length > Math.max(MIN_NOTE_LENGTH, longest);
}

/** Rows that have the texts of the header. */
export const repeatsOf = (grid: Grid, body: Block, header: number) =>
  rowsOf(body).filter((row) => isRepeat(grid, header, row));

/** Whether two rows have the same texts. */
function isRepeat({ rows }: Grid, one: number, other: number): boolean {
  const [here, there] = [rows[one] ?? [], rows[other] ?? []];
  for (let at = 0; at < Math.max(here.length, there.length); at++)
    if ((here[at]?.trim() ?? "") !== (there[at]?.trim() ?? "")) return false;
  return true;
}
