import type { Cell } from "../source-table.ts";
import { isAbout, isAboutLine, pairsAbove } from "./about-lines.ts";
import { between, columnKinds, filledIn, isSolid, kindsIn, SAMPLE_ROWS } from "./cells.ts";
import type { Block, Grid, Kind } from "./grid.ts";

/** Header rows of office tables; more are values. */
export const MAX_HEADER_ROWS = 3;

/** Where a table begins, and how many of its rows are its header. */
export type Head = { readonly start: number; readonly headerRows: number };

/** The head of the table in a band. Looks at the first rows only, however long the band is. @returns undefined for no table */
export function headOf(grid: Grid, band: Block): Head | undefined {
  if (isAbout(grid, band)) return undefined;
  const start = startOf(grid, band);
  return start === undefined
    ? undefined
    : { start, headerRows: headerRowsAt(grid, { ...band, top: start }) };
}

/** The first row of the table in a band: titles above it fill fewer cells than a row of it. */
function startOf(grid: Grid, band: Block): number | undefined {
  const width = band.right - band.left + 1;
  if (width === 1) return band.bottom > band.top ? band.top : undefined;
  const usual = usualWidth(grid, band);
  if (usual < 2) return undefined;
  for (let row = band.top + pairsAbove(grid, band); row <= band.bottom; row++) {
    const kinds = kindsIn(grid, row, band);
    const filled = filledIn(kinds);
    const isAbove = isAboutLine((grid.rows[row] ?? []).filter((cell) => cell !== null));
    if (filled >= 2 && filled * 2 >= usual && !isAbove) return withGroupHeads(grid, band, row);
  }
  return undefined;
}

/** Share of the rows of a table that fill more than one cell; others lack their values. */
const MIN_FILLED = 0.3;

/** How many cells most rows fill; of a table in which most lack their values, those that have some. */
function usualWidth(grid: Grid, band: Block): number {
  const counts = new Map<number, number>();
  const last = Math.min(band.bottom, band.top + SAMPLE_ROWS);
  for (let row = band.top; row <= last; row++) {
    const filled = filledIn(kindsIn(grid, row, band));
    counts.set(filled, (counts.get(filled) ?? 0) + 1);
  }
  const all = [...counts].toSorted(([a, n], [b, m]) => m - n || b - a);
  const wide = all.filter(([filled]) => filled > 1);
  const rows = wide.reduce((sum, [, count]) => sum + count, 0);
  const isTable = rows > 1 && rows >= MIN_FILLED * (last - band.top + 1);
  return (isTable ? wide : all)[0]?.[0] ?? 0;
}

/** Rows above a heading that group its columns: texts beyond the first column, each over several. */
function withGroupHeads(grid: Grid, band: Block, heading: number): number {
  let start = heading;
  const kinds = kindsIn(grid, heading, band);
  const isYearAt = (row: number, at: number) => isYear(grid.rows[row]?.[band.left + at]);
  if (kinds.some((kind, at) => kind === "number" && !isYearAt(heading, at))) return start;
  while (start > band.top && heading - start < MAX_HEADER_ROWS - 1) {
    const above = kindsIn(grid, start - 1, band);
    const isGroup =
      above.every(
        (kind, at) =>
          kind === "empty" || kind === "text" || kind === "date" || isYearAt(start - 1, at),
      ) &&
      filledIn(above) > 0 &&
      !isAboutLine((grid.rows[start - 1] ?? []).filter((cell) => cell !== null)) &&
      // A single text from the first column on is a title, whatever it is merged with.
      (above[0] === "empty" || filledIn(above) > 1) &&
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
  if (!hasBody) return false;
  // A further row of texts is part of the header where it fills gaps of the one above, or is over numbers and dates.
  const isGap = (kind: Kind | undefined, index: number, at: number) =>
    kind === "empty" || isMergedOver(grid, block.top + index, block.left + at);
  const areBelow = rows.slice(1).every((kinds, index) => {
    // A blank first heading alone is that of an index, where what follows are no headings over numbers.
    const isOverSolid = kinds.some((kind, at) => kind !== "empty" && isSolid(body[at]));
    const fills = kinds.some(
      (kind, at) =>
        (at > 0 || isOverSolid) && kind !== "empty" && isGap(rows[index]?.[at], index, at),
    );
    const overValues =
      kinds.every((kind, at) => kind === "empty" || isSolid(body[at])) && filledIn(kinds) > 1;
    const hangs = kinds.some((_, at) => isMergedDown(grid, block.top + index, block.left + at));
    return fills || hangs || (overValues && body.some((kind) => kind === "text"));
  });
  const isFull = rows
    .at(-1)
    ?.every(
      (kind, at) =>
        kind !== "empty" || rows.some((kinds) => kinds[at] !== "empty") || body[at] === "empty",
    );
  return areBelow && isFull === true && filledIn(rows.at(-1) ?? []) > 1;
}

/** Whether a cell is merged with others of its row. */
const isMergedOver = ({ merges }: Grid, row: number, column: number) =>
  merges.some(
    (merge) =>
      merge.top <= row &&
      merge.bottom >= row &&
      merge.left <= column &&
      merge.right >= column &&
      merge.right > merge.left,
  );

/** Whether a cell is merged with the one below it. */
const isMergedDown = ({ merges }: Grid, row: number, column: number) =>
  merges.some(
    (merge) =>
      merge.top <= row && merge.bottom > row && merge.left <= column && merge.right >= column,
  );

/** An email or web address is a value, never a heading. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$|^https?:\/\//i;

const holdsAddress = ({ rows }: Grid, { top, left, right }: Block, count: number) =>
  rows
    .slice(top, top + count)
    .some((cells) => cells.slice(left, right + 1).some((cell) => ADDRESS.test(cell?.trim() ?? "")));

/** Whether a cell may be a year, which is a heading over other numbers. */
export const isYear = (cell: Cell | undefined) => /^(?:19|20)\d\d$/.test(cell?.trim() ?? "");

function holdsYears(grid: Grid, block: Block, at: number, count: number): boolean {
  const last = Math.min(block.bottom, block.top + count + SAMPLE_ROWS);
  return between(block.top + count, last + 1).every((row) => {
    const cell = grid.rows[row]?.[block.left + at];
    return cell === null || cell === undefined || isYear(cell);
  });
}
