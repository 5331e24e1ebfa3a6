import { CHOSEN_TYPES, type ChosenType, type DateOrder, type DecimalSign } from "../reading.ts";
import { findCells, remembered, type ColumnContext, type ColumnReading } from "./column-cells.ts";
import { canonicalIn as datesIn, DateSurvey, orderOf } from "./date-column.ts";
import { basicDate, dateText } from "./date-format.ts";
import { durationFit } from "./duration-column.ts";
import { isEmptyWord } from "./empty-words.ts";
import { canonicalIn as numbersIn, signOf } from "./number-column.ts";
import { numberText } from "./number-format.ts";
import { isFloat, numberType } from "./number-shape.ts";
import { NumberSurvey } from "./number-survey.ts";
import type { Cell } from "./source-table.ts";
import { emptied, notFitting } from "./type-decisions.ts";

/** A reading of a column in a type, before it is known which cells do not fit. */
type Fit = Pick<ColumnReading, "type" | "sqlType" | "unit" | "canonical">;

const WHAT: Readonly<Record<ChosenType, string>> = {
  text: "text",
  number: "numbers",
  percentage: "percentages",
  date: "dates",
  timestamp: "times",
  boolean: "true or false",
};

/** Reads a column in the type that a person chose. Cells that do not fit become empty, which is said. */
export function readChosen(
  cells: readonly Cell[],
  context: ColumnContext,
  chosen: ChosenType,
): ColumnReading {
  const { label } = context;
  const fit = fitOf(cells, context, chosen);
  if (chosen === "text") return { ...fit, decisions: [] };
  const isLost = (text: string) => fit.canonical(text) === null;
  const lost = findCells(cells, context, (text) => isLost(text) && !isEmptyWord(text));
  const empty = findCells(cells, context, (text) => isEmptyWord(text) && isLost(text));
  return {
    ...fit,
    decisions: [...notFitting(label, WHAT[chosen], lost), ...emptied(label, empty)],
  };
}

/** What a type would cost a column: the cells that would become empty, of those that are filled. */
export type TypeCost = {
  readonly type: ChosenType;
  readonly unit?: string;
  readonly lost: number;
  readonly filled: number;
};

/** For each type that a person can choose, what it would cost a column. */
export function typeCosts(cells: readonly Cell[], context: ColumnContext): TypeCost[] {
  return CHOSEN_TYPES.map((type) => {
    const { canonical, unit } = fitOf(cells, context, type);
    let lost = 0;
    let filled = 0;
    for (const cell of cells) {
      if (cell === null) continue;
      filled++;
      if (canonical(cell) === null && !isEmptyWord(cell.trim())) lost++;
    }
    return { type, unit, lost, filled };
  });
}

function fitOf(cells: readonly Cell[], context: ColumnContext, chosen: ChosenType): Fit {
  if (chosen === "text") return { type: "text", sqlType: "VARCHAR", canonical: (text) => text };
  if (chosen === "boolean") return { type: "boolean", sqlType: "BOOLEAN", canonical: booleanOf };
  return chosen === "date" || chosen === "timestamp"
    ? dateFit(cells, context, chosen)
    : numberFit(cells, context, chosen);
}

const YES = new Set("true yes y t 1 x ja oui sí si sim vero vrai wahr waar ✓ on".split(" "));
const NO = new Set("false no n f 0 nein non não nee falso faux falsch onwaar off".split(" "));

function booleanOf(text: string): Cell {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return "true";
  return NO.has(word) ? "false" : null;
}

function numberFit(
  cells: readonly Cell[],
  context: ColumnContext,
  chosen: "number" | "percentage",
): Fit {
  const read = remembered(numberText);
  const survey = new NumberSurvey(cells, read);
  const durations = survey.numbers === 0 && chosen === "number" ? durationFit(cells) : undefined;
  if (durations) return durations;
  const most = [...survey.units.values()].toSorted((a, b) => b.count - a.count)[0]?.unit;
  const key = chosen === "percentage" ? "%" : most?.key;
  const unit = chosen === "percentage" ? "%" : most?.text;
  const canonical = numbersIn(
    chosenSign(survey, context),
    read,
    (number) => number.unit === undefined || number.unit.key === key,
  );
  return { ...sized(cells, canonical), unit };
}

/** The decimal sign of a column of which a person says that it is numbers: there is always one. */
function chosenSign(survey: NumberSurvey, context: ColumnContext): DecimalSign {
  const { fits, firstWithComma, firstWithPoint } = survey;
  if (fits.point !== fits.comma) return fits.point > fits.comma ? "point" : "comma";
  const isClear = firstWithComma === undefined && firstWithPoint === undefined;
  if (isClear) return "point";
  return signOf(survey, context)?.sign ?? (context.commaDecimals ? "comma" : "point");
}

/** The SQL type that holds all that a column has; what none holds does not fit. */
function sized(
  cells: readonly Cell[],
  canonical: (text: string) => Cell,
): Pick<Fit, "type" | "sqlType" | "canonical"> {
  let [whole, scale] = [1, 0];
  let hasPower = false;
  let fitsFloat = true;
  for (const cell of cells) {
    const number = cell === null ? null : canonical(cell);
    if (number === null) continue;
    hasPower ||= /e/i.test(number);
    fitsFloat &&= isFloat(number);
    const digits = number.startsWith("-") ? number.length - 1 : number.length;
    const point = number.indexOf(".");
    const decimals = point < 0 ? 0 : number.length - point - 1;
    whole = Math.max(whole, digits - (point < 0 ? 0 : decimals + 1));
    scale = Math.max(scale, decimals);
  }
  const sqlType = numberType({ whole, scale, hasPower, fitsFloat });
  if (sqlType) return { type: sqlType === "BIGINT" ? "integer" : "decimal", sqlType, canonical };
  if (!hasPower && whole + scale <= 38)
    return { type: "decimal", sqlType: `DECIMAL(38, ${scale})`, canonical };
  const inFloat = (text: string) => {
    const number = canonical(text);
    return number !== null && isFloat(number) ? number : null;
  };
  return { type: "decimal", sqlType: "DOUBLE", canonical: inFloat };
}

function dateFit(
  cells: readonly Cell[],
  context: ColumnContext,
  chosen: "date" | "timestamp",
): Fit {
  const read = remembered((text: string) => dateText(text) ?? basicDate(text));
  const survey = new DateSurvey(cells, read);
  return {
    type: chosen,
    sqlType: chosen.toUpperCase(),
    canonical: datesIn(chosen, {
      order: chosenOrder(survey, context, read),
      hasZones: survey.zoned > 0 && survey.zoned === survey.timed,
      read,
    }),
  };
}

/** What comes first in a column of which a person says that it is dates. */
function chosenOrder(
  survey: DateSurvey,
  context: ColumnContext,
  read: (text: string) => ReturnType<typeof dateText>,
): DateOrder {
  if (survey.fits.day !== survey.fits.month)
    return survey.fits.day > survey.fits.month ? "day" : "month";
  return orderOf(survey, context, read)?.order ?? "day";
}
