import type { Cell } from "../source-table.ts";
import { columnKinds, isSolid, usedColumns } from "./cells.ts";
import { headOf } from "./find-header.ts";
import type { Block, Grid } from "./grid.ts";

/** Blocks of a sheet beside each other, with a blank column between them. */
export type Beside = {
  readonly blocks: readonly Block[];
  /** They begin and end in the same rows, as the halves of one table do, too. */
  readonly isDoubtful: boolean;
};

/**
 * Tables that are side by side in a block. A blank column alone is not enough, since many tables have one to look airy: each side has a
 * heading of its own, and its own length, its own key, or a heading that the other has, too.
 * @returns undefined for one table
 */
export function besideEachOther(grid: Grid, block: Block): Beside | undefined {
  const spans = spansOf(grid, block);
  if (spans.length < 2) return undefined;
  const blocks = spans.map((span) => usedRows(grid, { ...block, ...span }));
  const heads = blocks.map((one) => tableIn(grid, one));
  if (heads.some((head) => head === undefined)) return undefined;
  const [first, ...others] = heads as TableHead[];
  if (!first) return undefined;
  const haveOwnRows = others.every(
    ({ top, bottom, headerRows }) =>
      top !== first.top || bottom !== first.bottom || headerRows !== first.headerRows,
  );
  const haveOwnKeys = others.every(
    ({ firstKind, headings }) =>
      !isSolid(firstKind) || headings.some((heading) => first.headings.includes(heading)),
  );
  if (!haveOwnRows && !haveOwnKeys) return undefined;
  return { blocks, isDoubtful: !haveOwnRows };
}

/** The part of a grid that is in a block; the rest is blank. Sums by formula are of whole rows, so that the numbers must show them. */
export const cropped = (
  { rows, merges, bold }: Grid,
  { top, left, bottom, right }: Block,
): Grid => ({
  rows: rows
    .slice(0, bottom + 1)
    .map((cells, row) =>
      row < top ? [] : cells.slice(0, right + 1).map((cell, at) => (at < left ? null : cell)),
    ),
  merges: merges.filter((merge) => merge.left >= left && merge.left <= right),
  summed: new Set(),
  bold,
});

type TableHead = {
  readonly top: number;
  readonly bottom: number;
  readonly headerRows: number;
  readonly firstKind: ReturnType<typeof columnKinds>[number] | undefined;
  readonly headings: readonly string[];
};

/** The columns of a block between those that are blank. */
function spansOf({ rows }: Grid, { top, left, bottom, right }: Block) {
  const isUsed = new Uint8Array(right + 1);
  for (let row = top; row <= bottom; row++) {
    const cells = rows[row] ?? [];
    for (let at = left; at <= Math.min(right, cells.length - 1); at++)
      if (cells[at] !== null) isUsed[at] = 1;
  }
  const spans: { left: number; right: number }[] = [];
  for (let at = left; at <= right; at++) {
    if (!isUsed[at]) continue;
    const last = spans.at(-1);
    if (last && last.right === at - 1) last.right = at;
    else spans.push({ left: at, right: at });
  }
  return spans;
}

function usedRows({ rows }: Grid, block: Block): Block {
  const isBlank = (row: number) =>
    usedColumns((rows[row] ?? []).slice(block.left, block.right + 1)) === undefined;
  let { top, bottom } = block;
  while (top < bottom && isBlank(top)) top++;
  while (bottom > top && isBlank(bottom)) bottom--;
  return { ...block, top, bottom };
}

/** The table that a block begins with, after its titles; undefined where it has no heading of its own. */
function tableIn(grid: Grid, block: Block): TableHead | undefined {
  if (block.right === block.left) return undefined;
  const view = cropped(grid, block);
  const head = headOf(view, block);
  if (!head || head.headerRows === 0) return undefined;
  const body = { ...block, top: head.start + head.headerRows };
  if (body.top > block.bottom) return undefined;
  const cells: readonly Cell[] = view.rows.slice(head.start, body.top).flat();
  return {
    top: head.start,
    headerRows: head.headerRows,
    bottom: block.bottom,
    firstKind: columnKinds(view, body)[0],
    headings: cells.flatMap((cell) => cell?.trim() ?? []),
  };
}
