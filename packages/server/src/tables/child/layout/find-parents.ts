import type { RowFacts } from "./cells.ts";
import { readNumbers, TOLERANCE, type Numbers } from "./column-sums.ts";
import { NO_GROUPS, type Groups } from "./find-sections.ts";
import type { Block, Grid } from "./grid.ts";
import { isTotalRow } from "./total-names.ts";

/** Groups that make a pattern. */
const MIN_PARENTS = 2;
/** A number of fewer digits is the sum of others by chance. */
const MIN_TELLING = 100;

/**
 * Finds rows that are the sums of the rows below them, as a pivot table has them: counted as records they would double every sum. Only a
 * table that is made of such groups as a whole has them.
 * @returns undefined where there are none
 */
export function findParents(
  grid: Grid,
  body: Block,
  { facts, skipped }: { facts: RowFacts; skipped: ReadonlySet<number> },
): Groups | undefined {
  const rows: number[] = [];
  for (let row = body.top; row <= body.bottom; row++) {
    const at = row - body.top;
    const isTotal = facts.words[at] === 1 && isTotalRow(grid.rows[row] ?? [], body);
    if (skipped.has(row) || facts.filled[at] === 0 || isTotal) continue;
    // The first row tells for most tables.
    if (rows.length === 0 && facts.words[at] !== 1) return undefined;
    rows.push(row);
  }
  // Read where they are needed: kept for all rows, they would take more memory than the file.
  const numbersOf = (row: number) => readNumbers(grid.rows[row] ?? [], body);
  const parents: number[] = [];
  let telling = 0;
  for (let at = 0; at < rows.length; ) {
    const parent = rows[at] ?? 0;
    if (facts.words[parent - body.top] !== 1) return undefined;
    const numbers = numbersOf(parent);
    const end = endOfGroup(numbers, rows, at, numbersOf);
    if (end === undefined) return undefined;
    if (end - at > 1 && numbers.some(([, , value]) => Math.abs(value) >= MIN_TELLING)) telling++;
    parents.push(parent);
    at = end + 1;
  }
  if (telling < MIN_PARENTS) return undefined;
  return { ...NO_GROUPS, sections: parents, fill: "new", areSums: true };
}

/** The last of the rows whose sum a row is; undefined where it is none. */
function endOfGroup(
  wanted: Numbers,
  rows: readonly number[],
  start: number,
  numbersOf: (row: number) => Numbers,
): number | undefined {
  if (wanted.length === 0) return undefined;
  const sums = new Map<number, number>();
  for (let at = start + 1; at < rows.length; at++) {
    for (const [column, , value] of numbersOf(rows[at] ?? 0))
      sums.set(column, (sums.get(column) ?? 0) + value);
    const isSum = wanted.every(
      ([column, , value]) => Math.abs((sums.get(column) ?? 0) - value) <= TOLERANCE * (at - start),
    );
    if (isSum) return at;
  }
  return undefined;
}
