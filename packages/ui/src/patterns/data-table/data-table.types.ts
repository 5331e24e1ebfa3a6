import type { ReactNode } from "react";
import type { EmptyStateProps } from "../../components/empty-state/index.ts";
import type { SortValue } from "./sort.logic.ts";

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
