import type { Decision } from "../reading.ts";
import { nameColumns } from "./column-names.ts";
import { readColumn, type ColumnReading } from "./column-types.ts";
import type { Cell, SourceTable } from "./source-table.ts";

/** A column as it is read. */
export type TableColumn = ColumnReading & {
  /** Name in SQL. */
  readonly name: string;
  readonly label: string;
  /** As it is in the file; null where it has none. */
  readonly heading: Cell;
  readonly cells: readonly Cell[];
  /** Where it is in the sheet, from 0; undefined for one that was added. */
  readonly place: number | undefined;
};

/**
 * The columns of a table with their types, and all that was decided about the table.
 * @param reserved SQL keywords
 */
export function tableColumns(
  source: SourceTable,
  reserved: ReadonlySet<string>,
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
  // A table without a header says that as a whole.
  const decisions: Decision[] = kept.every(({ label }) => label === null)
    ? [...source.decisions]
    : [...source.decisions, ...named];
  const columns = kept.map(({ label: heading, cells, place }, index) => {
    const { name, label } = names[index] ?? { name: `column_${index + 1}`, label: "" };
    const reading = readColumn(cells, source.commaDecimals);
    if (reading.note)
      decisions.push({
        kind: "type",
        title: `${label} stays text`,
        sentence: `Column '${label}' ${reading.note}`,
        column: label,
        isDoubtful: true,
      });
    return { name, label, heading, place, cells, ...reading };
  });
  return { columns, decisions };
}
