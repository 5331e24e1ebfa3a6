import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { useSelection } from "../../hooks/use-selection.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type {
  DataColumn,
  TableMessages,
  TableSelection,
  TableSorting,
} from "./data-table.types.ts";
import { TableView } from "./table-view.tsx";
import { useSortedRows } from "./use-sorted-rows.ts";

/** Props of {@link DataTable}. */
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

/** Rows of one kind by columns: sorted, selected, acted on. A native table of which only the part in view is drawn. */
export function DataTable<Row extends object>({
  label,
  rows,
  columns,
  getRowId,
  status = "ready",
  filtered = false,
  messages,
  onRetry,
  sorting = {},
  selection: selectable,
  rowActions,
  narrowActions = "beside",
  maxHeight,
  className,
  ...rest
}: DataTableProps<Row>) {
  const labels = useLabels();
  const scrollerRef = useRef<HTMLDivElement | null>(null);
  const sorted = useSortedRows(rows, columns, getRowId, sorting);
  const selection = useSelection(sorted.ids, selectable ?? {}, status === "ready");
  const failedRows = status === "error" && rows.length > 0;
  return (
    <div
      data-slot="data-table"
      data-state={status}
      className={clsx("grid min-w-0 grid-cols-1", className)}
      {...rest}
    >
      {failedRows && (
        <Notice
          tone="danger"
          className="mb-3"
          action={
            onRetry && (
              <Button size="sm" onClick={onRetry}>
                {labels.tryAgain}
              </Button>
            )
          }
        >
          {messages?.error?.title ?? labels.loadFailed}
        </Notice>
      )}
      <TableView
        label={label}
        scrollerRef={scrollerRef}
        sorted={sorted}
        columns={columns}
        status={status}
        filtered={filtered}
        messages={messages}
        onRetry={onRetry}
        selection={selectable && selection}
        rowName={selectable?.rowName}
        rowActions={rowActions}
        narrowActions={narrowActions}
        maxHeight={maxHeight}
      />
      <span role="status" className="sr-only">
        {status === "loading" ? labels.loading : ""}
      </span>
      {selectable && (
        <BulkBar
          count={selection.count}
          onClear={selection.clear}
          className="sticky bottom-4 z-sticky data-[state=open]:mt-3"
        >
          {selectable.actions?.({ ids: [...selection.selected], clear: selection.clear })}
        </BulkBar>
      )}
    </div>
  );
}
