import type { Cell } from "../source-table.ts";
import { between, type RowFacts } from "./cells.ts";
import {
  ColumnSums,
  isCombined,
  MAX_TERMS,
  readNumbers,
  type Mark,
  type Term,
} from "./column-sums.ts";
import { kindOf, type Block, type Grid } from "./grid.ts";

/** Names of totals in the languages that files are read in, at the beginning or end of a label. */
const TOTAL =
  /^(?:grand |sub|net |zwischen|gesamt|end)?[- ]?(?:totals?|totale|totaux|totaal|totalt|summe|summen|sum|insgesamt|gesamt|gesamtbetrag|zwischenergebnis|suma|somme|somma|soma|toplam|celkem|ukupno|összesen|yhteensä|łącznie|übertrag|endsaldo|anfangssaldo|saldo|gesamtergebnis|overall result|carried forward|brought forward|opening balance|closing balance|итого|всего|сумма|razem|合計|小計|总计|合计|小计|합계)(?![\p{L}\d])|(?<![\p{L}\d])(?:totals?|gesamt|summe|subtotal|sub-total)$/iu;
const AVERAGE =
  /^(?:average|mean|avg\.?|ø|durchschnitt|mittelwert|moyenne|media|promedio|среднее)(?![\p{L}\d])/iu;

/** A column is a key where at least this share of the rows fill it: a sum leaves it empty. */
const KEY_SHARE = 0.9;

/** What a table adds up, and what only seems to. */
export type Totals = {
  /** Rows that sum up others, or are their average. Counted as values they would double every sum. */
  readonly totals: readonly number[];
  /** Rows that are named like a total, and whose numbers are not the sums of those above. They are values. */
  readonly doubtful: readonly number[];
  /** Rows that are not named like a total, and whose only number is the sum of those above. They are values. */
  readonly sumsByChance: readonly number[];
  /** Rows below a total, such as a tax or a budget: records of a part that has no total of its own, or none at all. */
  readonly below: readonly number[];
  /** Whether those lack what records have, and are no values. */
  readonly isBelowAside: boolean;
};

type About = {
  readonly facts: RowFacts;
  readonly skipped: ReadonlySet<number>;
  readonly breaks: ReadonlySet<number>;
};

/**
 * Finds totals. The numbers decide: by a formula, or because they are the sums of the rows above. A label alone is not enough, since a
 * customer may be called Total.
 * @param facts of the rows of the block
 * @param skipped rows of the block that hold no values
 * @param breaks those of them that begin a group
 */
export function findTotals(grid: Grid, body: Block, about: About): Totals {
  const { facts, skipped, breaks } = about;
  const totals: number[] = [];
  const doubtful: number[] = [];
  const sumsByChance: number[] = [];
  const keys = keyColumns(grid, body, about);
  const all = new ColumnSums();
  let group = new ColumnSums();
  const terms: Term[] = [];
  // Rows are added up once one that may be a total follows; in most files none does.
  let waiting: number[] = [];
  const addUp = () => {
    for (const row of waiting) {
      const numbers = readNumbers(grid.rows[row] ?? [], body);
      group.add(numbers);
      all.add(numbers);
    }
    waiting = [];
  };
  for (let row = body.top; row <= body.bottom; row++) {
    const cells = grid.rows[row] ?? [];
    if (breaks.has(row)) {
      addUp();
      group = new ColumnSums();
    }
    const at = row - body.top;
    if (skipped.has(row) || facts.filled[at] === 0) continue;
    const label = facts.words[at] === 1 ? cells[facts.word[at] ?? 0]?.trim() : undefined;
    const isBare = facts.words[at] === 0 && keys.some((column) => (cells[column] ?? null) === null);
    const mark = label === undefined ? (isBare ? "bare" : undefined) : markOf(grid, row, label);
    if (mark === undefined && !grid.summed.has(row)) {
      waiting.push(row);
      continue;
    }
    addUp();
    const numbers = readNumbers(cells, body);
    const found = mark ? [group, all].map((sums) => sums.matches(numbers, mark)) : [];
    const isTotal =
      grid.summed.has(row) ||
      found.includes("total") ||
      (label !== undefined && isCombined(numbers, terms));
    if (label !== undefined && terms.push({ numbers, isTotal }) > MAX_TERMS) terms.shift();
    if (isTotal) {
      totals.push(row);
      group = new ColumnSums();
      continue;
    }
    if ((mark === "named" || mark === "average") && numbers.length > 0) doubtful.push(row);
    else if (found.includes("by chance")) sumsByChance.push(row);
    group.add(numbers);
    all.add(numbers);
  }
  return { totals, doubtful, sumsByChance, ...rowsBelow(grid, body, { about, totals, keys }) };
}

/**
 * The rows after the last total, and those after an earlier one that lack what records have, such as a tax between a sum and the amount to
 * pay. A group that begins there may just have no total.
 */
function rowsBelow(
  { rows }: Grid,
  body: Block,
  {
    about: { facts, skipped, breaks },
    totals,
    keys,
  }: { about: About; totals: readonly number[]; keys: readonly number[] },
): Pick<Totals, "below" | "isBelowAside"> {
  const known = new Set(totals);
  const lacksKey = (row: number) =>
    (facts.words[row - body.top] ?? 0) <= 1 &&
    keys.some((column) => (rows[row]?.[column] ?? null) === null);
  const pending: number[] = [];
  let aside: number[] = [];
  for (let row = body.bottom; row >= body.top && !breaks.has(row); row--) {
    if (skipped.has(row) || facts.filled[row - body.top] === 0) continue;
    if (known.has(row)) aside = [...pending];
    else if (lacksKey(row)) pending.push(row);
    else break;
  }
  if (aside.length > 0) return { below: aside.toReversed(), isBelowAside: true };
  const after = between((totals.at(-1) ?? body.bottom) + 1, body.bottom + 1);
  if (after.some((row) => breaks.has(row))) return { below: [], isBelowAside: false };
  return {
    below: after.filter((row) => !skipped.has(row) && facts.filled[row - body.top] !== 0),
    isBelowAside: false,
  };
}

/** How sure a row with one text is to be a total by that text. */
function markOf({ bold }: Grid, row: number, label: string): Mark {
  if (AVERAGE.test(label)) return "average";
  return TOTAL.test(label) || bold?.has(row) === true ? "named" : "other";
}

/** Whether a row has the name of a total, and no other text. */
export function isTotalRow(cells: readonly Cell[], { left, right }: Block): boolean {
  const words = cells
    .slice(left, right + 1)
    .filter((cell) => cell !== null && kindOf(cell) !== "number");
  return words.length === 1 && isTotalName(words[0]);
}

/** Columns that every record fills. Rows that may be totals are left aside, since they do not. */
function keyColumns(
  { rows }: Grid,
  { top, left, bottom, right }: Block,
  { facts, skipped }: { facts: RowFacts; skipped: ReadonlySet<number> },
): number[] {
  const named = between(top, bottom + 1).filter((row) => {
    const words = facts.words[row - top];
    const isTotal = words === 1 && isTotalName(rows[row]?.[facts.word[row - top] ?? 0]);
    return !skipped.has(row) && facts.filled[row - top] !== 0 && !isTotal;
  });
  const worded = named.filter((row) => facts.words[row - top] !== 0);
  const usual = mostFrequent(named.map((row) => facts.filled[row - top] ?? 0));
  const records =
    worded.length * 2 > named.length
      ? worded
      : named.filter((row) => (facts.filled[row - top] ?? 0) >= usual);
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

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].toSorted(([a, n], [b, m]) => m - n || b - a)[0]?.[0] ?? 0;
}

const isTotalName = (cell: Cell | undefined) => {
  const label = cell?.trim() ?? "";
  return TOTAL.test(label) || AVERAGE.test(label);
};

/** Rows that are taken for totals: where a person left totals out, also those that only may be some. */
export const totalsOf = (
  { totals, doubtful, sumsByChance }: Totals,
  countTotals: boolean | undefined,
): readonly number[] =>
  countTotals === false
    ? [...totals, ...doubtful, ...sumsByChance].toSorted((a, b) => a - b)
    : totals;
