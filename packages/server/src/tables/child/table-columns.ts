import type { Decision, ReadingChoices } from "../reading.ts";
import { nameColumns } from "./column-names.ts";
import type { ColumnReading } from "./column-cells.ts";
import { readColumns } from "./read-columns.ts";
import type { Cell, SourceTable } from "./source-table.ts";
import { withUnit } from "./units.ts";

/** A column as it is read. */
export type TableColumn = ColumnReading & {
  /** Name in SQL. */
  readonly name: string;
  /** For people and models, with its unit. */
  readonly label: string;
  /** As it is in the file, or named by its position; the key of a chosen type. */
  readonly heading: string;
  readonly cells: readonly Cell[];
  /** Where it is in the sheet, from 0; undefined for one that was added. */
  readonly place: number | undefined;
};

/**
 * The columns of a table with their types, and all that was decided about the table.
 * @param reserved SQL keywords
 * @param read as of `readColumns`
 */
export function tableColumns(
  source: SourceTable,
  reserved: ReadonlySet<string>,
  choices: ReadingChoices = {},
  read?: Parameters<typeof readColumns>[3],
): { readonly columns: readonly TableColumn[]; readonly decisions: readonly Decision[] } {
  const kept = source.header.flatMap((label, index) => {
    const cells = source.columns[index] ?? [];
    // A column without a header and without a value is only a stray delimiter.
    return label === null && cells.every((cell) => cell === null)
      ? []
      : [{ label, cells, place: source.places[index] }];
  });
  const { names, decisions: named } = nameColumns(
    kept.map(({ label }) => label),
    reserved,
  );
  const headed = kept.map(({ cells, place }, index) => {
    const { name, label } = names[index] ?? { name: `column_${index + 1}`, label: "" };
    return { name, label, cells, place };
  });
  const readings = readColumns(headed, source, choices, read);
  const columns = headed.flatMap(({ label: heading, ...column }, index) => {
    const reading = readings[index];
    return reading
      ? [{ ...column, ...reading, heading, label: withUnit(heading, reading.unit) }]
      : [];
  });
  return {
    columns,
    decisions: [
      ...source.decisions,
      // A table without a header says that as a whole.
      ...(kept.every(({ label }) => label === null) ? [] : named),
      ...columns.flatMap(({ decisions }) => decisions),
    ],
  };
}
