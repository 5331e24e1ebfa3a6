import { kindOf, type Block, type Grid, type Kind } from "./grid.ts";
import { plainNumber } from "./plain-number.ts";

/** Names of totals and averages in the languages that files are read in. */
const TOTAL =
  /^(?:grand |sub|zwischen|gesamt|end)?[- ]?(?:totals?|totale|totaux|totaal|summe|sum|insgesamt|gesamt|suma|somme|somma|итого|всего|razem|合計|小計|总计|合计|average|mean|avg\.?|durchschnitt|mittelwert|moyenne|media|promedio)(?![\p{L}\d])|(?<![\p{L}\d])(?:totals?|gesamt|summe|average|subtotal)$/iu;

/** Sums that must be right before a row without a label is a total. */
const MIN_SUMS = 2;
/** Of each row that is added, a cent may be lost to rounding. */
const TOLERANCE = 0.005;
/** A column is a key where at least this share of the rows fill it: a sum leaves it empty. */
const KEY_SHARE = 0.9;
/** Rows without their key whose sums are checked; a table with more of them has no such key. */
const MAX_CHECKS = 500;

/**
 * Rows of a table that sum up others: by a formula, by their label, or by being the sums of the rows above. Counted as values they
 * would double every sum.
 * @param skipped rows of the block that hold no values
 */
export function findTotals(grid: Grid, body: Block, skipped: ReadonlySet<number>): number[] {
  const totals: number[] = [];
  const keys = keyColumns(grid, body);
  let checks = 0;
  let group: number[] = [];
  const all: number[] = [];
  for (let row = body.top; row <= body.bottom; row++) {
    const cells = grid.rows[row] ?? [];
    if (skipped.has(row) || isBlank(cells)) continue;
    const isTotal =
      grid.summed.has(row) ||
      isLabelled(cells, body) ||
      (keys.some((column) => (cells[column] ?? null) === null) &&
        ++checks <= MAX_CHECKS &&
        hasNoText(cells, body) &&
        (isSumOf(grid, body, row, group) || isSumOf(grid, body, row, all)));
    if (isTotal) {
      totals.push(row);
      group = [];
    } else {
      group.push(row);
      all.push(row);
    }
  }
  return totals;
}

const isBlank = (cells: Grid["rows"][number]) => cells.every((cell) => cell === null);

const isWord = (kind: Kind) => kind === "text" || kind === "date" || kind === "boolean";

function keyColumns({ rows }: Grid, { top, left, bottom, right }: Block): number[] {
  const keys: number[] = [];
  for (let column = left; column <= right; column++) {
    let filled = 0;
    for (let row = top; row <= bottom; row++) if ((rows[row]?.[column] ?? null) !== null) filled++;
    if (filled >= KEY_SHARE * (bottom - top + 1) || filled >= bottom - top - 1) keys.push(column);
  }
  return keys;
}

/** Its only text is the name of a total; a customer called Total has a city, too. */
function isLabelled(cells: Grid["rows"][number], { left, right }: Block): boolean {
  let label: string | undefined;
  for (let column = left; column <= right; column++) {
    const cell = cells[column] ?? null;
    if (cell === null || !isWord(kindOf(cell))) continue;
    if (label !== undefined) return false;
    label = cell.trim();
  }
  return label !== undefined && TOTAL.test(label);
}

function hasNoText(cells: Grid["rows"][number], { left, right }: Block): boolean {
  for (let column = left; column <= right; column++)
    if (isWord(kindOf(cells[column] ?? null))) return false;
  return true;
}

/** Whether the numbers of a row are the sums of those rows. */
function isSumOf(
  { rows }: Grid,
  { left, right }: Block,
  row: number,
  above: readonly number[],
): boolean {
  if (above.length < 2) return false;
  let numbers = 0;
  let sums = 0;
  for (let column = left; column <= right; column++) {
    const total = plainNumber(rows[row]?.[column] ?? null);
    if (total === undefined) continue;
    numbers++;
    let sum = 0;
    for (const one of above) sum += plainNumber(rows[one]?.[column] ?? null) ?? 0;
    if (total !== 0 && Math.abs(sum - total) <= TOLERANCE * above.length) sums++;
  }
  return sums >= MIN_SUMS && sums * 2 >= numbers;
}
