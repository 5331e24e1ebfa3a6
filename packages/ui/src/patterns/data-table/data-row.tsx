import { clsx } from "clsx";
import { Fragment, memo, type ReactNode } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { TableCell } from "../../components/table/index.ts";
import type { DataColumn } from "./data-table.types.ts";
import { TruncatedText } from "./truncated-text.tsx";

interface DataRowProps<Row> {
  id: string;
  row: Row;
  /** Index in the whole table, from 0. */
  index: number;
  columns: readonly DataColumn<Row>[];
  /** Columns collapsed under the leading one. */
  below: readonly DataColumn<Row>[];
  leadId: string | undefined;
  selected: boolean;
  /** Undefined if rows cannot be selected. */
  rowName: ((row: Row) => string) | undefined;
  onPress: (id: string, range: boolean) => void;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** The actions are below the values. */
  actionsBelow: boolean;
  /** Undefined if all rows are rendered. */
  measure: ((element: HTMLElement | null) => void) | undefined;
}

function UnmemoizedRow<Row>({
  id,
  row,
  index,
  columns,
  below,
  leadId,
  selected,
  rowName,
  onPress,
  rowActions,
  actionsBelow,
  measure,
}: DataRowProps<Row>) {
  return (
    <tr
      ref={measure}
      data-slot="data-row"
      data-index={index}
      data-row-id={id}
      data-state={selected ? "selected" : undefined}
      // The header is row 1.
      aria-rowindex={measure === undefined ? undefined : index + 2}
      className={clsx(
        "group/row scroll-mt-10 last:*:border-b-0",
        selected ? "bg-accent-subtle" : "hover:bg-canvas focus-within:bg-canvas",
      )}
    >
      {rowName && <RowBox id={id} name={rowName(row)} selected={selected} onPress={onPress} />}
      {columns.map((column) => (
        <TableCell
          key={column.id}
          align={column.align}
          lead={column.id === leadId}
          className={below.length > 0 ? "py-2 align-top" : "py-1.5"}
        >
          <Value column={column} row={row} />
          {column.id === leadId && below.length > 0 && <BelowValues columns={below} row={row} />}
          {column.id === leadId && actionsBelow && rowActions && (
            <span data-slot="row-actions" className="mt-2 -ms-2 flex flex-wrap gap-1">
              {rowActions(row)}
            </span>
          )}
        </TableCell>
      ))}
      {rowActions && !actionsBelow && (
        <TableCell align="end" className={below.length > 0 ? "py-1 align-top" : undefined}>
          <span data-slot="row-actions" className="inline-flex items-center justify-end gap-1">
            {rowActions(row)}
          </span>
        </TableCell>
      )}
    </tr>
  );
}

/** One row. Memoised: selecting one row must not re-render the others. */
export const DataRow = memo(UnmemoizedRow) as typeof UnmemoizedRow;

function RowBox({
  id,
  name,
  selected,
  onPress,
}: Pick<DataRowProps<unknown>, "id" | "selected" | "onPress"> & { name: string }) {
  const labels = useLabels();
  return (
    // The box is the control; the cell only enlarges the touch target, and clicks on both end up here.
    <td
      data-slot="row-box"
      className="cursor-pointer select-none border-b ps-4 align-middle group-last/row:border-b-0"
      onClick={(event) => onPress(id, event.shiftKey)}
    >
      <span className="flex min-h-6 items-center">
        <Checkbox aria-label={labels.selectRow(name)} checked={selected} />
      </span>
    </td>
  );
}

function Value<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const value = column.cell(row);
  if (column.truncate) return <TruncatedText>{value}</TruncatedText>;
  if (column.align === "end") return value;
  // Text has its own direction, but is aligned with its column.
  return <bdi className="whitespace-normal wrap-anywhere">{value}</bdi>;
}

function BelowValues<Row>({ columns, row }: { columns: readonly DataColumn<Row>[]; row: Row }) {
  return (
    <dl
      data-slot="below-values"
      className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 whitespace-normal font-normal text-12"
    >
      {columns.map((column) => (
        <Fragment key={column.id}>
          <dt className="text-subtle">{column.header}</dt>
          <dd className="min-w-0 text-muted wrap-anywhere">
            <bdi>{column.cell(row)}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
