import type { TableResult } from "../plugins/types.ts";
import type { SourcedAnswer } from "./query-files.ts";

/** The rows of a query as the result of a tool. */
export const tableResult = ({
  columns,
  rows,
  rowCount,
  sources,
  notes,
}: SourcedAnswer): TableResult => ({
  kind: "table",
  columns,
  rows,
  row_count: rowCount,
  truncated: rows.length < rowCount,
  sources,
  ...(notes.length > 0 && { notes }),
});
