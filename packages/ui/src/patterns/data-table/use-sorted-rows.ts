import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useState } from "react";
import { useLocale } from "../../components/locale/index.ts";
import type { DataColumn, DataSort, TableSorting } from "./data-table.types.ts";
import { compareKeys, sortKey } from "./sort.logic.ts";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

function sortColumns<Row extends object>(
  columns: readonly DataColumn<Row>[],
  locale: string | undefined,
): ColumnDef<typeof features, Row>[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return columns.map(({ id, sortBy }) => ({
    id,
    enableSorting: sortBy !== undefined,
    accessorFn: (row: Row) => sortKey(sortBy?.(row)),
    sortUndefined: "last" as const,
    sortFn: (one, other, column) =>
      compareKeys(one.getValue(column), other.getValue(column), collator),
  }));
}

/** Rows in order, and the order. */
export interface SortedRows<Row> {
  sort: DataSort;
  setSort: (sort: DataSort) => void;
  rows: readonly { id: string; row: Row }[];
}

/** The rows in their order, and the order. */
export function useSortedRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  getRowId: (row: Row) => string,
  { sort: controlled, defaultSort = null, onSortChange, manual = false }: TableSorting,
): SortedRows<Row> {
  const [own, setOwn] = useState(defaultSort);
  const { locale } = useLocale();
  const sort = controlled === undefined ? own : controlled;
  const definitions = sortColumns(columns, locale);
  const sorting = sort === null ? [] : [{ id: sort.column, desc: sort.direction === "descending" }];
  const table = useTable(
    {
      features,
      columns: definitions,
      data: rows,
      getRowId: (row: Row) => getRowId(row),
      manualSorting: manual,
      state: { sorting },
    },
    () => null,
  );
  return {
    sort,
    setSort: (next) => {
      setOwn(next);
      onSortChange?.(next);
    },
    rows: table.getRowModel().rows.map(({ id, original }) => ({ id, row: original })),
  };
}
