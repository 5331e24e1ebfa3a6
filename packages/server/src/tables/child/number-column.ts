import type { Decision, DecimalSign } from "../reading.ts";
import {
  findCells,
  isMostly,
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
import { NumberSurvey } from "./number-survey.ts";
import type { Cell } from "./source-table.ts";
import { asCodes, doubtful, emptied, mixed, quotedText, readAs } from "./type-decisions.ts";

const decimal = new Intl.NumberFormat("en-US");

type Sign = {
  readonly sign: DecimalSign;
  readonly isProven: boolean;
  readonly isChosen?: boolean;
  /** Its values could have the other one as well. */
  readonly isGuess?: boolean;
  readonly why?: string;
};

/** The decimal sign that the values leave, or that is decided by what else is known. */
export function signOf(survey: NumberSurvey, context: ColumnContext): Sign | undefined {
  const { numbers, fits, firstWithComma, firstWithPoint } = survey;
  // The numbers of a workbook prove nothing about texts beside them.
  const isProven = !context.isWorkbook || survey.marked > 0;
  if (fits.comma < numbers) return { sign: "point", isProven };
  if (fits.point < numbers) return { sign: "comma", isProven };
  const first = firstWithComma ?? firstWithPoint;
  const isWritten = !context.isWorkbook || context.hasTypedPoints || firstWithComma !== undefined;
  if (first === undefined || !isWritten) return { sign: "point", isProven: false };
  if (context.decimalSign) return { sign: context.decimalSign, isProven: false, isChosen: true };
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
  if (firstWithComma !== undefined || context.commaDecimals || isEuro) return undefined;
  const isGuess = others === undefined;
  const both = `${quotedText(first)} is ${meaning(first, "point")}, and could be ${meaning(first, "comma")}`;
  return { sign: "point", isProven: false, isGuess, why: isGuess ? both : undefined };
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
  if (numbers === 0 || !isMostly(numbers, values)) return undefined;
  const codes = survey.codeKinds;
  const codeCount = codes.reduce((sum, kind) => sum + survey.codes[kind], 0);
  const isCode = (number: NumberText) => number.code !== undefined && codes.includes(number.code);
  if (numbers < values) {
    if (!isMostly(numbers - codeCount, values)) return undefined;
    const isOdd = (text: string) => {
      if (plainKind(text) !== 0) return false;
      const number = read(text);
      return number ? isCode(number) : !isEmptyWord(text);
    };
    const odd = findCells(cells, context, isOdd);
    const isLost = odd.count === values - numbers;
    return {
      decisions: [
        mixed(label, odd, {
          filled: values,
          what: ["a number", "numbers"],
          lost: isLost ? "numbers" : undefined,
        }),
      ],
    };
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
  return withUnits({ cells, context, survey, read });
}

/** A column of which every value is a number. */
type Counted = {
  readonly cells: readonly Cell[];
  readonly context: ColumnContext;
  readonly survey: NumberSurvey;
  readonly read: (text: string) => NumberText | undefined;
};

function codeReason(first: string, kind: CodeKind | undefined): string {
  const quoted = quotedText(first);
  if (kind === "zeros") return `${quoted} begins with 0`;
  return kind === "plus" ? `${quoted} begins with +` : `${quoted} could also be a power of ten`;
}

function withUnits(counted: Counted): NumberOutcome {
  const { cells, context, survey, read } = counted;
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
  const unit = main?.unit.text;
  const refusal = refusalOf(counted, unit);
  return refusal ? { decisions: [refusal] } : typed(counted, unit);
}

/** Why numbers stay text whichever their decimal sign is. */
function refusalOf(
  { cells, context, survey, read }: Counted,
  unit: string | undefined,
): Decision | undefined {
  const { label } = context;
  const { fits, numbers, brackets, isSpacedCode, spacedLength } = survey;
  if (fits.point < numbers && fits.comma < numbers) {
    const main = fits.point >= fits.comma ? "point" : "comma";
    const rare = findCells(cells, context, (text) => {
      const number = read(text);
      return number !== undefined && number[main] === undefined;
    });
    return doubtful(label, "its numbers have decimal points and decimal commas", rare);
  }
  if (isSpacedCode) return asCodes(label, `each has ${spacedLength.most} digits in groups`);
  if (brackets === numbers && unit === undefined)
    return doubtful(label, "its numbers are all in brackets, which can make them negative");
  return marksRefusal(label, survey);
}

/** Why numbers with marks behind them stay text: nobody knows what the marks mean there. */
function marksRefusal(label: string, survey: NumberSurvey): Decision | undefined {
  const { sides, numbers, plainZeros, noted } = survey;
  const sided = sides.credit + sides.debit;
  if (sided > 0 && sides.debit === 0)
    return doubtful(label, "its numbers have CR behind them, which can make them negative");
  if (sided > 0 && sided + plainZeros < numbers)
    return doubtful(label, "some of its numbers have CR or DR behind them, and others have not");
  return noted > Math.max(1, (1 - MOSTLY) * numbers)
    ? doubtful(
        label,
        `most of its numbers have a mark such as in ${quotedText(survey.firstNoted ?? "")}`,
      )
    : undefined;
}

function typed({ cells, context, survey, read }: Counted, unit: string | undefined): NumberOutcome {
  const { label } = context;
  const decided = signOf(survey, context);
  if (!decided)
    return {
      isOpen: true,
      decisions: [doubtful(label, "its numbers can be thousands or decimals")],
    };
  const { sign, isProven, isChosen, isGuess, why } = decided;
  const misfit = isProven ? misfitOf({ cells, context, survey, read }, sign) : undefined;
  const canonical = canonicalIn(sign, read);
  const hasPower = survey.powers + survey.codes.power > 0;
  const fitsFloat =
    !hasPower || cells.every((cell) => cell === null || isFloat(canonical(cell) ?? "0"));
  const sqlType = numberType({ ...survey.shape[sign], hasPower, fitsFloat });
  if (!sqlType) {
    const tooLong = "have more digits than a number holds exactly";
    const isLong = survey.shape[sign].scale === 0 && !hasPower;
    return {
      decisions: [
        isLong ? asCodes(label, `they ${tooLong}`) : doubtful(label, `its numbers ${tooLong}`),
      ],
    };
  }
  const bare = unit === undefined ? 0 : survey.numbers - survey.withUnit - survey.plainZeros;
  const have = bare === 1 ? "1 value has" : `${decimal.format(bare)} values have`;
  const taken = bare === 1 ? "is taken" : "are taken";
  const reasons = [
    ...(why === undefined ? [] : [why]),
    ...(misfit === undefined ? [] : [misfit]),
    ...marksOf(survey, sign),
    ...(survey.brackets > 0 ? ["Numbers in brackets are negative"] : []),
    ...(bare > 0 ? [`${have} no ${unit}, and ${taken} as ${unit} too`] : []),
  ];
  const isDoubtful =
    bare > 0 ||
    isGuess === true ||
    misfit !== undefined ||
    survey.lettered > 0 ||
    survey.noted > 0 ||
    survey.sides.debit > 0;
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
          ? [readAs(label, what, { why: reasons, isDoubtful })]
          : []),
        ...emptied(label, survey.empty === 0 ? NONE : findCells(cells, context, isEmptyWord)),
      ],
      found: { decimalSign: isChosen || !showsSign(survey, context) ? undefined : sign },
      isOpen: (survey.firstWithComma ?? survey.firstWithPoint) !== undefined && !isProven,
      shows: isProven ? { decimalSign: { value: sign, column: label } } : undefined,
    },
  };
}

/** What is said of a decimal sign that a person chose, perhaps for an earlier file, and that a column does not have. */
function misfitOf({ cells, context, read }: Counted, sign: DecimalSign): string | undefined {
  const { decimalSign } = context;
  if (decimalSign === undefined || decimalSign === sign || context.isWorkbook) return undefined;
  const [first] = findCells(cells, context, (text) => {
    const number = read(text);
    return number !== undefined && number[decimalSign] === undefined;
  }).cells;
  return (
    first &&
    `It is not read with decimal ${decimalSign}s, as chosen: ${quotedText(first.text)} has none`
  );
}

/** What is said of the marks behind numbers. */
function marksOf(survey: NumberSurvey, sign: DecimalSign): string[] {
  const { firstMultiplied, firstNoted, noted, sides } = survey;
  const marks = noted === 1 ? "1 value has" : `${decimal.format(noted)} values have`;
  return [
    ...(firstMultiplied === undefined
      ? []
      : [`${quotedText(firstMultiplied)} is ${meaning(firstMultiplied, sign)}`]),
    ...(sides.debit > 0 ? ["Debits (DR) are negative, and credits (CR) are positive"] : []),
    ...(firstNoted === undefined
      ? []
      : [`${marks} the mark of a footnote, as in ${quotedText(firstNoted)}, which is left out`]),
  ];
}

/** Whether the texts of a column have a decimal sign or groups of digits; the numbers of a workbook are written by us. */
function showsSign({ fits, numbers, marked, ...survey }: NumberSurvey, context: ColumnContext) {
  if (context.isWorkbook && marked === 0) return false;
  const isOneOnly = fits.point < numbers || fits.comma < numbers;
  return isOneOnly || (survey.firstWithComma ?? survey.firstWithPoint) !== undefined;
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
