import type { DecimalSign } from "../reading.ts";
import {
  findCells,
  MOSTLY,
  remembered,
  type ColumnContext,
  type ColumnReading,
} from "./column-cells.ts";
import { isEmptyWord } from "./empty-words.ts";
import {
  canonicalNumber,
  numberText,
  plainKind,
  type CodeKind,
  type NumberText,
} from "./number-format.ts";
import { isFloat, numberType } from "./number-shape.ts";
import type { Cell } from "./source-table.ts";
import { asCodes, doubtful, emptied, mixed, quotedText, readAs } from "./type-decisions.ts";
import type { Unit } from "./units.ts";

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
    if (number.point && number.comma && number.point.scale !== number.comma.scale) {
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

const decimal = new Intl.NumberFormat("en-US");

const BLANK = /\s/;

type Sign = { readonly sign: DecimalSign; readonly isProven: boolean; readonly why?: string };

/** The decimal sign that the values leave, or that is decided by what else is known. */
export function signOf(survey: NumberSurvey, context: ColumnContext): Sign | undefined {
  const { numbers, fits, firstWithComma, firstWithPoint } = survey;
  // The numbers of a workbook prove nothing about texts beside them.
  const isProven = !context.isWorkbook || survey.marked > 0;
  if (fits.comma < numbers) return { sign: "point", isProven };
  if (fits.point < numbers) return { sign: "comma", isProven };
  const first = firstWithComma ?? firstWithPoint;
  if (first === undefined || (context.isWorkbook && firstWithComma === undefined))
    return { sign: "point", isProven: false };
  if (context.decimalSign) return { sign: context.decimalSign, isProven: false };
  const others = context.others?.decimalSign;
  const isUsual =
    others?.value === "point" && firstWithComma === undefined && !context.commaDecimals;
  if (others && !isUsual)
    return {
      sign: others.value,
      isProven: false,
      why: `${quotedText(first)} is ${meaning(first, others.value)}, as the column '${others.column}' shows`,
    };
  if (firstWithComma !== undefined && survey.english === survey.withUnit && survey.english > 0)
    return {
      sign: "point",
      isProven: false,
      why: `${quotedText(firstWithComma)} is ${meaning(firstWithComma, "point")}, as amounts in this currency are written`,
    };
  const isEuro = survey.units.has("EUR");
  return firstWithComma !== undefined || context.commaDecimals || isEuro
    ? undefined
    : { sign: "point", isProven: false };
}

function meaning(text: string, sign: DecimalSign): string {
  const number = numberText(text);
  return number ? canonicalNumber(number, sign) : text;
}

/** What came of reading a column as numbers: how it is read, or why it stays text. */
export type NumberOutcome = Pick<ColumnReading, "decisions" | "isOpen"> & {
  readonly reading?: ColumnReading;
};

/** Reads a column as numbers where every value is one. */
export function readNumbers(
  cells: readonly Cell[],
  context: ColumnContext,
): NumberOutcome | undefined {
  const read = remembered(numberText);
  const survey = new NumberSurvey(cells, read);
  const { values, numbers } = survey;
  const { label } = context;
  if (numbers === 0 || numbers < MOSTLY * values) return undefined;
  const codes = survey.codeKinds;
  const codeCount = codes.reduce((sum, kind) => sum + survey.codes[kind], 0);
  const isCode = (number: NumberText) => number.code !== undefined && codes.includes(number.code);
  if (numbers < values) {
    if (numbers - codeCount < MOSTLY * values) return undefined;
    const isOdd = (text: string) => {
      if (plainKind(text) !== 0) return false;
      const number = read(text);
      return number ? isCode(number) : !isEmptyWord(text);
    };
    const odd = findCells(cells, context, isOdd);
    return { decisions: [mixed(label, odd, { filled: values, what: ["a number", "numbers"] })] };
  }
  if (codeCount > 0) {
    const found = findCells(cells, context, (text) => {
      const number = plainKind(text) === 0 ? read(text) : undefined;
      return number !== undefined && isCode(number);
    });
    const why = codeReason(found.cells[0]?.text ?? "", codes[0]);
    const areFew = codeCount <= (1 - MOSTLY) * values;
    return { decisions: [asCodes(label, why, areFew ? found : undefined)] };
  }
  return withUnits(cells, context, survey, read);
}

function codeReason(first: string, kind: CodeKind | undefined): string {
  const quoted = quotedText(first);
  if (kind === "zeros") return `${quoted} begins with 0`;
  return kind === "plus" ? `${quoted} begins with +` : `${quoted} could also be a power of ten`;
}

function withUnits(
  cells: readonly Cell[],
  context: ColumnContext,
  survey: NumberSurvey,
  read: (text: string) => NumberText | undefined,
): NumberOutcome {
  const { label } = context;
  const units = [...survey.units.values()].toSorted((a, b) => b.count - a.count);
  const [main] = units;
  if (units.length > 1) {
    const list = new Intl.ListFormat("en-US").format(
      units.slice(0, 3).map(({ unit }) => unit.text),
    );
    const rare = findCells(cells, context, (text) => {
      const key = read(text)?.unit?.key;
      return key !== undefined && key !== main?.unit.key;
    });
    return { decisions: [doubtful(label, `its values are in ${list}`, rare)] };
  }
  const plain = survey.numbers - survey.withUnit;
  const isMoney = main?.unit.kind === "money";
  if (main && plain > survey.plainZeros && !isMoney) {
    const bare = findCells(
      cells,
      context,
      (text) => !isEmptyWord(text) && read(text)?.unit === undefined,
    );
    const why = `its values are in ${main.unit.text}, but ${bare.count === 1 ? "1 has" : `${decimal.format(bare.count)} have`} no unit`;
    return { decisions: [doubtful(label, why, bare)] };
  }
  return typed(cells, context, survey, read, main?.unit.text);
}

function typed(
  cells: readonly Cell[],
  context: ColumnContext,
  survey: NumberSurvey,
  read: (text: string) => NumberText | undefined,
  unit: string | undefined,
): NumberOutcome {
  const { label } = context;
  const { fits, numbers } = survey;
  if (fits.point < numbers && fits.comma < numbers) {
    const main = fits.point >= fits.comma ? "point" : "comma";
    const rare = findCells(cells, context, (text) => {
      const number = read(text);
      return number !== undefined && number[main] === undefined;
    });
    return {
      decisions: [doubtful(label, "its numbers have decimal points and decimal commas", rare)],
    };
  }
  if (survey.isSpacedCode)
    return {
      decisions: [asCodes(label, `each has ${survey.spacedLength.most} digits in groups`)],
    };
  if (survey.brackets === numbers && unit === undefined)
    return {
      decisions: [doubtful(label, "its numbers are all in brackets, which can make them negative")],
    };
  const decided = signOf(survey, context);
  if (!decided)
    return {
      isOpen: true,
      decisions: [doubtful(label, "its numbers can be thousands or decimals")],
    };
  const { sign, isProven, why } = decided;
  const canonical = canonicalIn(sign, read);
  const hasPower = survey.powers + survey.codes.power > 0;
  const fitsFloat =
    !hasPower || cells.every((cell) => cell === null || isFloat(canonical(cell) ?? "0"));
  const sqlType = numberType({ ...survey.shape[sign], hasPower, fitsFloat });
  if (!sqlType) {
    const isLong = survey.shape[sign].scale === 0 && !hasPower;
    return {
      decisions: [
        isLong
          ? asCodes(label, "they have more digits than a number holds exactly")
          : doubtful(label, "its numbers have more digits than a number holds exactly"),
      ],
    };
  }
  const bare = unit === undefined ? 0 : numbers - survey.withUnit - survey.plainZeros;
  const reasons = [
    ...(why === undefined ? [] : [why]),
    ...(survey.brackets > 0 ? ["Numbers in brackets are negative"] : []),
    ...(bare > 0
      ? [
          bare === 1
            ? `1 value has no ${unit}, and is taken as ${unit} too`
            : `${decimal.format(bare)} values have no ${unit}, and are taken as ${unit} too`,
        ]
      : []),
  ];
  const what = unit === undefined ? "numbers" : unit === "%" ? "percentages" : `numbers in ${unit}`;
  return {
    decisions: [],
    reading: {
      type: sqlType === "BIGINT" ? "integer" : "decimal",
      sqlType,
      unit,
      canonical,
      decisions: [
        ...(reasons.length > 0 || unit !== undefined
          ? [readAs(label, what, { why: reasons, isDoubtful: bare > 0 })]
          : []),
        ...emptied(label, survey.empty === 0 ? NONE : findCells(cells, context, isEmptyWord)),
      ],
      isOpen: (survey.firstWithComma ?? survey.firstWithPoint) !== undefined && !isProven,
      shows: isProven ? { decimalSign: { value: sign, column: label } } : undefined,
    },
  };
}

const NONE = { count: 0, cells: [] };

/** Writes numbers as SQL does, and nothing for cells that say that they are empty. */
export function canonicalIn(
  sign: DecimalSign,
  read: (text: string) => NumberText | undefined,
  isWanted: (number: NumberText) => boolean = () => true,
): (text: string) => Cell {
  const marked = remembered((text: string) => {
    const number = read(text);
    return number?.[sign] && isWanted(number) ? canonicalNumber(number, sign) : null;
  });
  return (written) => {
    const text = written.trim();
    const kind = plainKind(text);
    return kind === 1 || (kind === 2 && sign === "point") ? text : marked(text);
  };
}
