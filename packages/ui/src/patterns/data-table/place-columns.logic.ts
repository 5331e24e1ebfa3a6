import type { DataColumn } from "./data-table.types.ts";

interface PlacedColumns<Row> {
  /** Columns that stay columns. */
  own: readonly DataColumn<Row>[];
  /** Columns that move under the leading value. */
  below: readonly DataColumn<Row>[];
  leadId: string | undefined;
}

/** Decides which columns stay columns. The leading one always does. */
export function placeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  narrow: boolean,
): PlacedColumns<Row> {
  const leadId = (columns.find(({ lead }) => lead) ?? columns[0])?.id;
  const moves = ({ id, narrow: place }: DataColumn<Row>) =>
    narrow && id !== leadId && place !== "keep";
  return {
    own: columns.filter((column) => !moves(column)),
    below: columns.filter(moves),
    leadId,
  };
}
