import { beginningOf } from "../beginning-of.ts";
import type { Decision } from "../reading.ts";
import type { Found } from "./column-cells.ts";
import { counted } from "./layout/decisions.ts";

const number = new Intl.NumberFormat("en-US");
const MAX_NAMED = 3;

/** A text of a cell in a sentence. */
export const quotedText = (text: string) => `'${beginningOf(text, 40)}'`;

/** `row 17 'tbd', row 20 'x', and 3 others`. */
function named({ cells, count }: Found): string {
  const first = cells.slice(0, count > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED);
  const rows = first.map(({ row, text }) => `row ${number.format(row)} ${quotedText(text)}`);
  if (count > first.length) rows.push(counted(count - first.length, "other"));
  return new Intl.ListFormat("en-US").format(rows);
}

/** What the cells of a column mostly are: `a number`, `numbers`. */
export type Named = readonly [one: string, several: string];

/**
 * A column stays text for a few cells, such as those that are no numbers.
 * @param lost the type in which these cells would be lost
 */
export function mixed(
  column: string,
  found: Found,
  { filled, what: [one, several], lost }: { filled: number; what: Named; lost?: string },
): Decision {
  const isOne = found.count === 1;
  const cost =
    lost === undefined ? "" : ` Read as ${lost}, ${isOne ? "it would" : "they would"} be empty.`;
  const not = isOne ? `is not ${one}` : `are not ${several}`;
  return {
    kind: "type",
    title: `${number.format(found.count)} of ${counted(filled, "cell")} ${not}`,
    sentence: `Column '${column}' is kept as text, because ${counted(found.count, "cell")} ${not}: ${named(found)}.${cost}`,
    column,
    isDoubtful: true,
    ...found,
  };
}

/** A column stays text for what a person can decide better. */
export const doubtful = (column: string, why: string, found?: Found): Decision => ({
  kind: "type",
  title: `${column} stays text`,
  sentence: `Column '${column}' is kept as text: ${why}.`,
  column,
  isDoubtful: true,
  ...found,
});

/** A column is text for good reason. */
export const keptAs = (column: string, what: string): Decision => ({
  kind: "type",
  title: `${column} kept as text`,
  sentence: `Column '${column}' is kept as text: its values are ${what}.`,
  column,
});

/** Digits that are kept as they are written. @param few the cells that are codes, where most are numbers */
export const asCodes = (column: string, why: string, few?: Found): Decision => ({
  kind: "type",
  title: `${column} kept as codes`,
  sentence: `Column '${column}' is kept as text, because its values are codes rather than numbers: ${why}.`,
  column,
  ...(few && { isDoubtful: true, ...few }),
});

/** A column was read in one of several ways. */
export const readAs = (
  column: string,
  what: string,
  reasons: { how?: string; why: readonly string[]; isDoubtful?: boolean },
): Decision => ({
  kind: "type",
  title: `${column} read as ${what}`,
  sentence: [
    `Column '${column}' is read as ${what}${reasons.how ? `, ${reasons.how}` : ""}`,
    ...reasons.why,
  ]
    .join(". ")
    .concat("."),
  column,
  ...(reasons.isDoubtful && { isDoubtful: true }),
});

/** Cells such as `n/a` were taken as empty. */
export function emptied(column: string, found: Found): Decision[] {
  if (found.count === 0) return [];
  const words = [...new Set(found.cells.map(({ text }) => quotedText(text)))].slice(0, MAX_NAMED);
  const list = new Intl.ListFormat("en-US", { type: "disjunction" }).format(words);
  const verb = found.count === 1 ? "is" : "are";
  return [
    {
      kind: "type",
      title: `${counted(found.count, "cell")} ${list} ${verb} empty`,
      sentence: `In column '${column}', ${counted(found.count, "cell")} with ${list} ${verb} read as empty.`,
      column,
      rows: found.cells.map(({ row }) => row),
      ...found,
    },
  ];
}

/** Cells that do not fit the type that a person chose. */
export const notFitting = (column: string, what: string, found: Found): Decision[] =>
  found.count === 0
    ? []
    : [
        {
          kind: "type",
          title: `${counted(found.count, "cell")} ${found.count === 1 ? "does" : "do"} not fit`,
          sentence: `Column '${column}' is read as ${what}, as chosen. ${counted(found.count, "cell")} ${found.count === 1 ? "does not fit and is" : "do not fit and are"} empty: ${named(found)}.`,
          column,
          isDoubtful: true,
          rows: found.cells.map(({ row }) => row),
          ...found,
        },
      ];
