import type { ComponentProps, ReactNode } from "react";
import type { EmptyStateProps } from "../../components/empty-state/index.ts";

/** Values that can be sorted. Dates are compared as timestamps. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** One column: what it shows of a row, and what it sorts by. */
export interface DataColumn<Row> {
  /** Id of the column in `sorting`; unique in a table. */
  id: string;
  /** Header of the column. */
  header: string;
  /** Renders the value. */
  cell: (row: Row) => ReactNode;
  /** The sort key; without it the column is not sortable. Rows with `null` come last in both directions. */
  sortBy?: (row: Row) => SortValue;
  /** `end` for numbers. @default "start" */
  align?: "start" | "end";
  /** CSS width, such as `9rem`; columns without one share the rest. */
  width?: string;
  /** This column names its row. @default true for the first one */
  lead?: boolean;
  /** In a narrow table: stays a column, or moves with its name under the leading value. @default "below" */
  narrow?: "keep" | "below";
  /** One line with an ellipsis; the whole text on hover and on focus. @default false */
  truncate?: boolean;
}

/**
 * Columns of one kind of row, defined outside the component: `dataColumns<Connection>([…])`. New columns at every
 * render would re-render every row.
 */
export function dataColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  return columns;
}

/** Column and direction of the sort; `null` is the original order. */
export type DataSort = { column: string; direction: "ascending" | "descending" } | null;

/** How a table is sorted. */
export interface TableSorting {
  /** Controlled by the caller; otherwise the table's own state. */
  sort?: DataSort;
  /** Initial order. @default null */
  defaultSort?: DataSort;
  /** Called with each change. */
  onSortChange?: (sort: DataSort) => void;
  /** The rows are sorted already, e.g. by the server. @default false */
  manual?: boolean;
}

/** Adds checkboxes at the start of the rows. */
export interface TableSelection<Row> {
  /** Accessible name of a row: "Select …". */
  rowName: (row: Row) => string;
  /** Ids of the selected rows, controlled by the caller; otherwise the table's own state. */
  selected?: ReadonlySet<string>;
  /** Called with each change, also when selected rows disappear from the data. */
  onChange?: (selected: ReadonlySet<string>) => void;
  /** Buttons of the bar below the table while rows are selected. */
  actions?: (selection: { ids: readonly string[]; clear: () => void }) => ReactNode;
}

/** A message shown instead of rows. */
export type TableMessage = Pick<EmptyStateProps, "title" | "icon" | "actions" | "children">;

/** Messages shown instead of rows; each has a default. */
export interface TableMessages {
  /** There are no rows. */
  empty?: TableMessage;
  /** There are rows, but the filter matches none. */
  filtered?: TableMessage;
  /** They could not be loaded. */
  error?: TableMessage;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row extends object>
  extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name of the table. */
  label: string;
  /** The rows, of any number. */
  rows: readonly Row[];
  /** The columns, from `dataColumns`. */
  columns: readonly DataColumn<Row>[];
  /** Id of a row, stable as long as it is the same thing. */
  getRowId: (row: Row) => string;
  /** State of the rows; existing ones stay visible while loading or after an error. @default "ready" */
  status?: "ready" | "loading" | "error";
  /** A filter is active: with no rows, its message is shown. @default false */
  filtered?: boolean;
  /** Messages shown instead of rows. */
  messages?: TableMessages;
  /** Retries after an error. */
  onRetry?: () => void;
  /** Order of the rows; columns with `sortBy` can be sorted without it. */
  sorting?: TableSorting;
  /** Enables checkboxes, the bulk bar and ranges with Shift. */
  selection?: TableSelection<Row>;
  /** Buttons or a menu at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /**
   * Position of the row actions in a narrow table: beside the leading value, or below all values, for several with
   * text.
   * @default "beside"
   */
  narrowActions?: "beside" | "below";
  /** CSS height above which the rows scroll under their header. @default none; 40rem from 200 rows on */
  maxHeight?: string;
}
