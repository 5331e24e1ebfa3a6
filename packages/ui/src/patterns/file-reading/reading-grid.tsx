import { useEffect, useMemo, useState } from "react";
import { useLatest } from "../../hooks/use-latest.ts";
import { useVirtualRows } from "../../hooks/use-virtual-rows.ts";
import { withType } from "./choices.logic.ts";
import { GridGap } from "./grid-gap.tsx";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { columnParts, columnWidths, stoppedCells } from "./layout.logic.ts";
import { holdsRows, pagesAround, rowAt } from "./pages.logic.ts";
import { RowMenu } from "./row-menu.tsx";
import type { FileReadingActions, FileReadingReady } from "./types.ts";
import { useColumnsInView } from "./use-columns-in-view.ts";
import type { GridFocus } from "./use-grid-focus.ts";
import { useReadingWords } from "./use-reading-words.ts";

/** Height of a row in px until it is measured, and of the two rows above them. */
const ROW = 28;
const HEAD = 76;

interface ReadingGridProps
  extends Pick<FileReadingReady, "reading" | "pages" | "choices" | "previewing">,
    Pick<FileReadingActions, "onRows"> {
  focus: GridFocus;
  /** Columns of the sheet. */
  columnTotal: number;
  /** Tries other choices. Without it nothing can be changed. */
  onChange: FileReadingActions["onChange"] | undefined;
  /** The column whose types are open. */
  openType: number | null;
  onOpenType: (column: number | null) => void;
}

/** The file as it is, row by row, with what each row was taken for and how each column is read. */
export function ReadingGrid({
  reading,
  pages,
  choices,
  previewing = false,
  focus,
  columnTotal,
  onChange,
  openType,
  onOpenType,
  onRows,
}: ReadingGridProps) {
  const { words, kindName } = useReadingWords();
  const { sheet, tables, rowTotal } = reading;
  const { scroller, active, focusCell } = focus;
  // What is loaded later must not move the columns below a person's eyes.
  const [begun] = useState(() => columnWidths(reading, pages));
  const widths = useMemo(
    () => Array.from({ length: columnTotal }, (_, at) => begun[at] ?? NEW_COLUMN),
    [begun, columnTotal],
  );
  const ids = useMemo(
    () => Array.from({ length: rowTotal }, (_, at) => String(at + 1)),
    [rowTotal],
  );
  const { virtual, parts, measure } = useVirtualRows({
    ids,
    scroller,
    estimate: ROW,
    margin: HEAD,
    overscan: OVERSCAN,
    keep: () => active.row - 1,
  });
  const view = useColumnsInView(scroller, widths);
  // One that is in view needs no place of its own: each step along a row would render all of them.
  const kept = active.column >= view.first && active.column <= view.last ? 0 : active.column;
  const columns = useMemo(() => columnParts(columnTotal, view, kept), [columnTotal, view, kept]);
  const stopped = useMemo(() => stoppedCells(tables), [tables]);
  const [menuRow, setMenuRow] = useState<number | null>(null);
  const openMenu = useLatest((row: number) => setMenuRow((now) => (now === row ? null : row)));
  const inView = parts.flatMap((part) =>
    part.kind === "row" && (!virtual || part.index !== active.row - 1) ? [part.index + 1] : [],
  );
  useRowsInView(inView[0] ?? 1, inView.at(-1) ?? 1, pages, onRows);
  const total = GUTTER + widths.reduce((sum, width) => sum + width, 0);
  return (
    <div
      className="relative isolate min-h-0 min-w-0 flex-1 overflow-auto overscroll-contain bg-canvas scroll-ps-23 scroll-pt-19"
      ref={scroller}
      style={{ overflowAnchor: "none" }}
    >
      <table
        aria-colcount={columnTotal + 1}
        aria-label={words.fileRowByRow}
        aria-readonly
        aria-rowcount={rowTotal + 2}
        className="table-fixed border-separate border-spacing-0"
        onFocus={focus.onFocus}
        onKeyDownCapture={focus.onKeyDownCapture}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are walked with the arrow keys
        role="grid"
        style={{ inlineSize: `${total}rem` }}
      >
        <colgroup>
          <col style={{ width: `${GUTTER}rem` }} />
          {widths.map((width, at) => (
            <col key={at} style={{ width: `${width}rem` }} />
          ))}
        </colgroup>
        <GridHead
          active={active.row === 0 ? active.column : -1}
          chosen={previewing ? (choices.sheets?.[sheet]?.types ?? {}) : undefined}
          columns={columns}
          onChoose={
            onChange && ((heading, type) => onChange(withType(choices, sheet, heading, type)))
          }
          onOpen={onOpenType}
          onShow={(cell) => focusCell(cell, { center: true })}
          open={openType}
          tables={tables}
          top={virtual ? (inView[0] ?? 1) + OVERSCAN : active.row}
        />
        <tbody>
          {parts.map((part) => {
            if (part.kind === "gap")
              return (
                <tr aria-hidden key={part.key}>
                  <GridGap height={part.size} span={columnTotal + 1} />
                </tr>
              );
            const number = part.index + 1;
            const row = rowAt(pages, number);
            return (
              <GridRow
                active={active.row === number ? active.column : -1}
                columns={columns}
                key={number}
                measure={measure}
                menu={
                  onChange && menuRow === number ? (
                    <RowMenu
                      choices={choices}
                      columns={columnTotal}
                      name={`${(row && kindName(row.kind)) || words.row} ${number}`}
                      onChange={onChange}
                      onClosed={() => {
                        setMenuRow(null);
                        focusCell({ row: number, column: 0 });
                      }}
                      reading={reading}
                      row={number}
                    />
                  ) : null
                }
                number={number}
                onMenu={onChange && openMenu}
                row={row}
                stopped={stopped}
                tables={tables}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Widths in rem: of the numbers of the rows, and of a column that was not there before. */
const GUTTER = 5.75;
const NEW_COLUMN = 8;
const OVERSCAN = 12;

/** Reports the pages of the rows in view, when they change and when others are loaded. */
function useRowsInView(
  first: number,
  last: number,
  pages: FileReadingReady["pages"],
  onRows: FileReadingActions["onRows"],
) {
  const report = useLatest(onRows);
  const { from, count } = pagesAround(first, last);
  useEffect(() => report({ from, count }), [report, from, count]);
  useEffect(() => {
    // Another reading brings the rows that were in view when it was asked for.
    if (!holdsRows(pages, from, count)) report({ from, count });
  }, [report, from, count, pages]);
}
