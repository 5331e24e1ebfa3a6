import { SAMPLE_ROWS, type RowFacts } from "./cells.ts";
import { kindOf, type Block, type Grid } from "./grid.ts";
import { isBalanceName, starsOf } from "./total-names.ts";

/** Columns whose texts say of a row that it is no record. */
export type MarkedColumns = {
  /** Columns with names such as "Opening balance". */
  readonly balances: readonly number[];
  /** The column that marks totals with asterisks. */
  readonly stars: number | undefined;
};

/** One row of so many may have asterisks. */
const MAX_STARS = 1.5;

/** Looks at the first and the last rows only: a file that marks rows does so on each of its pages. */
export function markedColumns(
  { rows }: Grid,
  { top, left, bottom, right }: Block,
  { facts, skipped }: { facts: RowFacts; skipped: ReadonlySet<number> },
): MarkedColumns {
  const balances = new Set<number>();
  const stars = new Map<number, number>();
  let records = 0;
  for (let row = top; row <= bottom; row++) {
    if (row === top + SAMPLE_ROWS) row = Math.max(row, bottom - SAMPLE_ROWS);
    if (skipped.has(row) || facts.filled[row - top] === 0) continue;
    const cells = rows[row] ?? [];
    records++;
    for (let column = left; column <= right; column++) {
      const text = cells[column]?.trim() ?? "";
      if (text === "" || kindOf(text) !== "text") continue;
      if (isBalanceName(text)) balances.add(column);
      if (starsOf(text) > 0) stars.set(column, (stars.get(column) ?? 0) + 1);
    }
  }
  // Where most rows have some, they rate what is in the row.
  const [column] = [...stars].find(([, count]) => count > 1 && count * MAX_STARS <= records) ?? [];
  return { balances: [...balances], stars: column };
}
