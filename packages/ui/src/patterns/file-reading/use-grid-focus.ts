import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cellKey } from "./layout.logic.ts";

/** A cell of the grid. Row 0 has the columns as they are read, column 0 the numbers of the rows. */
type GridCell = { readonly row: number; readonly column: number };

export type GridFocus = {
  scroller: RefObject<HTMLDivElement | null>;
  /** The one cell that Tab reaches. It stays mounted wherever the view is. */
  active: GridCell;
  /** Mounts a cell, scrolls to it and gives it the focus. */
  focusCell: (cell: GridCell, options?: { center?: boolean }) => void;
  onFocus: (event: FocusEvent) => void;
  /** In the capture phase: a button that opens a menu would take the arrow keys for itself. */
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
};

/** One tab stop for the whole grid; arrow keys move within it. */
export function useGridFocus(size: { rows: number; columns: number }): GridFocus {
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<GridCell>({ row: 0, column: 1 });
  const focusCell: GridFocus["focusCell"] = (cell, { center = false } = {}) => {
    // It must be mounted before it can have the focus.
    flushSync(() => setActive(cell));
    const element = scroller.current?.querySelector<HTMLElement>(
      `[data-cell="${cellKey(cell.row, cell.column)}"]`,
    );
    element?.scrollIntoView({ block: center ? "center" : "nearest", inline: "nearest" });
    element?.focus({ preventScroll: true });
  };
  return {
    scroller,
    active,
    focusCell,
    onFocus: ({ target }) => {
      const cell = cellOf(target);
      if (cell) setActive(cell);
    },
    onKeyDownCapture: (event) => {
      if (event.altKey || event.shiftKey) return;
      const from = cellOf(event.target);
      const height = scroller.current?.clientHeight ?? 0;
      const next = from && moved(event, from, { ...size, height });
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      focusCell(next);
    },
  };
}

function cellOf(target: EventTarget): GridCell | null {
  if (!(target instanceof Element)) return null;
  // The menus of a cell are in a portal: their keys are their own.
  const [row, column] = (target.closest("[data-cell]")?.getAttribute("data-cell") ?? "").split(":");
  return row === undefined || column === undefined
    ? null
    : { row: Number(row), column: Number(column) };
}

function moved(
  event: KeyboardEvent<HTMLElement>,
  { row, column }: GridCell,
  size: { rows: number; columns: number; height: number },
): GridCell | null {
  const { key, currentTarget } = event;
  const whole = event.ctrlKey || event.metaKey;
  const to = (next: Partial<GridCell>) => ({
    row: clamp(next.row ?? row, 0, size.rows),
    column: clamp(next.column ?? column, 0, size.columns),
  });
  const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "ArrowUp":
      return to({ row: whole ? Math.min(row, 1) : row - 1 });
    case "ArrowDown":
      return to({ row: whole ? size.rows : row + 1 });
    case "ArrowLeft":
    case "ArrowRight": {
      const step = key === forward ? 1 : -1;
      return to({ column: whole ? step * size.columns : column + step });
    }
    case "Home":
      return to(whole ? { row: 1, column: 0 } : { column: 0 });
    case "End":
      return to(whole ? { row: size.rows, column: size.columns } : { column: size.columns });
    case "PageUp":
    case "PageDown": {
      // The table is as high as all its rows together: a page is what is seen of it below its head.
      const rows = Math.floor(
        (size.height - heightOf(currentTarget, "thead")) / rowHeight(currentTarget),
      );
      const step = Math.max(1, rows - 1);
      return to({ row: key === "PageUp" ? Math.max(1, row - step) : row + step });
    }
    default:
      return null;
  }
}

const heightOf = (table: Element, selector: string) =>
  table.querySelector(selector)?.getBoundingClientRect().height ?? 0;

const rowHeight = (table: Element) => heightOf(table, "tbody tr[data-index]") || 28;

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
