import { between, type RowFacts } from "./cells.ts";
import { kindOf, type Block, type Grid } from "./grid.ts";
import { totalName } from "./total-names.ts";

type About = {
  readonly facts: RowFacts;
  readonly skipped: ReadonlySet<number>;
};

/** A column is a key where at least this share of the rows fill it: a sum leaves it empty. */
const KEY_SHARE = 0.9;

/** Rows that an invoice has below its items at most. */
const MAX_FOOT = 12;

/**
 * The first of the last rows that may be the foot of an invoice, such as its net, tax and gross: each has a label and a number, and less than
 * the records have.
 */
export function footOf(grid: Grid, body: Block, { facts, skipped }: About): number {
  const { rows } = grid;
  const { top, bottom } = body;
  let first = top;
  while (first < bottom && (skipped.has(first) || facts.filled[first - top] === 0)) first++;
  const full = facts.filled[first - top] ?? 0;
  let foot = bottom + 1;
  for (let row = bottom; row > first && bottom - row < MAX_FOOT; row--) {
    const at = row - top;
    if (skipped.has(row)) break;
    const filled = facts.filled[at] ?? 0;
    if (filled === 0) continue;
    const isFoot =
      facts.words[at] === 1 &&
      filled > 1 &&
      filled < full &&
      // A record may lack what is beside its name.
      (totalName(rows[row]?.[facts.word[at] ?? 0]?.trim() ?? "") !== undefined ||
        isMisplaced(grid, body, { row, facts }));
    if (!isFoot) break;
    foot = row;
  }
  return foot;
}

/** Whether the label of a row is in a column that holds numbers in the first record: it is none of its values. */
export function isMisplaced(
  { rows }: Grid,
  body: Block,
  { row, facts }: { row: number; facts: RowFacts },
): boolean {
  const column = facts.word[row - body.top] ?? 0;
  for (let record = body.top; record < row; record++)
    if ((rows[record]?.[column] ?? null) !== null)
      return kindOf(rows[record]?.[column]) === "number";
  return false;
}

/** Columns that every record fills. Rows that may be totals are left aside, since they do not. */
export function keyColumns(
  { rows }: Grid,
  { top, left, right }: Block,
  { facts, skipped, end }: About & { readonly end: number },
): number[] {
  const named = between(top, end).filter((row) => {
    const isTotal =
      facts.words[row - top] === 1 &&
      totalName(rows[row]?.[facts.word[row - top] ?? 0]?.trim() ?? "") !== undefined;
    return !skipped.has(row) && facts.filled[row - top] !== 0 && !isTotal;
  });
  const records = mostTelling(named, { facts, top });
  const filled = between(left, right + 1).map(() => 0);
  for (const row of records) {
    const cells = rows[row] ?? [];
    for (let at = 0; at <= right - left; at++)
      if ((cells[left + at] ?? null) !== null) filled[at] = (filled[at] ?? 0) + 1;
  }
  // A row between the totals, such as a tax, may lack its key.
  const enough = records.length > 3 ? records.length - 1 : records.length;
  return between(left, right + 1).filter(
    (column) => (filled[column - left] ?? 0) >= Math.min(KEY_SHARE * records.length, enough),
  );
}

/** The rows that are records without doubt: with several texts, else with one, else as wide as most. */
function mostTelling(
  rows: readonly number[],
  { facts, top }: { facts: RowFacts; top: number },
): readonly number[] {
  const several = rows.filter((row) => (facts.words[row - top] ?? 0) > 1);
  if (several.length * 2 >= rows.length) return several;
  const worded = rows.filter((row) => facts.words[row - top] !== 0);
  if (worded.length * 2 > rows.length) return worded;
  const usual = mostFrequent(rows.map((row) => facts.filled[row - top] ?? 0));
  return rows.filter((row) => (facts.filled[row - top] ?? 0) >= usual);
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].toSorted(([a, n], [b, m]) => m - n || b - a)[0]?.[0] ?? 0;
}

/**
 * The rows after the last total, and those after an earlier one that lack what records have, such as a tax between a sum and the amount to
 * pay. A group that begins there may just have no total.
 */
export function rowsBelow(
  grid: Grid,
  body: Block,
  {
    facts,
    skipped,
    breaks,
    keys,
    foot,
    totals,
    balances,
  }: About & {
    readonly breaks: ReadonlySet<number>;
    readonly keys: readonly number[];
    readonly foot: number;
    readonly totals: ReadonlySet<number>;
    readonly balances: ReadonlySet<number>;
  },
): { readonly below: readonly number[]; readonly isBelowAside: boolean } {
  const { top, bottom } = body;
  const isRow = (row: number) =>
    !skipped.has(row) && !balances.has(row) && facts.filled[row - top] !== 0;
  const lacksKey = (row: number) =>
    (facts.words[row - top] ?? 0) <= 1 &&
    keys.some((column) => (grid.rows[row]?.[column] ?? null) === null);
  const pending: number[] = [];
  const aside = new Set<number>();
  for (let row = bottom; row >= top && !breaks.has(row); row--) {
    if (!isRow(row)) continue;
    if (totals.has(row)) for (const one of pending) aside.add(one);
    else if (lacksKey(row)) pending.push(row);
    else break;
  }
  for (let row = foot; row <= bottom; row++)
    if (isRow(row) && !totals.has(row) && isMisplaced(grid, body, { row, facts })) aside.add(row);
  if (aside.size > 0) return { below: [...aside].toSorted((a, b) => a - b), isBelowAside: true };
  const last = [...totals].reduce((most, row) => Math.max(most, row), -1);
  const after = last < 0 ? [] : between(last + 1, bottom + 1);
  if (after.some((row) => breaks.has(row))) return { below: [], isBelowAside: false };
  return { below: after.filter(isRow), isBelowAside: false };
}
