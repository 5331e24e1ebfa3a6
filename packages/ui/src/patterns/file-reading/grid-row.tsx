import { clsx } from "clsx";
import { memo, type ReactNode } from "react";
import { Skeleton } from "../../components/skeleton/index.ts";
import {
  alignsEnd,
  boundsOf,
  cellKey,
  type ColumnPart,
  columnAt,
  tableAround,
} from "./layout.logic.ts";
import { GridGap } from "./grid-gap.tsx";
import { MarkedLetters } from "./marked-letters.tsx";
import type { ReadingRow, ReadingRowKind, ReadingTable } from "./types.ts";
import { useReadingWords } from "./use-reading-words.ts";

interface GridRowProps {
  /** Its number in the file. */
  number: number;
  /** Undefined until it is loaded. */
  row: ReadingRow | undefined;
  tables: readonly ReadingTable[];
  columns: readonly ColumnPart[];
  stopped: ReadonlySet<string>;
  /** The column that Tab reaches, if it is in this row; else -1. */
  active: number;
  /** Opens the menu of the row. Without it the row can only be read. */
  onMenu: ((row: number) => void) | undefined;
  /** The menu, while it is open. */
  menu: ReactNode;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

const looks: Partial<Record<ReadingRowKind, string>> = {
  value: "bg-surface text-default",
  header: "bg-accent-subtle font-medium text-default",
  total: "bg-canvas text-muted",
};
const leftOut = "bg-canvas text-subtle";

/** One row of the file, with what it was taken for. */
export const GridRow = memo(function GridRow({
  number,
  row,
  tables,
  columns,
  stopped,
  active,
  onMenu,
  menu,
  measure,
}: GridRowProps) {
  // Lines between the columns would cross a title, which runs over them.
  const isAlone = row?.cells.filter((text) => text !== null).length === 1;
  const look = row === undefined ? "bg-surface" : (looks[row.kind] ?? leftOut);
  return (
    <tr
      aria-rowindex={number + 2}
      className={look}
      data-index={number - 1}
      data-kind={row?.kind}
      ref={measure}
    >
      <RowNumber
        active={active === 0}
        kind={row?.kind}
        menu={menu}
        number={number}
        onMenu={onMenu}
      />
      {columns.map((part) =>
        part.kind === "gap" ? (
          <GridGap className={cell} key={part.key} span={part.span} />
        ) : (
          <Cell
            active={active === part.column}
            alone={isAlone}
            column={part.column}
            end={alignsEnd(
              row?.kind === "title" || row?.kind === "note"
                ? undefined
                : columnAt(tables, part.column, number),
            )}
            isOutside={row?.kind === "value" && !holds(tables, part.column, number)}
            key={part.column}
            number={number}
            row={row}
            stopped={stopped.has(cellKey(number, part.column))}
          />
        ),
      )}
    </tr>
  );
});

const cell = "h-7 border-b px-2 text-13";

function holds(tables: readonly ReadingTable[], column: number, row: number): boolean {
  const table = tableAround(tables, row);
  if (table === undefined) return false;
  const { firstColumn, lastColumn } = boundsOf(table);
  return column >= firstColumn && column <= lastColumn;
}

type CellProps = Pick<GridRowProps, "number" | "row"> & {
  column: number;
  active: boolean;
  /** No other cell of its row has a value. */
  alone: boolean;
  end: boolean;
  stopped: boolean;
  isOutside: boolean;
};

function Cell({ number, row, column, active, alone, end, stopped, isOutside }: CellProps) {
  const text = row?.cells[column - 1] ?? null;
  return (
    <td
      aria-colindex={column + 1}
      className={clsx(
        cell,
        "max-w-0 focus-visible:-outline-offset-2",
        end && "nums text-end",
        alone ? "overflow-visible" : "overflow-hidden border-e",
        stopped && "bg-warning-subtle text-warning outline outline-warning-line -outline-offset-1",
        isOutside && "bg-canvas text-subtle",
      )}
      data-cell={cellKey(number, column)}
      data-state={stopped ? "stopped" : undefined}
      tabIndex={active ? 0 : -1}
    >
      {row === undefined ? (
        <Skeleton className="w-2/3" />
      ) : (
        text !== null && (
          <bdi
            className={clsx("block truncate", alone && "w-max max-w-120")}
            title={text.length > 12 ? text : undefined}
          >
            <MarkedLetters text={text} />
          </bdi>
        )
      )}
    </td>
  );
}

type RowNumberProps = Pick<GridRowProps, "number" | "onMenu" | "menu"> & {
  kind: ReadingRowKind | undefined;
  active: boolean;
};

/** The number of a row and what it was taken for, as a button that changes it. */
function RowNumber({ number, kind, active, onMenu, menu }: RowNumberProps) {
  const { words, kindName } = useReadingWords();
  const said = kind === undefined ? "" : kindName(kind);
  const isHeader = kind === "header";
  const content = (
    <>
      <span className={said === "" ? "sr-only" : "truncate"}>{said || words.row}</span>{" "}
      <span className="nums ms-auto shrink-0">{number}</span>
    </>
  );
  const common = {
    className: clsx(
      "absolute inset-0 flex items-center justify-between gap-2 px-2 text-12 focus-visible:-outline-offset-2",
      isHeader ? "font-medium text-accent" : "text-subtle",
      onMenu && "hover:bg-fill-hover hover:text-default aria-expanded:bg-fill-hover",
    ),
    "data-cell": cellKey(number, 0),
    tabIndex: active ? 0 : -1,
  };
  return (
    <th
      aria-colindex={1}
      className={clsx(
        "sticky start-0 h-7 border-e border-b bg-sunken font-normal",
        isHeader && "before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-accent",
      )}
      scope="row"
    >
      {onMenu ? (
        <button
          aria-expanded={menu !== null}
          aria-haspopup="menu"
          onClick={() => onMenu(number)}
          type="button"
          {...common}
        >
          {content}
        </button>
      ) : (
        <span {...common}>{content}</span>
      )}
      {menu}
    </th>
  );
}
