import type { Cell } from "../source-table.ts";
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

/** Lines such as "Date: 31 March" above a table, which say what it is about. */
const isAbout = ({ rows }: Grid, { top, bottom }: Block) =>
  bottom - top < 8 &&
  rows.slice(top, bottom + 1).every((cells) => {
    const filled = cells.filter((cell) => cell !== null);
    return filled.length <= 2 && filled[0]?.trim().endsWith(":") === true;
  });

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
  if (kinds.includes("number")) return start;
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
  // A further row of texts is part of the header where it fills gaps of the one above, or is over numbers and dates.
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
