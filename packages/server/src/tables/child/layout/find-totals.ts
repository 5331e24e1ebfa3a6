import type { RowFacts } from "./cells.ts";
import {
  isCombined,
  isTelling,
  MAX_TERMS,
  NestedSums,
  NOTHING,
  readNumbers,
  type Numbers,
  type Term,
} from "./column-sums.ts";
import { footOf, keyColumns, rowsBelow } from "./find-foot.ts";
import type { Block, Grid } from "./grid.ts";
import { sumsOfRunsAbove } from "./sums-of-runs.ts";
import { markedColumns } from "./marked-columns.ts";
import { RowSigns, type Sign } from "./row-signs.ts";
import { isBalanceName } from "./total-names.ts";

/** What a table adds up, and what only seems to. */
export type Totals = {
  /** Rows that sum up others, or are their average. Counted as values they would double every sum. */
  readonly totals: readonly number[];
  /** Those of them that an account begins or ends with, or a page takes over. */
  readonly balances: readonly number[];
  /** Rows that are named like a total, and whose numbers are not the sums of others. They are values. */
  readonly doubtful: readonly number[];
  /** Rows that are not named like a total, and whose numbers are the sums of others. They are values. */
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
 * Finds totals. The numbers decide: by a formula, or because they are the sums of other rows. A label alone is not enough, since a
 * customer may be called Total.
 * @param facts of the rows of the block
 * @param skipped rows of the block that hold no values
 * @param breaks those of them that begin a group
 */
export function findTotals(grid: Grid, body: Block, about: About): Totals {
  const search = new TotalSearch(grid, body, about);
  for (let row = body.top; row <= body.bottom; row++) {
    if (about.breaks.has(row)) search.break();
    if (!about.skipped.has(row) && about.facts.filled[row - body.top] !== 0) search.look(row);
  }
  return search.end();
}

/** Rows that are added anew for rows with the name of their group. In a long file they would be most of it, again and again. */
const MAX_ADDED = 50_000;

class TotalSearch {
  readonly #grid: Grid;
  readonly #body: Block;
  readonly #about: About;
  readonly #foot: number;
  readonly #keys: readonly number[];
  readonly #balanceColumns: readonly number[];
  readonly #signs: RowSigns;

  readonly #totals = new Set<number>();
  readonly #balances: number[] = [];
  readonly #doubtful = new Set<number>();
  readonly #byChance = new Set<number>();
  /** Rows that repeat the name of their group, with the sums of how many rows; 0 for what is no sum. */
  readonly #repeats = new Map<number, number>();
  #added = 0;
  /** How many records lack what others have, and are no sums. */
  #lacking = 0;
  /** How many rows with asterisks are sums, and how many are none. */
  readonly #starred = { sums: 0, others: 0 };
  #records = 0;
  #before: number | undefined;
  #first: { readonly row: number; readonly sign: Sign; readonly numbers: Numbers } | undefined;
  readonly #terms: Term[] = [];
  /** A total above the rows that it sums up. */
  #top: number | undefined;

  #sums = new NestedSums();
  /** The sums as they are if the rows that may be totals are some. */
  #strict: NestedSums | undefined;
  readonly #maybe: number[] = [];
  /** Whether the last of those is the sum of others, and not by chance. */
  #isOutermost = false;
  /** What the last balance and the rows since then add up to. */
  #carried: NestedSums | undefined;

  constructor(grid: Grid, body: Block, about: About) {
    this.#grid = grid;
    this.#body = body;
    this.#about = about;
    this.#foot = footOf(grid, body, about);
    this.#keys = keyColumns(grid, body, { ...about, end: this.#foot });
    const { balances, stars } = markedColumns(grid, body, about);
    this.#balanceColumns = balances;
    this.#signs = new RowSigns(grid, body, {
      facts: about.facts,
      keys: this.#keys,
      foot: this.#foot,
      stars,
    });
  }

  /** A group begins. */
  break(): void {
    this.#sums.close(0);
    this.#strict?.close(0);
    this.#before = undefined;
  }

  look(row: number): void {
    const cells = this.#grid.rows[row] ?? [];
    const numbers = readNumbers(cells, this.#body);
    if (this.#balanceColumns.some((column) => isBalanceName(cells[column]?.trim() ?? ""))) {
      this.#balances.push(row);
      this.#carried = new NestedSums();
      this.#carried.add(numbers);
      return;
    }
    const sign = this.#signs.of(row, this.#before);
    const isTotal = this.#isTotal(row, sign, numbers);
    if (sign.label !== undefined) this.#terms.push({ numbers, isTotal });
    if (this.#terms.length > MAX_TERMS) this.#terms.shift();
    if (isTotal) {
      this.#totals.add(row);
      this.#before = undefined;
      return;
    }
    this.#first ??= { row, sign, numbers };
    this.#before = row;
    this.#records++;
    this.#carried?.add(numbers);
    this.#consider(row, sign, numbers);
    this.#sums.add(numbers);
  }

  /** Whether a row is a total without doubt; what it adds up begins anew then. */
  #isTotal(row: number, { mark, label, stars }: Sign, numbers: Numbers): boolean {
    if (mark === undefined) return this.#grid.summed.has(row) && this.#end(0);
    const { level, found } = this.#sums.match(numbers, mark);
    if (stars > 0) this.#starred[found ? "sums" : "others"]++;
    if (found === "total")
      return !this.#continues(row, numbers) && this.#end(Math.max(stars - 1, level));
    const isSure = mark === "named" || mark === "bare" || mark === "hinted";
    const proven = isSure ? this.#strict?.match(numbers, "bare") : undefined;
    if (proven?.found === "total") {
      // The sum is right without the rows that may be totals, so they are.
      this.#adopt(this.#maybe);
      return this.#end(proven.level);
    }
    const isAny =
      this.#grid.summed.has(row) ||
      (stars > 0 && this.#starred.sums > this.#starred.others) ||
      (mark === "named" && this.#carried?.match(numbers, mark).found === "total") ||
      (label !== undefined && isCombined(numbers, this.#terms));
    return isAny && !this.#continues(row, numbers) && this.#end(Math.max(stars - 1, 0));
  }

  /** Whether the number of a row follows that of the record above it, and is followed by that of the row below: 1, 2, 3. */
  #continues(row: number, numbers: Numbers): boolean {
    if (this.#before === undefined) return false;
    const numbersAt = (at: number) =>
      new Map(
        readNumbers(this.#grid.rows[at] ?? [], this.#body).map(([column, , value]) => [
          column,
          value,
        ]),
      );
    const [before, after] = [numbersAt(this.#before), numbersAt(row + 1)];
    return numbers.some(
      ([column, , value]) =>
        Number.isInteger(value) &&
        before.get(column) === value - 1 &&
        after.get(column) === value + 1,
    );
  }

  #end(level: number): true {
    this.#close(level);
    return true;
  }

  #close(level: number): void {
    this.#sums.close(level);
    this.#strict?.close(level);
  }

  #adopt(rows: Iterable<number>): void {
    for (const row of [...rows]) {
      this.#totals.add(row);
      this.#doubtful.delete(row);
      this.#byChance.delete(row);
      this.#repeats.delete(row);
    }
    this.#maybe.length = 0;
    this.#sums = this.#strict ?? this.#sums;
    this.#strict = undefined;
  }

  /** Keeps in mind that a record may be a total. */
  #consider(row: number, { mark }: Sign, numbers: Numbers): void {
    const isNamed = (mark === "named" || mark === "average") && numbers.length > 0;
    const isFirst = row === this.#first?.row && (mark === "bare" || mark === "hinted");
    const own = mark ? this.#sums.match(numbers, mark) : NOTHING;
    const strict = mark && this.#strict ? this.#strict.match(numbers, mark) : NOTHING;
    let rows = strict.rows || own.rows;
    if (mark === "repeat") {
      rows ||= this.#rowsOfGroup(row, numbers);
      this.#repeats.set(row, rows);
    }
    if (mark === "lacking" && rows === 0) this.#lacking++;
    if (isNamed) this.#doubtful.add(row);
    else if (own.found) this.#byChance.add(row);
    if (!isNamed && !isFirst && rows === 0) {
      this.#strict?.add(numbers);
      if ((this.#strict?.open ?? 0) > MAX_OPEN) this.#giveUp();
      return;
    }
    this.#strict ??= this.#sums.copy();
    this.#maybe.push(row);
    this.#isOutermost = rows > 0 && strict.level > 0 && numbers.some(isTelling);
    if (rows > 0) this.#strict.close(strict.level);
  }

  /** Nothing adds up to what was added for long: the rows that may be totals are none. */
  #giveUp(): void {
    this.#strict = undefined;
    this.#maybe.length = 0;
  }

  /** How many rows above a row with its name it is the sum of: groups before them may have no total. */
  #rowsOfGroup(row: number, numbers: Numbers): number {
    const column = this.#about.facts.word[row - this.#body.top] ?? this.#body.left;
    const name = this.#grid.rows[row]?.[column];
    const group = new NestedSums();
    for (let above = row - 1; above >= this.#body.top && this.#added < MAX_ADDED; above--) {
      const cells = this.#grid.rows[above] ?? [];
      if (cells[column] !== name || this.#totals.has(above)) break;
      if (!this.#repeats.get(above)) group.add(readNumbers(cells, this.#body));
      this.#added++;
    }
    return group.open > 1 && group.match(numbers, "repeat").found ? group.open : 0;
  }

  end(): Totals {
    this.#lookAtFirst();
    // Parts that cover every row, and may have their sum below them.
    if (this.#strict?.open === 0) {
      if (this.#isOutermost && this.#maybe.length >= MIN_PARTS) this.#adopt(this.#maybe);
      for (const row of this.#maybe) if (!this.#doubtful.has(row)) this.#byChance.add(row);
    }
    this.#lookAtRepeats();
    for (const row of sumsOfRunsAbove(this.#grid, this.#body, this.#about)) {
      if (!this.#totals.has(row) && !this.#doubtful.has(row)) this.#byChance.add(row);
    }
    const below = rowsBelow(this.#grid, this.#body, {
      ...this.#about,
      keys: this.#keys,
      foot: this.#foot,
      totals: new Set([...this.#totals].filter((row) => row !== this.#top)),
      balances: new Set(this.#balances),
    });
    const aside = new Set(below.isBelowAside ? below.below : []);
    const sorted = (rows: Iterable<number>) =>
      [...rows].filter((row) => !aside.has(row)).toSorted((a, b) => a - b);
    const areBalances = this.#balances.length <= this.#records;
    return {
      totals: sorted([...this.#totals, ...(areBalances ? this.#balances : [])]),
      balances: areBalances ? this.#balances : [],
      doubtful: sorted(this.#doubtful),
      sumsByChance: sorted(this.#byChance),
      ...below,
    };
  }

  /** Rows that repeat the name of their group are totals where nearly all of them are sums, and there are several. */
  #lookAtRepeats(): void {
    const all = [...this.#repeats];
    const sums = all.filter(([, rows]) => rows > 0);
    const others = all.filter(([, rows]) => rows === 0);
    const areSure =
      sums.length >= MIN_REPEATS &&
      sums.filter(([, rows]) => rows > 1).length * 2 >= sums.length &&
      (others.length + this.#lacking) * MIN_SHARE <= sums.length;
    if (areSure) {
      this.#adopt(sums.map(([row]) => row));
      for (const [row] of others) this.#doubtful.add(row);
    } else for (const [row, rows] of sums) if (rows > 1) this.#byChance.add(row);
  }

  /** The first record may be the sum of all others. */
  #lookAtFirst(): void {
    const first = this.#first;
    if (!first?.sign.mark || this.#totals.has(first.row) || this.#records < 3) return;
    const { row, sign, numbers } = first;
    const isLeftOut = this.#strict !== undefined && this.#maybe.includes(row);
    const mark = first.sign.mark === "named" ? "hinted" : first.sign.mark;
    const found = isLeftOut
      ? this.#strict?.matchAll(numbers, mark, [])
      : this.#sums.matchAll(numbers, mark, numbers);
    if (found === "total") {
      this.#totals.add(row);
      this.#doubtful.delete(row);
      this.#top = row;
    } else if (found && sign.mark !== "named") this.#byChance.add(row);
  }
}

/** Rows that a total sums up where others before it only may be some: beyond them, adding twice would take long for nothing. */
const MAX_OPEN = 5000;

/** Rows that repeat the name of their group where they are totals without doubt. */
const MIN_REPEATS = 2;
/** Of so many rows that repeat the name of their group, one may be no sum. */
const MIN_SHARE = 3;

/** Rows that may be totals, and that surely are some where they cover a whole table with their own sum below them. */
const MIN_PARTS = 3;

/** Rows that are taken for totals: where a person left totals out, also those that only may be some. */
export const totalsOf = (
  { totals, doubtful, sumsByChance }: Pick<Totals, "totals" | "doubtful" | "sumsByChance">,
  countTotals: boolean | undefined,
): readonly number[] =>
  countTotals === false
    ? [...totals, ...doubtful, ...sumsByChance].toSorted((a, b) => a - b)
    : totals;
