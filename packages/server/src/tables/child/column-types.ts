import { readChosen } from "./chosen-type.ts";
import { MOSTLY, type ColumnContext, type ColumnReading } from "./column-cells.ts";
import { readDates } from "./date-column.ts";
import { dateText, isIsoDate } from "./date-format.ts";
import { isEmptyWord } from "./empty-words.ts";
import { readNumbers } from "./number-column.ts";
import { numberText, plainKind } from "./number-format.ts";
import type { Cell } from "./source-table.ts";
import { emptied } from "./type-decisions.ts";
import { findCells } from "./column-cells.ts";

const asText = (reading: Partial<ColumnReading> = {}): ColumnReading => ({
  type: "text",
  sqlType: "VARCHAR",
  canonical: (text) => text,
  decisions: [],
  ...reading,
});

/**
 * Determines the type of a column. A type is used only if every value fits it and no other reading is possible; otherwise the
 * column stays text, so that no value is lost or changed, and says why. Only a type that a person chose leaves out what does not fit.
 */
export function readColumn(cells: readonly Cell[], context: ColumnContext): ColumnReading {
  if (context.chosen) return readChosen(cells, context, context.chosen);
  const likely = likelyTypes(cells);
  const numbers = likely.number ? readNumbers(cells, context) : undefined;
  if (numbers?.reading) return numbers.reading;
  const booleans = likely.boolean ? readBooleans(cells, context) : undefined;
  if (booleans) return booleans;
  const dates = likely.date ? readDates(cells, context) : undefined;
  if (dates?.reading) return dates.reading;
  const outcome = numbers ?? dates;
  return asText({ decisions: outcome?.decisions ?? [], isOpen: outcome?.isOpen });
}

const isBoolean = (text: string) =>
  text.length >= 4 && text.length <= 5 && /^(?:true|false)$/i.test(text);

function readBooleans(cells: readonly Cell[], context: ColumnContext): ColumnReading | undefined {
  let empty = 0;
  for (const cell of cells) {
    const text = cell?.trim();
    if (text === undefined || isBoolean(text)) continue;
    if (!isEmptyWord(text)) return undefined;
    empty++;
  }
  return {
    type: "boolean",
    sqlType: "BOOLEAN",
    canonical: (text) => (isBoolean(text.trim()) ? text.trim().toLowerCase() : null),
    decisions: empty === 0 ? [] : emptied(context.label, findCells(cells, context, isEmptyWord)),
  };
}

const PROBES = 200;

/**
 * The types that a column can have or nearly has, by cells spread over it, so that a column of texts is not read to its end. Each type has
 * another chance where few of these cells have a value.
 */
function likelyTypes(cells: readonly Cell[]) {
  const step = Math.max(1, Math.floor(cells.length / PROBES));
  const counts = { number: 0, boolean: 0, date: 0 };
  let probed = 0;
  for (let at = 0; at < cells.length; at += step) {
    const text = cells[at]?.trim();
    if (text === undefined || isEmptyWord(text)) continue;
    probed++;
    if (plainKind(text) !== 0 || numberText(text)) counts.number++;
    else if (isBoolean(text)) counts.boolean++;
    if (isIsoDate(text) || dateText(text)) counts.date++;
  }
  // A sample may be off by some where it is one.
  const isSure = probed >= PROBES / 4 || step === 1;
  const least = isSure ? (step === 1 ? MOSTLY : MOSTLY - 0.2) * probed : 0;
  return {
    number: counts.number > 0 || !isSure ? counts.number >= least : false,
    boolean: counts.boolean > 0 || !isSure ? counts.boolean >= least : false,
    date: counts.date > 0 || !isSure ? counts.date >= least : false,
  };
}
