import type { ReadingChoices } from "../reading.ts";
import type { ColumnContext, ColumnReading, Evidence } from "./column-cells.ts";
import { readColumn } from "./column-types.ts";
import type { Cell, SourceTable } from "./source-table.ts";

type LabelledColumn = {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** Where it is in the sheet, from 0. */
  readonly place?: number;
};

/**
 * Reads the columns of a table. What one of them leaves open, the others may decide: most files write all dates in one order.
 * @param read reads one column; a table that is read repeatedly can cache it
 */
export function readColumns(
  columns: readonly LabelledColumn[],
  source: SourceTable,
  choices: ReadingChoices = {},
  read = readColumn,
): ColumnReading[] {
  const contexts = columns.map((column) => contextOf(column, source, choices));
  const readings = columns.map((column, at) =>
    read(column.cells, contexts[at] ?? contextOf(column, source, choices)),
  );
  const others = evidenceOf(readings);
  return readings.map((reading, at) => {
    const [column, context] = [columns[at], contexts[at]];
    return reading.isOpen && column && context
      ? read(column.cells, { ...context, others })
      : reading;
  });
}

/** What is known of a column before its cells are read. */
export const contextOf = (
  { label, place }: Pick<LabelledColumn, "label" | "place">,
  { rowNumbers, commaDecimals, isWorkbook, typedPoints, choices: { types } }: SourceTable,
  { decimalSign, dateOrder }: ReadingChoices,
): ColumnContext => ({
  label,
  rowNumbers,
  commaDecimals,
  isWorkbook,
  hasTypedPoints: place !== undefined && typedPoints?.has(place),
  // A heading may be the name of something that every object has.
  chosen: types && Object.hasOwn(types, label) ? types[label] : undefined,
  decimalSign,
  dateOrder,
});

/** What the columns agree on; those that contradict each other prove nothing. */
function evidenceOf(readings: readonly ColumnReading[]): Evidence {
  const agreed = <T extends { readonly value: string }>(found: readonly (T | undefined)[]) => {
    const [first, ...more] = found.filter((one) => one !== undefined);
    return first && more.every(({ value }) => value === first.value) ? first : undefined;
  };
  return {
    decimalSign: agreed(readings.map(({ shows }) => shows?.decimalSign)),
    dateOrder: agreed(readings.map(({ shows }) => shows?.dateOrder)),
  };
}
