import {
  type ColumnDef,
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  type Row as TableRow,
  type RowSelectionState,
  type SortingState,
  useReactTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { find } from "../measure.ts";
import { BOX_HEIGHT, COLUMNS, ROW_HEIGHT, type Row, type TableContender } from "./contender.ts";

/** As its documentation shows it: version 8 with react-virtual, no memoised rows. */
const columns: ColumnDef<Row>[] = [
  {
    id: "select",
    header: ({ table }) => (
      <input
        type="checkbox"
        aria-label="All"
        data-all=""
        checked={table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <input
        type="checkbox"
        aria-label={`Select ${row.original.name}`}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  },
  ...COLUMNS.map(({ id, title }): ColumnDef<Row> => ({ accessorKey: id, header: title })),
];

function People({ rows }: { rows: Row[] }) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [sorting, setSorting] = useState<SortingState>([]);
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves it as it is written, as its documentation does
  const table = useReactTable({
    data: rows,
    columns,
    state: { rowSelection, sorting },
    getRowId: ({ id }) => id,
    onRowSelectionChange: setRowSelection,
    onSortingChange: setSorting,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const all = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: all.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => box.current,
    overscan: 5,
  });
  return (
    <div ref={box} style={{ height: BOX_HEIGHT, overflow: "auto" }}>
      <table style={{ display: "grid" }}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: "flex" }}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ width: 200 }}>
                  <button
                    type="button"
                    data-sort={header.id}
                    onClick={header.column.getToggleSortingHandler()}
                  >
                    {flexRender(header.column.columnDef.header, header.getContext())}
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: "grid", height: virtual.getTotalSize(), position: "relative" }}>
          {virtual.getVirtualItems().map((item) => {
            const row = all[item.index] as TableRow<Row>;
            return (
              <tr
                key={row.id}
                data-index={item.index}
                style={{
                  display: "flex",
                  position: "absolute",
                  height: ROW_HEIGHT,
                  transform: `translateY(${item.start}px)`,
                }}
              >
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} style={{ width: 200 }}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export const contender: TableContender = {
  mount: (root, rows) => createRoot(root).render(<People rows={[...rows]} />),
  isMounted: () => document.querySelector("tbody input") !== null,
  box: (index) => find(`tr[data-index="${index}"] input`),
  isChecked: (box) => (box as HTMLInputElement).checked,
  allBox: () => find("[data-all]"),
  nameHead: () => find("[data-sort=name]"),
  firstName: () => find('tr[data-index="0"] td:nth-child(2)').textContent ?? "",
};
