import type { RowFacts } from "./cells.ts";
import { readNumbers, TOLERANCE, type Numbers } from "./column-sums.ts";
import type { Block, Grid } from "./grid.ts";
import { isTotalRow } from "./total-names.ts";

/** A row with a label and numbers. */
export type LabelledRow = {
  readonly row: number;
  readonly label: string;
  readonly column: number;
  /** Those beside its label, which may itself be one, such as a year. */
  readonly numbers: Numbers;
  /** How far its label is from the left. */
  readonly indent: number;
};

/** A column is further in than any blanks before a label. */
const COLUMN = 1000;

/** The rows of a table that may be over others. They are read as they are needed, since most tables have none. */
export class LabelledRows {
  readonly #grid: Grid;
  readonly #body: Block;
  readonly #about: { readonly facts: RowFacts; readonly skipped: ReadonlySet<number> };
  readonly #rows: LabelledRow[] = [];
  readonly #totals: Numbers[] = [];
  #next: number;

  constructor(
    grid: Grid,
    body: Block,
    about: { readonly facts: RowFacts; readonly skipped: ReadonlySet<number> },
  ) {
    this.#grid = grid;
    this.#body = body;
    this.#about = about;
    this.#next = body.top;
  }

  at(index: number): LabelledRow | undefined {
    while (this.#rows.length <= index && this.#next <= this.#body.bottom) this.#read(this.#next++);
    return this.#rows[index];
  }

  #read(row: number): void {
    const { facts, skipped } = this.#about;
    const cells = this.#grid.rows[row] ?? [];
    const at = row - this.#body.top;
    if (skipped.has(row) || facts.filled[at] === 0) return;
    const column = facts.words[at] === 0 ? this.#body.left : (facts.word[at] ?? 0);
    const numbers = readNumbers(cells, this.#body).filter(([own]) => own !== column);
    if (isTotalRow(cells, this.#body)) {
      this.#totals.push(numbers);
      return;
    }
    const text = cells[column] ?? "";
    const blanks = this.#grid.indents?.get(row) ?? text.length - text.trimStart().length;
    const indent = (column - this.#body.left) * COLUMN + blanks;
    this.#rows.push({ row, label: text.trim(), column, numbers, indent });
  }

  /** Whether a row has a label and no other text. */
  isPlain({ row, label }: LabelledRow): boolean {
    return label !== "" && (this.#about.facts.words[row - this.#body.top] ?? 0) <= 1;
  }

  /** Whether a row is named like a total, of those that were read. */
  get hasTotals(): boolean {
    return this.#totals.length > 0;
  }

  /** Whether a row that is named like a total is the sum of some of the rows. */
  hasTotalOf(numbers: readonly Numbers[]): boolean {
    return this.#totals.some(
      (total) => total.length > 0 && READINGS.some((reading) => isSumOf(total, numbers, reading)),
    );
  }
}

/** With a separator of thousands, or with a decimal sign. */
export const READINGS = [2, 1] as const;
export type Reading = (typeof READINGS)[number];

/** Whether numbers are the sums of others, in each of their columns. */
export function isSumOf(wanted: Numbers, parts: readonly Numbers[], reading: Reading): boolean {
  return wanted.every((own) => {
    const sum = parts.reduce(
      (total, numbers) => total + (numbers.find(([at]) => at === own[0])?.[reading] ?? 0),
      0,
    );
    return Math.abs(sum - own[reading]) <= TOLERANCE * Math.max(1, parts.length);
  });
}
