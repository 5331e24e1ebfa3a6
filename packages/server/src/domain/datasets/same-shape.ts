import { createHash } from "node:crypto";
import type { ImportedTable } from "../../tables/protocol.ts";
import type { ReadingChoices } from "../../tables/reading.ts";

/**
 * What files of the same shape have in common: the headings of their tables. Digits are left out, since a title that was taken for a
 * heading names the month or the year.
 * @param tables as they are read without choices
 */
export function shapeOf(tables: readonly ImportedTable[]): string {
  const headings = tables.map(({ columns }) =>
    columns.map(({ label }) => label.toLowerCase().replaceAll(/\d+/g, "").trim()),
  );
  return createHash("sha256").update(JSON.stringify(headings)).digest("base64url").slice(0, 22);
}

/** The choices for a file whose only sheet may have another name, such as that of its month. */
export function choicesFor(
  choices: ReadingChoices,
  tables: readonly Pick<ImportedTable, "sheet">[],
): ReadingChoices {
  const [chosen, ...others] = Object.entries(choices.sheets ?? {});
  const names = new Set(tables.map(({ sheet = "" }) => sheet));
  const [only] = names;
  if (!chosen || others.length > 0 || names.size !== 1 || only === undefined) return choices;
  return { ...choices, sheets: { [only]: chosen[1] } };
}
