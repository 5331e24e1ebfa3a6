import type { Cell } from "../source-table.ts";
import { kindOf, type Block } from "./grid.ts";
import { plainNumber } from "./plain-number.ts";

/** The numbers of a row by column, each as it reads with a separator of thousands, and with a decimal sign: `1.234` can be both. */
export type Numbers = readonly (readonly [column: number, grouped: number, decimal: number])[];

/** Most numbers, which need no closer look. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

const GROUPED = /^-?\d{1,3}\.\d{3}$/;

export function readNumbers(cells: readonly Cell[], { left, right }: Block): Numbers {
  const numbers: [number, number, number][] = [];
  for (let column = left; column <= Math.min(right, cells.length - 1); column++) {
    const cell = cells[column] ?? null;
    if (cell === null) continue;
    if (PLAIN.test(cell)) {
      const value = Number(cell);
      const isGrouped = cell.at(-4) === "." && GROUPED.test(cell);
      numbers.push([column, isGrouped ? Number(cell.replace(".", "")) : value, value]);
      continue;
    }
    if (kindOf(cell) !== "number") continue;
    const grouped = plainNumber(cell);
    if (grouped === undefined) continue;
    const decimal = Number(cell?.trim().replace(",", "."));
    numbers.push([column, grouped, Number.isNaN(decimal) ? grouped : decimal]);
  }
  return numbers;
}

/** Sums that must be right before a row without the name of a total is one. */
const MIN_SUMS = 2;
/** Rows that are added up where there is one column of numbers. */
const MIN_ROWS = 3;
/** Of each row that is added, a cent may be lost to rounding. */
export const TOLERANCE = 0.005;
/** Numbers of fewer digits are the sum of others by chance. */
const MIN_DIGITS = 3;

/** How sure a row is to be a total by what is in it beside its numbers. */
export type Mark =
  /** It has the name of a total: one sum that is right is enough. */
  | "named"
  | "average"
  /** It has numbers only, and lacks what others have. */
  | "bare"
  /** It has a name of its own, as each row has. */
  | "other";

/** What the columns of several rows add up to. */
export class ColumnSums {
  #rows = 0;
  readonly #columns = new Map<number, { count: number; grouped: number; decimal: number }>();

  add(numbers: Numbers): void {
    this.#rows++;
    for (const [column, grouped, decimal] of numbers) {
      const sum = this.#columns.get(column) ?? { count: 0, grouped: 0, decimal: 0 };
      sum.count++;
      sum.grouped += grouped;
      sum.decimal += decimal;
      this.#columns.set(column, sum);
    }
  }

  /** Whether the numbers of a row are these sums, or these averages: surely, or as well by chance. */
  matches(numbers: Numbers, mark: Mark): "total" | "by chance" | undefined {
    const right = numbers.filter((one) => this.#isRight(one, mark === "average"));
    if (mark === "named" || mark === "average") return right.length > 0 ? "total" : undefined;
    if (right.length * 2 < numbers.length || right.length === 0) return undefined;
    if (mark === "bare") return this.#rows > 1 ? "total" : undefined;
    if (this.#rows < MIN_ROWS) return undefined;
    return right.length === numbers.length && areTelling(right) ? "total" : "by chance";
  }

  #isRight([column, grouped, decimal]: Numbers[number], isAverage: boolean): boolean {
    const sum = this.#columns.get(column);
    if (!sum || grouped === 0) return false;
    const share = isAverage ? 1 / sum.count : 1;
    const tolerance = TOLERANCE * (isAverage ? 2 : this.#rows);
    return (
      Math.abs(sum.grouped * share - grouped) <= tolerance ||
      Math.abs(sum.decimal * share - decimal) <= tolerance
    );
  }
}

/** Whether several numbers have too many digits, and are too different, to be right by chance. */
export const areTelling = (numbers: Numbers) =>
  new Set(
    numbers.map(([, , value]) => digitsOf(value)).filter(({ length }) => length >= MIN_DIGITS),
  ).size >= MIN_SUMS;

const digitsOf = (value: number) => String(Math.abs(value)).replace(".", "").replace(/^0+/, "");

/** Rows that a total may be combined with, which are looked at for each row with one text. */
export const MAX_TERMS = 40;

/** A row with one text, which another may be combined of. */
export type Term = { readonly numbers: Numbers; readonly isTotal: boolean };

/** Whether a row is a total with another row added or taken away, in each of several columns, as "net" is of inflows and outflows. */
export function isCombined(numbers: Numbers, terms: readonly Term[]): boolean {
  if (!terms.some(({ isTotal }) => isTotal) || !areTelling(numbers)) return false;
  return terms.some(
    (total) =>
      total.isTotal &&
      terms.some(
        (term) => term !== total && SIGNS.some((signs) => areCombined(numbers, total, term, signs)),
      ),
  );
}

const SIGNS = [
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;

function areCombined(
  numbers: Numbers,
  one: Term,
  other: Term,
  [first, second]: readonly [number, number],
): boolean {
  if (one.numbers.length < numbers.length || other.numbers.length < numbers.length) return false;
  return numbers.every(([column, , value]) => {
    const a = one.numbers.find(([at]) => at === column)?.[2];
    const b = other.numbers.find(([at]) => at === column)?.[2];
    return (
      a !== undefined &&
      b !== undefined &&
      Math.abs(first * a + second * b - value) <= 2 * TOLERANCE
    );
  });
}
