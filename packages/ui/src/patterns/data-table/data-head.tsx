import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { TableHead, TableHeadCell } from "../../components/table/index.ts";
import type { Selection } from "../../hooks/use-selection.ts";
import type { DataColumn, DataSort } from "./data-table.types.ts";
import { nextSort } from "./sort.logic.ts";
import { SortMenu } from "./sort-menu.tsx";

interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  below: readonly DataColumn<Row>[];
  leadId: string | undefined;
  sort: DataSort;
  onSort: (sort: DataSort) => void;
  /** Undefined if rows cannot be selected. */
  selection: Selection | undefined;
  /** No rows: nothing to select. */
  disabled: boolean;
  hasActions: boolean;
}

/** The sticky header row: select all, and buttons that sort. */
export function DataHead<Row>({
  columns,
  below,
  leadId,
  sort,
  onSort,
  selection,
  disabled,
  hasActions,
}: DataHeadProps<Row>) {
  const labels = useLabels();
  return (
    <TableHead className="sticky top-0 z-sticky">
      <tr>
        {selection && (
          <th scope="col" className="h-8 border-b ps-4 text-start align-middle">
            <span className="flex items-center">
              <Checkbox
                aria-label={labels.selectAll}
                checked={selection.extent === "some" ? "indeterminate" : selection.extent === "all"}
                disabled={disabled}
                onCheckedChange={selection.pressAll}
              />
            </span>
          </th>
        )}
        {columns.map((column) => (
          <TableHeadCell
            key={column.id}
            align={column.align}
            aria-sort={
              column.sortBy === undefined
                ? undefined
                : sort?.column === column.id
                  ? sort.direction
                  : "none"
            }
          >
            <span
              data-align={column.align ?? "start"}
              className="flex items-center data-[align=end]:justify-end"
            >
              {column.sortBy === undefined ? (
                column.header
              ) : (
                <SortButton column={column} sort={sort} onSort={onSort}>
                  {column.header}
                </SortButton>
              )}
              {column.id === leadId && !hasActions && (
                <SortMenu columns={below} sort={sort} onSort={onSort} />
              )}
            </span>
          </TableHeadCell>
        ))}
        {hasActions && (
          <TableHeadCell align="end">
            <span className={below.length > 0 ? "sr-only" : undefined}>{labels.actions}</span>
            <SortMenu columns={below} sort={sort} onSort={onSort} />
          </TableHeadCell>
        )}
      </tr>
    </TableHead>
  );
}

interface SortButtonProps<Row> extends Pick<DataHeadProps<Row>, "sort" | "onSort"> {
  column: DataColumn<Row>;
  children: ReactNode;
}

function SortButton<Row>({ column, sort, onSort, children }: SortButtonProps<Row>) {
  const sorted = sort?.column === column.id;
  const arrow = sort?.direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      data-slot="sort-button"
      className="group/sort -mx-1.5 flex h-6 pointer-coarse:h-11 items-center in-data-[align=end]:flex-row-reverse gap-1 rounded-4 px-1.5 font-medium transition-colors duration-press hover:bg-fill-hover hover:text-default"
      onClick={() => onSort(nextSort(sort, column.id))}
    >
      {children}
      <Icon
        icon={sorted ? arrow : ChevronsUpDown}
        size="xs"
        className={
          sorted
            ? "text-default"
            : "opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 pointer-coarse:opacity-100"
        }
      />
    </button>
  );
}
