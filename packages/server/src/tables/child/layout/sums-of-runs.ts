import { between, type RowFacts } from "./cells.ts";
import { areTelling, isTelling, readNumbers, TOLERANCE, type Numbers } from "./column-sums.ts";
import type { Block, Grid } from "./grid.ts";

/** Rows of a table that is looked at: a statement is short, and among many rows some are the sums of others by chance. */
const MAX_ROWS = 120;
/** Rows that are added up. */
const MAX_RUN = 12;
/** Sums of a single column that make a pattern. */
const MIN_SINGLE = 2;

/**
 * Rows that come to the sum of those directly above them, or to the difference of two: levels of a statement, such as the gross profit, or a
 * country below its two cities. They may be records, so they are only doubted.
 */
export function sumsOfRunsAbove(
  grid: Grid,
  body: Block,
  { facts, skipped }: { readonly facts: RowFacts; readonly skipped: ReadonlySet<number> },
): number[] {
  const rows = between(body.top, body.bottom + 1).filter(
    (row) => !skipped.has(row) && facts.words[row - body.top] === 1,
  );
  if (rows.length > MAX_ROWS) return [];
  const all = rows.map((row) => ({ row, numbers: readNumbers(grid.rows[row] ?? [], body) }));
  const found = all.filter(({ numbers }, at) =>
    isSumOfRun(
      numbers,
      all.slice(Math.max(0, at - MAX_RUN), at).map((one) => one.numbers),
    ),
  );
  const sure = found.filter(({ numbers }) => areTelling(numbers));
  const single = found.filter(({ numbers }) => !areTelling(numbers) && numbers.some(isTelling));
  return [...sure, ...(single.length >= MIN_SINGLE ? single : [])].map(({ row }) => row);
}

/** @param above the rows above it, the nearest last */
function isSumOfRun(numbers: Numbers, above: readonly Numbers[]): boolean {
  if (numbers.every(([, , value]) => value === 0)) return false;
  const sums = new Map<number, number>();
  for (const [count, one] of above.toReversed().entries()) {
    for (const [column, , value] of one) sums.set(column, (sums.get(column) ?? 0) + value);
    const isSum = numbers.every(([column, , value]) => isNear(sums.get(column), value));
    if (count > 0 && isSum) return true;
  }
  const [first, second] = above.slice(-2).map((one) => new Map(one.map(([c, , v]) => [c, v])));
  return numbers.every(([column, , value]) => {
    const [a, b] = [first?.get(column), second?.get(column)];
    return a !== undefined && b !== undefined && isNear(a - b, value);
  });
}

const isNear = (sum: number | undefined, value: number) =>
  sum !== undefined && Math.abs(sum - value) <= TOLERANCE * MAX_RUN;
