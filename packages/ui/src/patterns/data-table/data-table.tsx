import { clsx } from "clsx";
import { useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { useSelection } from "../../hooks/use-selection.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { DataTableProps } from "./data-table.types.ts";
import { TableView } from "./table-view.tsx";
import { useSortedRows } from "./use-sorted-rows.ts";

/** Rows in columns: sortable, selectable, with actions. A native table; long ones render only the rows in view. */
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
