import { parseRange, rangeText } from "./ranges.logic.ts";
import type { HeaderRows, ReadingChoices, ReadingColumnType, SheetChoices } from "./types.ts";

/** Choices without those that are undefined: they are decided from the file again. */
function compact<Choices extends object>(choices: Choices): Choices {
  const entries = Object.entries(choices).filter(([, value]) => {
    if (value === undefined) return false;
    const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
    return !isEmpty;
  });
  return Object.fromEntries(entries) as Choices;
}

/** Other choices for the whole file. An undefined one is decided from the file again. */
export const withChoices = (
  choices: ReadingChoices,
  change: { [Key in keyof ReadingChoices]: ReadingChoices[Key] | undefined },
): ReadingChoices => compact({ ...choices, ...change });

/** Other choices for one sheet. An undefined one is decided from the file again. */
export function withSheet(
  choices: ReadingChoices,
  sheet: string,
  change: { [Key in keyof SheetChoices]: SheetChoices[Key] | undefined },
): ReadingChoices {
  const next = compact({ ...choices.sheets?.[sheet], ...change });
  return withChoices(choices, { sheets: compact({ ...choices.sheets, [sheet]: next }) });
}

/** Another header. A chosen range begins with it, or the two would contradict each other. */
export function withHeader(
  choices: ReadingChoices,
  sheet: string,
  header: HeaderRows | undefined,
): ReadingChoices {
  const range = parseRange(choices.sheets?.[sheet]?.range ?? "");
  const moved =
    range && header && header.first > 0 && header.last < range.lastRow
      ? { ...range, firstRow: header.first }
      : range;
  return withSheet(choices, sheet, { header, range: moved ? rangeText(moved) : undefined });
}

/** Another range. A header that is not in it is found in the file again. */
export function withRange(
  choices: ReadingChoices,
  sheet: string,
  range: string | undefined,
): ReadingChoices {
  const bounds = parseRange(range ?? "");
  const header = choices.sheets?.[sheet]?.header;
  const isInside =
    header !== undefined &&
    (bounds === null ||
      header.first === 0 ||
      (header.first === bounds.firstRow && header.last <= bounds.lastRow));
  return withSheet(choices, sheet, {
    range: bounds ? rangeText(bounds) : undefined,
    header: isInside ? header : undefined,
  });
}

/** Another type of a column; undefined is decided from the file again. */
export const withType = (
  choices: ReadingChoices,
  sheet: string,
  heading: string,
  type: ReadingColumnType | undefined,
): ReadingChoices =>
  withSheet(choices, sheet, {
    types: compact({ ...choices.sheets?.[sheet]?.types, [heading]: type }) as SheetChoices["types"],
  });

/** How many choices differ. */
export function countChanges(saved: ReadingChoices, choices: ReadingChoices): number {
  const before = flat(saved);
  const now = flat(choices);
  return new Set(
    [...before.keys(), ...now.keys()].filter((key) => before.get(key) !== now.get(key)),
  ).size;
}

/** Each choice by a key of its own. A header is one choice. */
function flat({ sheets = {}, ...file }: ReadingChoices): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(file)) all.set(key, value);
  for (const [name, { types = {}, ...sheet }] of Object.entries(sheets)) {
    for (const [key, value] of Object.entries(sheet))
      all.set(JSON.stringify([name, key]), JSON.stringify(value));
    for (const [heading, type] of Object.entries(types))
      all.set(JSON.stringify([name, "types", heading]), type);
  }
  return all;
}
