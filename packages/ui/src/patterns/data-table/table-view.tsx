import { clsx } from "clsx";
import { type RefObject, useState } from "react";
import { useNarrow } from "../../hooks/use-narrow.ts";
import type { Selection } from "../../hooks/use-selection.ts";
import { useVirtualRows } from "../../hooks/use-virtual-rows.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { useOverflow } from "../../internal/use-overflow.ts";
import { DataHead } from "./data-head.tsx";
import type { DataTableProps } from "./data-table.types.ts";
import { EmptyRows } from "./no-rows.tsx";
import { placeColumns } from "./place-columns.logic.ts";
import { TableRows } from "./table-rows.tsx";
import type { SortedRows } from "./use-sorted-rows.ts";

/** Width in px below which columns move under the leading value. */
const NARROW = 600;
/** Height of the header with its border. */
const HEAD = 33;

interface TableViewProps<Row extends object>
  extends Pick<
    DataTableProps<Row>,
    "label" | "columns" | "messages" | "onRetry" | "rowActions" | "narrowActions" | "maxHeight"
  > {
  scrollerRef: RefObject<HTMLDivElement | null>;
  sorted: SortedRows<Row>;
  status: "ready" | "loading" | "error";
  filtered: boolean;
  selection: Selection | undefined;
  rowName: ((row: Row) => string) | undefined;
}

/** The card that scrolls, and the native table in it. */
export function TableView<Row extends object>({
  label,
  scrollerRef,
  sorted,
  columns,
  status,
  filtered,
  messages = {},
  onRetry,
  selection,
  rowName,
  rowActions,
  narrowActions,
  maxHeight,
}: TableViewProps<Row>) {
  const { ids } = sorted;
  const overflow = useOverflow();
  const ref = useMergedRefs(scrollerRef, overflow.ref);
  const narrow = useNarrow(scrollerRef, NARROW);
  const [focused, setFocused] = useState<string | null>(null);
  const { virtual, parts, measure } = useVirtualRows({
    ids,
    scroller: scrollerRef,
    estimate: 40,
    margin: HEAD,
    keep: () => (focused === null ? -1 : ids.indexOf(focused)),
  });
  const { own, below, leadId } = placeColumns(columns, narrow);
  const actionsBelow = below.length > 0 && narrowActions === "below";
  const actionsBeside = actionsBelow ? undefined : rowActions;
  const edges = { boxes: selection !== undefined, actions: actionsBeside !== undefined };
  const span = own.length + (edges.boxes ? 1 : 0) + (edges.actions ? 1 : 0);
  // With automatic layout the rows in view would change the column widths on every scroll.
  const fixed = !narrow && (virtual || columns.some(({ truncate }) => truncate));
  const nothing = ids.length === 0;
  return (
    <div
      ref={ref}
      data-slot="data-table-scroller"
      data-variant="card"
      {...(overflow.overflows ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      className="group/table relative min-w-0 overflow-auto overscroll-x-contain rounded-8 border bg-surface focus-visible:-outline-offset-2"
      style={{ maxBlockSize: maxHeight ?? (virtual ? "40rem" : undefined), overflowAnchor: "none" }}
    >
      <table
        aria-label={label}
        aria-busy={status === "loading" || undefined}
        aria-rowcount={virtual ? ids.length + 1 : undefined}
        className={clsx(
          "w-full border-separate border-spacing-0 text-start",
          fixed && "table-fixed",
        )}
      >
        <ColumnWidths columns={own} {...edges} narrow={narrow} fixed={fixed} />
        <DataHead
          columns={own}
          // Nothing to sort: the menu would only be squeezed beside an empty name.
          below={nothing ? [] : below}
          leadId={leadId}
          sort={sorted.sort}
          onSort={sorted.setSort}
          selection={selection}
          disabled={nothing}
          hasActions={edges.actions}
        />
        <TableRows
          parts={parts}
          measure={measure}
          rows={sorted.rows}
          ids={ids}
          columns={own}
          below={below}
          leadId={leadId}
          span={span}
          selection={selection}
          rowName={rowName}
          rowActions={rowActions}
          actionsBelow={actionsBelow}
          onFocusRow={setFocused}
        >
          {nothing && (
            <EmptyRows
              status={status}
              filtered={filtered}
              columns={own}
              {...edges}
              messages={messages}
              span={span}
              onRetry={onRetry}
            />
          )}
        </TableRows>
      </table>
    </div>
  );
}

interface ColumnWidthsProps {
  columns: readonly { id: string; width?: string | undefined }[];
  /** The rows have checkboxes. */
  boxes: boolean;
  /** The rows have actions. */
  actions: boolean;
  narrow: boolean;
  fixed: boolean;
}

/** How wide each column is; a narrow table lays its columns out by what they hold. */
function ColumnWidths({ columns, boxes, actions, narrow, fixed }: ColumnWidthsProps) {
  return (
    <colgroup>
      {boxes && <col className="w-11" />}
      {columns.map(({ id, width }) => (
        <col key={id} style={narrow ? undefined : { width }} />
      ))}
      {actions && <col className={fixed ? "w-32" : "w-0"} />}
    </colgroup>
  );
}
