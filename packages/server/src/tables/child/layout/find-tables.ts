import type { Cell } from "../source-table.ts";
import { kindOf, type Block, type Grid, type Kind } from "./grid.ts";
import { findTotals } from "./find-totals.ts";

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

/** Header rows of office tables; more are values. */
const MAX_HEADER_ROWS = 3;
/** Rows that are looked at to learn what the columns hold. */
const SAMPLE_ROWS = 200;

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
    } else titles.push(...rowsOf(band));
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

function usedColumns(cells: readonly Cell[]) {
  let first = -1;
  let last = -1;
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === null) continue;
    if (first < 0) first = at;
    last = at;
  }
  return first < 0 ? undefined : { first, last };
}

/** Bands that are one table with blank rows in it: what follows has no heading of its own, and uses the same columns. */
function joined(grid: Grid, bands: readonly Block[]): Block[] {
  const found: Block[] = [];
  for (const band of bands) {
    const before = found.at(-1);
    const both = before && {
      top: before.top,
      left: Math.min(before.left, band.left),
      bottom: band.bottom,
      right: Math.max(before.right, band.right),
    };
    if (
      both &&
      (isHeadOf(grid, both, band) || (isTable(grid, before) && continues(grid, before, band)))
    )
      found[found.length - 1] = both;
    else found.push(band);
  }
  return found;
}

/** Whether the rows above a band are its header, with blank rows between: together they read as a table, and it has no heading of its own. */
function isHeadOf(grid: Grid, both: Block, band: Block): boolean {
  const own = readBand(grid, band);
  if (!own || (own.headerRows > 0 && columnKinds(grid, band).some(isSolid))) return false;
  const together = readBand(grid, both);
  return (
    together?.range.top === both.top &&
    together.headerRows > 0 &&
    both.top + together.headerRows < band.top &&
    grid.rows
      .slice(both.top + together.headerRows, band.top)
      .every((cells) => cells.every((cell) => cell === null))
  );
}

const isTable = (grid: Grid, band: Block) =>
  band.bottom > band.top && readBand(grid, band) !== undefined;

/** Whether a band goes on with the values of the one before: the kinds of its first row are those of the columns. */
function continues(grid: Grid, before: Block, band: Block): boolean {
  if (band.left < before.left) return false;
  const kinds = columnKinds(grid, { ...before, top: before.top + 1 });
  const first = kindsIn(grid, band.top, before);
  const filled = first.filter((kind) => kind !== "empty").length;
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

/** A kind that a heading does not have. */
const isSolid = (kind: Kind | undefined) =>
  kind === "number" || kind === "date" || kind === "boolean";

const isRepeat = (grid: Grid, one: number, other: number) => {
  const texts = (row: number) =>
    (grid.rows[row] ?? [])
      .map((cell) => cell?.trim() ?? "")
      .join("\t")
      .trimEnd();
  return texts(one) === texts(other);
};

function readBand(grid: Grid, band: Block): Layout | undefined {
  const width = band.right - band.left + 1;
  if (isAbout(grid, band)) return undefined;
  const start = startOf(grid, band);
  if (start === undefined) return undefined;
  const headerRows = headerRowsAt(grid, { ...band, top: start });
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

/** Lines such as "Date: 31 March" above a table, which say what it is about. */
const isAbout = ({ rows }: Grid, { top, bottom }: Block) =>
  bottom - top < 8 &&
  rows.slice(top, bottom + 1).every((cells) => {
    const filled = cells.filter((cell) => cell !== null);
    return filled.length <= 2 && filled[0]?.trim().endsWith(":") === true;
  });

const between = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

const rowsOf = ({ top, bottom }: Block) => between(top, bottom + 1);

const kindsIn = ({ rows }: Grid, row: number, { left, right }: Block): Kind[] =>
  between(left, right + 1).map((column) => kindOf(rows[row]?.[column]));

/** What each column mostly holds. */
function columnKinds(grid: Grid, body: Block): Kind[] {
  const last = Math.min(body.bottom, body.top + SAMPLE_ROWS);
  return between(body.left, body.right + 1).map((column) => {
    const counts = new Map<Kind, number>();
    for (let row = body.top; row <= last; row++) {
      const kind = kindOf(grid.rows[row]?.[column]);
      if (kind !== "empty") counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    return most?.[0] ?? "empty";
  });
}

const filledIn = (kinds: readonly Kind[]) => kinds.filter((kind) => kind !== "empty").length;

/** The first row of the table in a band: titles above it fill fewer cells than a row of it. */
function startOf(grid: Grid, band: Block): number | undefined {
  const width = band.right - band.left + 1;
  if (width === 1) return band.bottom > band.top ? band.top : undefined;
  const usual = usualWidth(grid, band);
  if (usual < 2) return undefined;
  for (let row = band.top; row <= band.bottom; row++) {
    const kinds = kindsIn(grid, row, band);
    const filled = filledIn(kinds);
    if (filled >= 2 && filled * 2 >= usual) return withGroupHeads(grid, band, row);
  }
  return undefined;
}

/** How many cells most rows fill. */
function usualWidth(grid: Grid, band: Block): number {
  const counts = new Map<number, number>();
  const last = Math.min(band.bottom, band.top + SAMPLE_ROWS);
  for (let row = band.top; row <= last; row++) {
    const filled = filledIn(kindsIn(grid, row, band));
    counts.set(filled, (counts.get(filled) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([a, n], [b, m]) => m - n || b - a);
  return most?.[0] ?? 0;
}

/** Rows above a heading that group its columns: texts beyond the first column, each over several. */
function withGroupHeads(grid: Grid, band: Block, heading: number): number {
  let start = heading;
  const kinds = kindsIn(grid, heading, band);
  if (kinds.some(isSolid) && !kinds.every((kind) => kind !== "number")) return start;
  while (start > band.top && heading - start < MAX_HEADER_ROWS - 1) {
    const above = kindsIn(grid, start - 1, band);
    const isGroup =
      above.every(
        (kind, at) =>
          kind === "empty" ||
          kind === "text" ||
          kind === "date" ||
          isYear(grid.rows[start - 1]?.[band.left + at]),
      ) &&
      filledIn(above) > 0 &&
      (above[0] === "empty" || isMergedAcross(grid, start - 1, band, 1)) &&
      !isMergedAcross(grid, start - 1, band, band.right - band.left);
    if (!isGroup) break;
    start--;
  }
  return start;
}

/** Whether a row has a merged cell over at least so many columns, besides its first. */
const isMergedAcross = ({ merges }: Grid, row: number, { left }: Block, columns: number) =>
  merges.some(
    (merge) =>
      merge.top <= row &&
      merge.bottom >= row &&
      merge.left >= left &&
      merge.right - merge.left >= columns,
  );

/** How many rows from the top of a block are its header. */
function headerRowsAt(grid: Grid, block: Block): number {
  for (let count = Math.min(MAX_HEADER_ROWS, block.bottom - block.top + 1); count >= 1; count--) {
    if (isHeader(grid, block, count)) return count;
  }
  return 0;
}

function isHeader(grid: Grid, block: Block, count: number): boolean {
  const body = columnKinds(grid, { ...block, top: block.top + count });
  const hasBody = block.top + count <= block.bottom;
  const rows = between(block.top, block.top + count).map((row) => kindsIn(grid, row, block));
  const isLabel = (kind: Kind, at: number, row: number) =>
    kind === "empty" ||
    kind === "text" ||
    (isSolid(kind) && kind !== body[at] && hasBody) ||
    (kind === "number" &&
      isYear(grid.rows[row]?.[block.left + at]) &&
      !holdsYears(grid, block, at, count));
  if (holdsAddress(grid, block, count)) return false;
  const areLabels = rows.every((kinds, index) =>
    kinds.every((kind, at) => isLabel(kind, at, block.top + index)),
  );
  if (!areLabels) return false;
  if (count === 1)
    return !hasBody || rows[0]?.some((kind) => kind === "text") === true || body.some(isSolid);
  // A further row of texts is part of the header where it fills gaps of the one above, or stands over numbers and dates.
  return rows.slice(1).every((kinds, index) => {
    const above = rows[index] ?? [];
    const fills = kinds.some((kind, at) => kind !== "empty" && above[at] === "empty");
    const overValues =
      kinds.every((kind, at) => kind === "empty" || isSolid(body[at])) && filledIn(kinds) > 0;
    const isFull = kinds.every(
      (kind, at) =>
        kind !== "empty" || isSpanned(grid, block, index + 1, at) || above[at] !== "empty",
    );
    return isFull && (fills || (overValues && body.some((kind) => kind === "text")));
  });
}

const isSpanned = ({ merges }: Grid, block: Block, index: number, at: number) =>
  merges.some(
    (merge) =>
      merge.top < block.top + index &&
      merge.bottom >= block.top + index &&
      merge.left <= block.left + at &&
      merge.right >= block.left + at,
  );

/** An email or web address is a value, never a heading. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$|^https?:\/\//i;

const holdsAddress = ({ rows }: Grid, { top, left, right }: Block, count: number) =>
  rows
    .slice(top, top + count)
    .some((cells) => cells.slice(left, right + 1).some((cell) => ADDRESS.test(cell?.trim() ?? "")));

const isYear = (cell: Cell | undefined) => /^(?:19|20)\d\d$/.test(cell?.trim() ?? "");

function holdsYears(grid: Grid, block: Block, at: number, count: number): boolean {
  const last = Math.min(block.bottom, block.top + count + SAMPLE_ROWS);
  return between(block.top + count, last + 1).every((row) => {
    const cell = grid.rows[row]?.[block.left + at];
    return cell === null || cell === undefined || isYear(cell);
  });
}

/** The last row of values: below it are notes, single texts in a table of several columns. */
function lastRow(grid: Grid, body: Block, width: number): number {
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

function repeatsOf(grid: Grid, body: Block, header: number): number[] {
  return rowsOf(body).filter((row) => isRepeat(grid, header, row));
}
