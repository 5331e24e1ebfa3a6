import {
  type ColumnDef,
  getCoreRowModel,
  type RowSelectionState,
  useReactTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { InboxRow } from "../../../packages/ui/src/patterns/inbox-list/index.ts";
import "../../../packages/ui/src/styles.css";
import { BOX_HEIGHT, type InboxContender, ROW_HEIGHT, rowAt } from "./contender.ts";
import { PlainLine } from "./plain-line.tsx";

const columns: ColumnDef<InboxRow>[] = [{ accessorKey: "title" }, { accessorKey: "status" }];

/** As the documentation of both shows it: version 8 holds the selection, react-virtual the window. */
function Inbox({ items }: { items: InboxRow[] }) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [current, setCurrent] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves it as it is written, as its documentation does
  const table = useReactTable({
    data: items,
    columns,
    state: { rowSelection },
    getRowId: ({ id }) => id,
    onRowSelectionChange: setRowSelection,
    getCoreRowModel: getCoreRowModel(),
  });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => box.current,
    overscan: 5,
  });
  const [toggle] = useState(
    () => (id: string) => setRowSelection((before) => ({ ...before, [id]: !before[id] })),
  );
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "j") setCurrent((index) => Math.min(index + 1, items.length - 1));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [items]);
  useLayoutEffect(() => {
    if (current < 0) return;
    virtual.scrollToIndex(current);
    rowAt(current)?.querySelector("a")?.focus({ preventScroll: true });
  }, [current, virtual]);
  const selected = Object.keys(rowSelection).length;
  return (
    <div className="@container/inbox flex flex-col" style={{ height: BOX_HEIGHT }}>
      <label className="flex h-11 items-center gap-2 border-b px-6">
        <input
          type="checkbox"
          data-all=""
          checked={table.getIsAllRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
        />
        <span>{`(${selected} / ${rows.length})`}</span>
      </label>
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto">
        <ul style={{ height: virtual.getTotalSize(), position: "relative" }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return (
              row && (
                <div
                  key={row.id}
                  style={{
                    position: "absolute",
                    insetInline: 0,
                    transform: `translateY(${item.start}px)`,
                  }}
                >
                  <PlainLine
                    item={row.original}
                    index={item.index}
                    total={rows.length}
                    selected={row.getIsSelected()}
                    onToggle={toggle}
                  />
                </div>
              )
            );
          })}
        </ul>
      </div>
    </div>
  );
}

export const contender: InboxContender = {
  mount: (root, items) => createRoot(root).render(<Inbox items={[...items]} />),
};
