export { BulkBar, type BulkBarProps } from "./bulk-bar.tsx";
export { DataTable } from "./data-table.tsx";
export {
  type DataColumn,
  type DataSort,
  type DataTableProps,
  dataColumns,
  type SortValue,
  type TableMessage,
  type TableMessages,
  type TableSelection,
  type TableSorting,
} from "./data-table.types.ts";
