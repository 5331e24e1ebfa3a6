import { isEmptyWord } from "./empty-words.ts";
import { plainKind, type CodeKind, type NumberText } from "./number-format.ts";
import type { Cell } from "./source-table.ts";
import type { Unit } from "./units.ts";

const BLANK = /\s/;

/** What the cells of a column are as numbers, counted in one pass. */
export class NumberSurvey {
  /** Cells with a value. */
  filled = 0;
  numbers = 0;
  /** Cells that say that they are empty. */
  empty = 0;
  readonly fits = { point: 0, comma: 0 };
  readonly shape = { point: { whole: 1, scale: 0 }, comma: { whole: 1, scale: 0 } };
  readonly codes: Record<CodeKind, number> = { zeros: 0, plus: 0, power: 0 };
  /** Powers that are numbers for sure. */
  powers = 0;
  /** Numbers with more than digits, a minus and a point. */
  marked = 0;
  hasMinus = false;
  brackets = 0;
  /** Groups of digits with blanks between them, and no decimals: amounts, or phone numbers. */
  spaced = 0;
  readonly spacedLength = { least: Infinity, most: 0 };
  /** Numbers that are another one in the other reading; the first with a comma, and the first with a point. */
  firstWithComma: string | undefined;
  firstWithPoint: string | undefined;
  readonly units = new Map<string, { unit: Unit; count: number }>();
  /** Zero is zero in every unit. */
  plainZeros = 0;
  english = 0;
  /** Numbers with a multiplier behind them, those with a single letter, and the first of them. */
  multiplied = 0;
  lettered = 0;
  firstMultiplied: string | undefined;
  /** Numbers on a side of an account. */
  readonly sides = { credit: 0, debit: 0 };
  /** Numbers with the mark of a footnote, and the first of them. */
  noted = 0;
  firstNoted: string | undefined;

  constructor(cells: readonly Cell[], read: (text: string) => NumberText | undefined) {
    for (const cell of cells) {
      if (cell === null) continue;
      const text = cell.trim();
      this.filled++;
      const kind = plainKind(text);
      if (kind === 0) this.#count(text, read(text));
      else this.#countPlain(text, kind);
    }
  }

  #countPlain(text: string, kind: 1 | 2) {
    const isNegative = text.charCodeAt(0) === 0x2d;
    const start = isNegative ? 1 : 0;
    this.numbers++;
    this.hasMinus ||= isNegative;
    const { point, comma } = this.shape;
    this.fits.point++;
    if (kind === 1) {
      const whole = text.length - start;
      if (whole > point.whole) point.whole = whole;
      if (whole > comma.whole) comma.whole = whole;
      this.fits.comma++;
      if (text === "0") this.plainZeros++;
      return;
    }
    const at = text.indexOf(".");
    const scale = text.length - at - 1;
    if (at - start > point.whole) point.whole = at - start;
    if (scale > point.scale) point.scale = scale;
    if (scale === 3 && at - start <= 3 && text.charCodeAt(start) !== 0x30) {
      this.fits.comma++;
      comma.whole = Math.max(comma.whole, at - start + 3);
      this.firstWithPoint ??= text;
    }
    if (text.charCodeAt(start) === 0x30 && Number(text) === 0) this.plainZeros++;
  }

  #count(text: string, number: NumberText | undefined) {
    if (!number) {
      if (isEmptyWord(text)) this.empty++;
      return;
    }
    this.numbers++;
    this.marked++;
    if (number.code) this.codes[number.code]++;
    else if (number.hasPower) this.powers++;
    this.hasMinus ||= number.isNegative;
    if (number.inBrackets) this.brackets++;
    this.#countMarks(text, number);
    if (number.point?.scale === 0 && !number.unit && BLANK.test(number.body)) {
      const { whole } = number.point;
      const { least, most } = this.spacedLength;
      this.spaced++;
      this.spacedLength.least = Math.min(least, whole);
      this.spacedLength.most = Math.max(most, whole);
    }
    if (number.isEnglish) this.english++;
    for (const sign of ["point", "comma"] as const) {
      const digits = number[sign];
      if (!digits) continue;
      this.fits[sign]++;
      const shape = this.shape[sign];
      shape.whole = Math.max(shape.whole, digits.whole);
      shape.scale = Math.max(shape.scale, digits.scale);
    }
    if (number.point && number.comma && number.point.whole !== number.comma.whole) {
      if (number.body.includes(",")) this.firstWithComma ??= text;
      else this.firstWithPoint ??= text;
    }
    const { unit } = number;
    if (unit) {
      const known = this.units.get(unit.key);
      if (known) known.count++;
      else this.units.set(unit.key, { unit, count: 1 });
    }
  }

  #countMarks(text: string, { power = 0, hasLetter, side, hasNote }: NumberText) {
    if (power > 0) {
      this.multiplied++;
      this.firstMultiplied ??= text;
      if (hasLetter) this.lettered++;
    }
    if (side) this.sides[side]++;
    if (hasNote) {
      this.noted++;
      this.firstNoted ??= text;
    }
  }

  /** Amounts differ in length, phone numbers and ids do not. */
  get isSpacedCode() {
    const { least, most } = this.spacedLength;
    return this.numbers > 1 && this.spaced === this.numbers && least === most && least >= 9;
  }

  /** Cells with a value, those that say that they are empty aside. */
  get values() {
    return this.filled - this.empty;
  }

  get withUnit() {
    let sum = 0;
    for (const { count } of this.units.values()) sum += count;
    return sum;
  }

  /** Cells that are rather codes, by what the others are. */
  get codeKinds(): CodeKind[] {
    const { codes } = this;
    const plusIsSign = this.hasMinus || this.shape.point.scale > 0 || this.shape.comma.scale > 0;
    return [
      ...(codes.zeros > 0 ? (["zeros"] as const) : []),
      ...(codes.plus > 0 && !plusIsSign ? (["plus"] as const) : []),
      ...(codes.power > 0 && this.powers === 0 ? (["power"] as const) : []),
    ];
  }
}
