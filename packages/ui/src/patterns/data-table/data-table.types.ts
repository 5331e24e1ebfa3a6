import type { ComponentProps, ReactNode } from "react";
import type { EmptyStateProps } from "../../components/empty-state/index.ts";

/** What rows can be sorted by. Dates are compared as moments. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** One column: what it shows of a row, and what it is sorted by. */
export interface DataColumn<Row> {
  /** Names the column in `sorting`; once in a table. */
  id: string;
  /** Head of the column. */
  header: string;
  /** Draws the value. */
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by; without it, it cannot be sorted. Rows with `null` stand last both ways. */
  sortBy?: (row: Row) => SortValue;
  /** `end` for numbers. @default "start" */
  align?: "start" | "end";
  /** CSS width, such as `9rem`; the columns without one share the rest. */
  width?: string;
  /** This column names its row. @default true for the first one */
  lead?: boolean;
  /** In a narrow place: stays a column, or stands with its name under the leading value. @default "below" */
  narrow?: "keep" | "below";
  /** One line with an ellipsis; the whole text on hover and on focus. @default false */
  truncate?: boolean;
}

/**
 * Columns of one kind of row, written outside of the component: `dataColumns<Connection>([…])`.
 * Columns made anew at every render would draw every row anew.
 */
export function dataColumns<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  return columns;
}

/** Column and direction that the rows are sorted by; `null` is the order they came in. */
export type DataSort = { column: string; direction: "ascending" | "descending" } | null;

/** How a table is sorted. */
export interface TableSorting {
  /** Held by the caller; without it the table holds it. */
  sort?: DataSort;
  /** Order at first. @default null */
  defaultSort?: DataSort;
  /** Told of each change. */
  onSortChange?: (sort: DataSort) => void;
  /** The rows come sorted already, by the server for one. @default false */
  manual?: boolean;
}

/** Turns on the boxes at the start of the rows. */
export interface TableSelection<Row> {
  /** Names a row to readers: "Select …". */
  rowName: (row: Row) => string;
  /** Ids of the selected rows, held by the caller; without it the table holds them. */
  selected?: ReadonlySet<string>;
  /** Told of each change, also when data take rows away. */
  onChange?: (selected: ReadonlySet<string>) => void;
  /** Buttons of the bar that stands under the table while rows are selected. */
  actions?: (selection: { ids: readonly string[]; clear: () => void }) => ReactNode;
}

/** What stands where no rows are. */
export type TableMessage = Pick<EmptyStateProps, "title" | "icon" | "actions" | "children">;

/** Texts in place of rows; without one, a general sentence. */
export interface TableMessages {
  /** There are none. */
  empty?: TableMessage;
  /** There are some, and the filter shows none of them. */
  filtered?: TableMessage;
  /** They could not be loaded. */
  error?: TableMessage;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row extends object>
  extends Omit<ComponentProps<"div">, "children"> {
  /** Names the table. */
  label: string;
  /** The rows, of any number. */
  rows: readonly Row[];
  /** The columns, from `dataColumns`. */
  columns: readonly DataColumn<Row>[];
  /** Id of a row: the same for as long as it is the same thing. */
  getRowId: (row: Row) => string;
  /** State of the rows; while loading or after an error, those that are there stay. @default "ready" */
  status?: "ready" | "loading" | "error";
  /** A filter is on: with no rows, the text for that is shown. @default false */
  filtered?: boolean;
  /** Texts in place of rows. */
  messages?: TableMessages;
  /** Loads again after an error. */
  onRetry?: () => void;
  /** Order of the rows; columns with `sortBy` can be sorted without it. */
  sorting?: TableSorting;
  /** Turns on the boxes, the bar and ranges with Shift. */
  selection?: TableSelection<Row>;
  /** Buttons or a menu at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Where they stand in a narrow place: beside the leading value, or under all values, for several with words. @default "beside" */
  narrowActions?: "beside" | "below";
  /** CSS height from which on the rows scroll under their head. @default none; 40rem from 200 rows on */
  maxHeight?: string;
}
