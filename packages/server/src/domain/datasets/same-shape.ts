import { createHash } from "node:crypto";
import { type ImportedTable, TableRefusal } from "../../tables/protocol.ts";
import type { Decision, ReadingChoices, SheetChoices } from "../../tables/reading.ts";
import type { TableEngine } from "../../tables/table-engine.ts";

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

/** The next file may be longer: a range goes on to the end of its sheet. */
const withOpenEnd = ({ range, ...choices }: SheetChoices): SheetChoices =>
  range === undefined ? choices : { ...choices, range: range.replace(/\d+$/, "9999999") };

/** The choices for a file whose only sheet may have another name, such as that of its month. */
export function choicesFor(
  choices: ReadingChoices,
  tables: readonly Pick<ImportedTable, "sheet">[],
): ReadingChoices {
  const sheets = Object.fromEntries(
    Object.entries(choices.sheets ?? {}).map(([name, own]) => [name, withOpenEnd(own)]),
  );
  const [chosen, ...others] = Object.entries(sheets);
  const names = new Set(tables.map(({ sheet = "" }) => sheet));
  const [only] = names;
  if (!chosen || others.length > 0 || names.size !== 1 || only === undefined)
    return { ...choices, ...(chosen && { sheets }) };
  return { ...choices, sheets: { [only]: chosen[1] } };
}

/**
 * Reads a file with the choices for another one. A file that has changed too much for them is read without them, which is said.
 * @param name of the other file, for sentences
 */
export async function readLike(
  tables: Pick<TableEngine, "importFile">,
  name: string,
  request: Parameters<TableEngine["importFile"]>[0],
): Promise<{ readonly imported: readonly ImportedTable[]; readonly isAlike: boolean }> {
  try {
    const imported = await tables.importFile(request);
    const decision: Decision = {
      kind: "same_shape",
      title: `Read like ${name}`,
      sentence: `It has the same headings and is read as you chose for ${name}.`,
    };
    return { imported: withDecision(imported, decision), isAlike: true };
  } catch (error) {
    if (!(error instanceof TableRefusal)) throw error;
    const decision: Decision = {
      kind: "same_shape",
      title: `Not read like ${name}`,
      sentence: `It cannot be read as you chose for ${name}: ${error.message}`,
      isDoubtful: true,
    };
    const imported = await tables.importFile({ ...request, choices: {} });
    return { imported: withDecision(imported, decision), isAlike: false };
  }
}

const withDecision = (
  [first, ...others]: readonly ImportedTable[],
  decision: Decision,
): readonly ImportedTable[] =>
  first ? [{ ...first, decisions: [decision, ...first.decisions] }, ...others] : [];
