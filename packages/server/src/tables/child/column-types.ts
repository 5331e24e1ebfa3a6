import { readChosen } from "./chosen-type.ts";
import { MOSTLY, type ColumnContext, type ColumnReading } from "./column-cells.ts";
import { readDates } from "./date-column.ts";
import { dateText, isIsoDate } from "./date-format.ts";
import { readDurations } from "./duration-column.ts";
import { durationText } from "./duration-format.ts";
import { isEmptyWord } from "./empty-words.ts";
import { readNumbers } from "./number-column.ts";
import { numberText, plainKind } from "./number-format.ts";
import type { Cell } from "./source-table.ts";
import { looksLikeEra } from "./zones-and-eras.ts";
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
  const durations = likely.duration ? readDurations(cells, context) : undefined;
  if (durations?.reading) return durations.reading;
  const outcome = numbers ?? dates ?? durations;
  const nearly = dates && !numbers ? "date" : "number";
  return asText({
    decisions: (outcome?.decisions ?? []).map((one) =>
      one.isDoubtful ? { ...one, likely: nearly } : one,
    ),
    isOpen: outcome?.isOpen,
  });
}

const isBoolean = (text: string) =>
  text.length >= 4 && text.length <= 5 && /^(?:true|false)$/i.test(text);

function readBooleans(cells: readonly Cell[], context: ColumnContext): ColumnReading | undefined {
  let empty = 0;
  let filled = 0;
  for (const cell of cells) {
    if (cell === null) continue;
    const text = cell.trim();
    filled++;
    if (isBoolean(text)) continue;
    if (!isEmptyWord(text)) return undefined;
    empty++;
  }
  if (empty === filled) return undefined;
  return {
    type: "boolean",
    sqlType: "BOOLEAN",
    canonical: (text) => (isBoolean(text.trim()) ? text.trim().toLowerCase() : null),
    decisions: empty === 0 ? [] : emptied(context.label, findCells(cells, context, isEmptyWord)),
  };
}

const PROBES = 200;
/** Steps by this share of the column, rounded down, fall on no pattern of its rows, such as a note in each tenth. */
const STEP = (Math.sqrt(5) - 1) / 2;
/** A sample may be off by some. */
const MOSTLY_IN_SAMPLE = MOSTLY - 0.2;

/**
 * The types that a column can have or nearly has, by cells spread over it, so that a column of texts is not read to its end. Where few of
 * these cells have a value, it can have any.
 */
function likelyTypes(cells: readonly Cell[]) {
  const isWhole = cells.length <= PROBES;
  const counts = { number: 0, boolean: 0, date: 0, duration: 0 };
  let probed = 0;
  for (let probe = 0; probe < Math.min(cells.length, PROBES); probe++) {
    const at = isWhole ? probe : Math.floor(((probe * STEP) % 1) * cells.length);
    const text = cells[at]?.trim();
    if (text === undefined || isEmptyWord(text)) continue;
    probed++;
    if (plainKind(text) !== 0 || numberText(text)) counts.number++;
    else if (isBoolean(text)) counts.boolean++;
    if (durationText(text)) counts.duration++;
    if (isIsoDate(text) || dateText(text) || looksLikeEra(text)) counts.date++;
  }
  const isSure = isWhole || probed >= PROBES / 4;
  const mayBe = (count: number) => !isSure || count >= MOSTLY_IN_SAMPLE * probed;
  return {
    number: mayBe(counts.number),
    boolean: mayBe(counts.boolean),
    date: mayBe(counts.date),
    duration: mayBe(counts.duration),
  };
}
