import { kindOf, type Block, type Grid, type Kind } from "./grid.ts";
import { plainNumber } from "./plain-number.ts";

/** Names of totals in the languages that files are read in, at the beginning or end of a label. */
const TOTAL =
  /^(?:grand |sub|zwischen|gesamt|end)?[- ]?(?:totals?|totale|totaux|totaal|summe|sum|insgesamt|gesamt|suma|somme|somma|итого|всего|razem|合計|小計|总计|合计)(?![\p{L}\d])|(?<![\p{L}\d])(?:totals?|gesamt|summe|subtotal)$/iu;
const AVERAGE =
  /^(?:average|mean|avg\.?|ø|durchschnitt|mittelwert|moyenne|media|promedio)(?![\p{L}\d])/iu;

/** Sums that must be right before a row without a label is a total, or rows that are added up where there is one column of numbers. */
const MIN_SUMS = 2;
const MIN_ROWS = 3;
/** Of each row that is added, a cent may be lost to rounding. */
const TOLERANCE = 0.005;
/** A column is a key where at least this share of the rows fill it: a sum leaves it empty. */
const KEY_SHARE = 0.9;
/** Cells that are added up in all: a table in which every tenth row lacks its key would be added up as often. */
const MAX_ADDITIONS = 5_000_000;

/** What a table adds up, and what only seems to. */
export type Totals = {
  /** Rows that sum up others, or are their average. Counted as values they would double every sum. */
  readonly totals: readonly number[];
  /** Rows that are named like a total, and whose numbers are not the sums of those above. They are values. */
  readonly doubtful: readonly number[];
};

/**
 * Finds totals. The numbers decide: by a formula, or because they are the sums of the rows above. A label alone is not enough, since a
 * customer may be called Total.
 * @param skipped rows of the block that hold no values
 */
export function findTotals(grid: Grid, body: Block, skipped: ReadonlySet<number>): Totals {
  const totals: number[] = [];
  const doubtful: number[] = [];
  const keys = keyColumns(grid, body);
  let additions = 0;
  let group: number[] = [];
  const all: number[] = [];
  for (let row = body.top; row <= body.bottom; row++) {
    const cells = grid.rows[row] ?? [];
    if (skipped.has(row) || isBlank(cells)) continue;
    const label = onlyLabel(cells, body);
    const isNamed = label !== undefined && (TOTAL.test(label) || AVERAGE.test(label));
    const lacksKey = keys.some((column) => (cells[column] ?? null) === null);
    const mayBe = isNamed || (lacksKey && label === undefined && hasNoText(cells, body));
    const isTotal =
      grid.summed.has(row) ||
      (mayBe &&
        [group, all].some((above) => {
          additions += above.length * (body.right - body.left + 1);
          return additions <= MAX_ADDITIONS && isSumOf(grid, body, { row, label, above });
        }));
    if (isTotal) {
      totals.push(row);
      group = [];
      continue;
    }
    if (isNamed && cells.some((cell) => kindOf(cell) === "number")) doubtful.push(row);
    group.push(row);
    all.push(row);
  }
  return { totals, doubtful };
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

/** The text of a row that has no other one; a customer called Total has a city, too. */
function onlyLabel(cells: Grid["rows"][number], { left, right }: Block): string | undefined {
  let label: string | undefined;
  for (let column = left; column <= right; column++) {
    const cell = cells[column] ?? null;
    if (cell === null || !isWord(kindOf(cell))) continue;
    if (label !== undefined) return undefined;
    label = cell.trim();
  }
  return label;
}

function hasNoText(cells: Grid["rows"][number], { left, right }: Block): boolean {
  for (let column = left; column <= right; column++)
    if (isWord(kindOf(cells[column] ?? null))) return false;
  return true;
}

/** Whether the numbers of a row are the sums of those above, or their averages where its label says so. */
function isSumOf(
  { rows }: Grid,
  { left, right }: Block,
  { row, label, above }: { row: number; label: string | undefined; above: readonly number[] },
): boolean {
  if (above.length < (label === undefined ? 2 : 1)) return false;
  const isAverage = label !== undefined && AVERAGE.test(label);
  let numbers = 0;
  let sums = 0;
  for (let column = left; column <= right; column++) {
    const cell = rows[row]?.[column] ?? null;
    const total = kindOf(cell) === "number" ? plainNumber(cell) : undefined;
    if (total === undefined) continue;
    numbers++;
    const values = above
      .map((one) => plainNumber(rows[one]?.[column] ?? null))
      .filter((value) => value !== undefined);
    const sum = values.reduce((added, value) => added + value, 0);
    const expected = isAverage ? sum / values.length : sum;
    const tolerance = TOLERANCE * (isAverage ? 2 : above.length);
    if (total !== 0 && Math.abs(expected - total) <= tolerance) sums++;
  }
  if (label !== undefined) return sums > 0;
  if (numbers === 1) return sums === 1 && above.length >= MIN_ROWS;
  return sums >= MIN_SUMS && sums * 2 >= numbers;
}
