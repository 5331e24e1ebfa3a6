export { BulkBar, type BulkBarProps } from "./bulk-bar.tsx";
export { DataTable, type DataTableProps } from "./data-table.tsx";
export {
  type DataColumn,
  type DataSort,
  dataColumns,
  type TableMessage,
  type TableMessages,
  type TableSelection,
  type TableSorting,
} from "./data-table.types.ts";
export type { SortValue } from "./sort.logic.ts";
