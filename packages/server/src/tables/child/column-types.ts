import { beginningOf } from "../beginning-of.ts";
import type { ColumnType } from "../protocol.ts";
import { dayFirst, monthFirst, timestamp, yearFirst, type DateReading } from "./date-format.ts";
import {
  canonicalNumber,
  decimalsOf,
  isCommaNumber,
  isDotNumber,
  numberType,
  shapeOf,
} from "./number-format.ts";
import type { Cell } from "./source-table.ts";

/** How a column is read. */
export type ColumnReading = {
  readonly type: ColumnType;
  readonly sqlType: string;
  /** The text as SQL casts it. */
  readonly canonical: (text: string) => string;
  /** Why it stays text although it looks like another type; a sentence without its subject, e.g. `is kept as text, …`. */
  readonly note?: string;
};

const asText = (note?: string): ColumnReading => ({
  type: "text",
  sqlType: "VARCHAR",
  canonical: (text) => text,
  note,
});

const isBoolean = (text: string) => /^(?:true|false)$/i.test(text);

/**
 * Determines the type of a column. A type is used only if every value fits it and no other reading is possible; otherwise the
 * column stays text, so that no value is lost or changed.
 */
export function readColumn(cells: readonly Cell[], commaDecimals: boolean): ColumnReading {
  const values = cells.filter((cell) => cell !== null).map((cell) => cell.trim());
  if (values.length === 0) return asText();
  return (
    readNumbers(values, commaDecimals) ??
    (values.every(isBoolean)
      ? {
          type: "boolean",
          sqlType: "BOOLEAN",
          canonical: (text: string) => text.trim().toLowerCase(),
        }
      : undefined) ??
    readDates(values) ??
    asText(oddOneOut(cells))
  );
}

function readNumbers(values: readonly string[], commaDecimals: boolean): ColumnReading | undefined {
  const fitsDot = values.every(isDotNumber);
  const fitsComma = values.every(isCommaNumber);
  if (!fitsDot && !fitsComma) return undefined;
  const decimals = decimalsOf(values, fitsDot, fitsComma, commaDecimals);
  if (decimals === "ambiguous") {
    return asText("is kept as text: its numbers can be thousands or decimals.");
  }
  const canonical = (text: string) => canonicalNumber(text.trim(), decimals);
  const sqlType = numberType(shapeOf(values.map(canonical)));
  if (!sqlType) return asText();
  return { type: sqlType === "BIGINT" ? "integer" : "decimal", sqlType, canonical };
}

function readDates(values: readonly string[]): ColumnReading | undefined {
  const fits = (reading: DateReading) => values.every((value) => reading(value) !== undefined);
  if (fits(yearFirst)) return dates("date", yearFirst);
  if (fits(timestamp)) return dates("timestamp", timestamp);
  const [byDay, byMonth] = [fits(dayFirst), fits(monthFirst)];
  if (byDay && byMonth) {
    const same = values.every((value) => dayFirst(value) === monthFirst(value));
    if (!same) return asText("is kept as text: its dates can be day or month first.");
  }
  if (byDay) return dates("date", dayFirst);
  return byMonth ? dates("date", monthFirst) : undefined;
}

const dates = (type: "date" | "timestamp", reading: DateReading): ColumnReading => ({
  type,
  sqlType: type.toUpperCase(),
  canonical: (text) => reading(text.trim()) ?? text,
});

/** Names the first value that does not fit a column of numbers or dates. */
function oddOneOut(cells: readonly Cell[]) {
  const isOrderly = (text: string) =>
    isDotNumber(text) ||
    isCommaNumber(text) ||
    timestamp(text) !== undefined ||
    dayFirst(text) !== undefined;
  let orderly = 0;
  let odd = 0;
  let first: string | undefined;
  for (const cell of cells) {
    if (cell === null) continue;
    if (isOrderly(cell.trim())) orderly++;
    else {
      odd++;
      first ??= cell.trim();
    }
  }
  if (first === undefined || orderly < 9 * odd) return undefined;
  return `is kept as text because of values such as '${beginningOf(first, 40)}'.`;
}
