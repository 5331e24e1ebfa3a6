import { covers } from "../../testing/contract.tsx";
import { type ConnectionRow, connections } from "./data-table.fixtures.ts";
import { connectionActions, connectionColumns, idOf, nameOf } from "./data-table.stage.tsx";
import { BulkBar, DataTable, type DataTableProps } from "./index.ts";

const required: DataTableProps<ConnectionRow> = {
  label: "Connections",
  rows: connections,
  columns: connectionColumns,
  getRowId: idOf,
};

export const contract = [
  covers(DataTable<ConnectionRow>, "data-table", required),
  covers(DataTable<ConnectionRow>, "data-table", {
    ...required,
    selection: { rowName: nameOf },
    rowActions: connectionActions,
  }),
  covers(DataTable<ConnectionRow>, "data-table", { ...required, rows: [], status: "error" }),
  covers(BulkBar, "bulk-bar", { count: 2, onClear: () => undefined, children: "Archive" }),
];
