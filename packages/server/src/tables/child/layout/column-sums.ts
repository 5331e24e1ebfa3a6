import type { Cell } from "../source-table.ts";
import { kindOf, type Block } from "./grid.ts";
import { measureOf, plainNumber } from "./plain-number.ts";

/** The numbers of a row by column, each as it reads with a separator of thousands, and with a decimal sign: `1.234` can be both. */
export type Numbers = readonly (readonly [column: number, grouped: number, decimal: number])[];

/** Most numbers, which need no closer look. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Zeros in front make a code, of which there is no sum. */
const CODE = /^0\d/;
const GROUPED = /^-?\d{1,3}\.\d{3}$/;

export function readNumbers(cells: readonly Cell[], { left, right }: Block): Numbers {
  const numbers: [number, number, number][] = [];
  for (let column = left; column <= Math.min(right, cells.length - 1); column++) {
    const cell = cells[column] ?? null;
    if (cell === null) continue;
    if (CODE.test(cell)) continue;
    if (PLAIN.test(cell)) {
      const value = Number(cell);
      const isGrouped = cell.at(-4) === "." && GROUPED.test(cell);
      numbers.push([column, isGrouped ? Number(cell.replace(".", "")) : value, value]);
      continue;
    }
    const measure = measureOf(cell);
    if (measure !== undefined) {
      numbers.push([column, measure, measure]);
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
  /** It has the name or the sign of a total: one sum that is right is enough. */
  | "named"
  | "average"
  /** It has a name such as "VAT" below the last record: the sum of a single one is enough. */
  | "foot"
  /** It has bold letters, or a name such as "All regions". */
  | "hinted"
  /** It has numbers only, and lacks what others have. */
  | "bare"
  /** It has the texts of the record above it, and fewer of them: as well a record that lacks one. */
  | "repeat"
  /** It has one text, and lacks what others have. */
  | "lacking"
  /** It has a name of its own, as each row has. */
  | "other";

/** Whether a row is a total: surely, or as well by chance. */
export type Match = "total" | "by chance" | undefined;

/** What the columns of several rows add up to. */
class ColumnSums {
  rows = 0;
  readonly columns = new Map<number, { count: number; grouped: number; decimal: number }>();

  add(numbers: Numbers): void {
    this.rows++;
    for (const [column, grouped, decimal] of numbers) this.#put(column, 1, grouped, decimal);
  }

  merge(sums: ColumnSums): void {
    this.rows += sums.rows;
    for (const [column, { count, grouped, decimal }] of sums.columns)
      this.#put(column, count, grouped, decimal);
  }

  #put(column: number, count: number, grouped: number, decimal: number): void {
    const sum = this.columns.get(column);
    if (!sum) {
      this.columns.set(column, { count, grouped, decimal });
      return;
    }
    sum.count += count;
    sum.grouped += grouped;
    sum.decimal += decimal;
  }
}

/** Totals over totals, such as those of teams, regions and countries. The outermost is of everything. */
const LEVELS = 5;

/** What a row is the sum of: everything since the last total of this level or one further out. */
export type Level = { readonly level: number; readonly rows: number; readonly found: Match };
export const NOTHING: Level = { level: 0, rows: 0, found: undefined };

/** What rows add up to since the last total of each level. */
export class NestedSums {
  /** By level: what is before that of the level below, so that a row is added once. */
  readonly #parts = Array.from({ length: LEVELS }, () => new ColumnSums());

  add(numbers: Numbers): void {
    this.#parts[0]?.add(numbers);
  }

  /** How many rows there are since the last total. */
  get open(): number {
    return this.#parts[0]?.rows ?? 0;
  }

  copy(): NestedSums {
    const copy = new NestedSums();
    for (const [level, part] of this.#parts.entries()) copy.#parts[level]?.merge(part);
    return copy;
  }

  /** The innermost level whose sums are the numbers of a row. */
  match(numbers: Numbers, mark: Mark): Level {
    let chance: Level | undefined;
    let rows = 0;
    for (const [level, part] of this.#parts.entries()) {
      if (part.rows === 0) continue;
      rows += part.rows;
      const found = matchOf(this.#parts.slice(0, level + 1), numbers, mark);
      if (found === "total") return { level, rows, found };
      if (found) chance ??= { level, rows, found };
    }
    return chance ?? NOTHING;
  }

  /** Whether the numbers of a row are those of everything. @param own what it added itself */
  matchAll(numbers: Numbers, mark: Mark, own: Numbers): Match {
    return matchOf(this.#parts, numbers, mark, own);
  }

  /** Begins anew after a total of a level, or where a group begins. */
  close(level: number): void {
    const into = Math.min(level + 1, LEVELS - 1);
    for (let at = 0; at < into; at++) {
      const part = this.#parts[at];
      if (!part || part.rows === 0) continue;
      this.#parts[into]?.merge(part);
      this.#parts[at] = new ColumnSums();
    }
  }
}

/** Whether the numbers of a row are the sums of these parts, or their averages. @param without a row that does not count */
function matchOf(
  parts: readonly ColumnSums[],
  numbers: Numbers,
  mark: Mark,
  without: Numbers = [],
): Match {
  const rows = parts.reduce((count, part) => count + part.rows, 0) - (without.length > 0 ? 1 : 0);
  const right = numbers.filter((one) => isRight(one, { parts, rows, mark, without }));
  if (mark === "named" || mark === "average") return right.length > 0 ? "total" : undefined;
  if (right.length * 2 < numbers.length || right.length === 0) return undefined;
  const areAll = right.length === numbers.length;
  if (mark === "foot") return areAll ? "total" : undefined;
  if (mark === "hinted") return rows > 1 ? "total" : areAll ? "by chance" : undefined;
  if (mark === "bare") return rows > 1 ? "total" : undefined;
  if (mark === "repeat") return areAll ? "by chance" : undefined;
  if (rows < (mark === "lacking" ? MIN_ROWS - 1 : MIN_ROWS)) return undefined;
  return areAll && areTelling(right) ? "total" : "by chance";
}

function isRight(
  [column, grouped, decimal]: Numbers[number],
  {
    parts,
    rows,
    mark,
    without,
  }: { parts: readonly ColumnSums[]; rows: number; mark: Mark; without: Numbers },
): boolean {
  if (grouped === 0) return false;
  const own = without.find(([at]) => at === column);
  let [count, ofGrouped, ofDecimal] = own ? [-1, -own[1], -own[2]] : [0, 0, 0];
  for (const part of parts) {
    const sum = part.columns.get(column);
    if (!sum) continue;
    count += sum.count;
    ofGrouped += sum.grouped;
    ofDecimal += sum.decimal;
  }
  if (count <= 0) return false;
  const isAverage = mark === "average";
  const share = isAverage ? 1 / count : 1;
  const tolerance = TOLERANCE * (isAverage ? 2 : rows);
  return (
    Math.abs(ofGrouped * share - grouped) <= tolerance ||
    Math.abs(ofDecimal * share - decimal) <= tolerance
  );
}

/** Whether several numbers have too many digits, and are too different, to be right by chance. */
export const areTelling = (numbers: Numbers) =>
  new Set(
    numbers.map(([, , value]) => digitsOf(value)).filter(({ length }) => length >= MIN_DIGITS),
  ).size >= MIN_SUMS;

/** Whether a number has too many digits to be right by chance. */
export const isTelling = ([, , value]: Numbers[number]) => digitsOf(value).length >= MIN_DIGITS;

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
