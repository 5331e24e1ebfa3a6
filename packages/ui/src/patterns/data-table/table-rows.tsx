import type { ReactNode } from "react";
import type { Selection } from "../../hooks/use-selection.ts";
import type { VirtualRows } from "../../hooks/use-virtual-rows.ts";
import { DataRow } from "./data-row.tsx";
import type { DataColumn, DataTableProps } from "./data-table.types.ts";

interface TableRowsProps<Row extends object>
  extends Pick<VirtualRows, "parts" | "measure">,
    Pick<DataTableProps<Row>, "rowActions"> {
  rows: readonly Row[];
  ids: readonly string[];
  /** Columns that stay columns, and those that do not. */
  columns: readonly DataColumn<Row>[];
  below: readonly DataColumn<Row>[];
  leadId: string | undefined;
  span: number;
  /** The actions of a row are below its values. */
  actionsBelow: boolean;
  selection: Selection | undefined;
  rowName: ((row: Row) => string) | undefined;
  /** The row with focus, which must stay mounted. */
  onFocusRow: (id: string | null) => void;
  /** Shown instead of rows. */
  children: ReactNode;
}

/** The rows in view, with gaps for the others. */
export function TableRows<Row extends object>({
  parts,
  measure,
  rows,
  ids,
  columns,
  below,
  leadId,
  span,
  selection,
  rowName,
  rowActions,
  actionsBelow,
  onFocusRow,
  children,
}: TableRowsProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watches the focus of its rows
    <tbody
      data-slot="table-body"
      onFocus={({ target }) =>
        onFocusRow(target.closest("[data-row-id]")?.getAttribute("data-row-id") ?? null)
      }
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onFocusRow(null);
      }}
    >
      {parts.map((part) => {
        if (part.kind === "gap") {
          return (
            <tr key={part.key} aria-hidden>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, no control */}
              <td colSpan={span} style={{ height: part.size, padding: 0 }} />
            </tr>
          );
        }
        const row = rows[part.index];
        const id = ids[part.index];
        return (
          row !== undefined &&
          id !== undefined && (
            <DataRow
              key={id}
              id={id}
              row={row}
              index={part.index}
              columns={columns}
              below={below}
              leadId={leadId}
              selected={selection?.selected.has(id) ?? false}
              rowName={rowName}
              onPress={selection?.press ?? ignore}
              rowActions={rowActions}
              actionsBelow={actionsBelow}
              measure={measure}
            />
          )
        );
      })}
      {children}
    </tbody>
  );
}

function ignore() {}
