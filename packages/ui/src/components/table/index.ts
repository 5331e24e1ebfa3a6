export { Table, type TableProps } from "./table.tsx";
export {
  type CellAlign,
  TableBody,
  TableCell,
  type TableCellProps,
  TableHead,
  TableHeadCell,
  type TableHeadCellProps,
  TableRow,
} from "./table-parts.tsx";
