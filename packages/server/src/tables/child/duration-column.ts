import {
  findCells,
  isMostly,
  remembered,
  type ColumnContext,
  type ColumnReading,
} from "./column-cells.ts";
import { durationText, type DurationText } from "./duration-format.ts";
import { isEmptyWord } from "./empty-words.ts";
import type { NumberOutcome } from "./number-column.ts";
import type { Cell } from "./source-table.ts";
import { emptied, keptAs, mixed, quotedText, readAs } from "./type-decisions.ts";

/** Headings of how long something took, of which a clock such as `1:30` tells nothing. */
const LASTING =
  /(?:^|[^\p{L}])(?:durations?|hours?|hrs|hh|elapsed|length|overtime|runtime|spent|worked|effort|std|aufwand|arbeitszeit(?:en)?|arbeitszeitkonto|laufzeit|fahrzeit|bearbeitungszeit|durée|heures|duración|horas|durata|ore|duur|uren|\p{L}*dauer|\p{L}*stunden)(?:$|[^\p{L}])/iu;
const IN_HOURS =
  /(?:^|[^\p{L}])(?:hours?|hrs|hh|std|arbeitszeit(?:en)?|heures|horas|ore|uren|\p{L}*stunden)(?:$|[^\p{L}])/iu;
const HOUR = 3600;
const MINUTE = 60;

/** What the cells of a column are as lengths of time, counted in one pass. */
class DurationSurvey {
  filled = 0;
  empty = 0;
  lengths = 0;
  /** Lengths that are no time of day. */
  certain = 0;
  /** Clocks with one digit for hours, as lengths of time of a workbook are written. */
  short = 0;
  withSeconds = 0;
  longest = 0;
  first: string | undefined;
  /** Whether hundredths of an hour, or of a minute, hold each of them. */
  readonly fits = { h: true, min: true };

  constructor(cells: readonly Cell[], read: (text: string) => DurationText | undefined) {
    for (const cell of cells) {
      if (cell === null) continue;
      const text = cell.trim();
      this.filled++;
      const length = read(text);
      if (length) this.#count(text, length);
      else if (isEmptyWord(text)) this.empty++;
    }
  }

  #count(text: string, { seconds, isCertain, isShort, hasSeconds }: DurationText) {
    this.lengths++;
    if (seconds !== 0) this.first ??= text;
    if (isCertain) this.certain++;
    if (isShort) this.short++;
    if (hasSeconds) this.withSeconds++;
    this.longest = Math.max(this.longest, Math.abs(seconds));
    this.fits.h &&= (seconds * 100) % HOUR === 0;
    this.fits.min &&= (seconds * 100) % MINUTE === 0;
  }

  get values() {
    return this.filled - this.empty;
  }
}

/** Reads a column of lengths of time as hours, or as minutes where none lasts an hour; times of day stay text. */
export function readDurations(
  cells: readonly Cell[],
  context: ColumnContext,
): NumberOutcome | undefined {
  const read = remembered(durationText);
  const survey = new DurationSurvey(cells, read);
  const { values, lengths, certain } = survey;
  const { label } = context;
  if (lengths === 0 || !isMostly(lengths, values)) return undefined;
  const isSpan = context.isWorkbook === true && survey.short > 0;
  const isSaid = certain > 0 || isSpan;
  if (!isSaid && !LASTING.test(label))
    return lengths < values ? undefined : { decisions: [keptAs(label, "times of day")] };
  if (lengths < values) {
    const odd = findCells(cells, context, (text) => !isEmptyWord(text) && !read(text));
    const what = ["a length of time", "lengths of time"] as const;
    return { decisions: [mixed(label, odd, { filled: values, what, lost: "numbers" })] };
  }
  const fit = durationsIn(survey, read);
  const { first } = survey;
  return {
    decisions: [],
    reading: {
      ...fit,
      decisions: [
        readAs(label, fit.unit === "h" ? "hours" : "minutes", {
          why: first === undefined ? [] : [`${quotedText(first)} is ${fit.canonical(first) ?? ""}`],
          // Minutes and seconds are written alike.
          isDoubtful: !isSaid && survey.withSeconds === 0 && !IN_HOURS.test(label),
        }),
        ...(survey.empty === 0 ? [] : emptied(label, findCells(cells, context, isEmptyWord))),
      ],
    },
  };
}

type Fit = Pick<ColumnReading, "type" | "sqlType" | "canonical"> & { readonly unit: "h" | "min" };

/** A column as numbers, where a person says so; undefined where it has no lengths of time. */
export function durationFit(cells: readonly Cell[]): Fit | undefined {
  const read = remembered(durationText);
  const survey = new DurationSurvey(cells, read);
  return survey.lengths === 0 ? undefined : durationsIn(survey, read);
}

function durationsIn(
  { longest, fits }: DurationSurvey,
  read: (text: string) => DurationText | undefined,
): Fit {
  const unit = longest < HOUR ? "min" : "h";
  const size = unit === "h" ? HOUR : MINUTE;
  return {
    type: "decimal",
    sqlType: fits[unit] ? "DECIMAL(18, 2)" : "DOUBLE",
    unit,
    canonical: (text) => {
      const length = read(text.trim());
      return length ? String(length.seconds / size) : null;
    },
  };
}
