import { columnLetters } from "./ranges.logic.ts";
import { GridGap } from "./grid-gap.tsx";
import { cellKey, type ColumnPart, columnAt } from "./layout.logic.ts";
import { TypeMenu } from "./type-menu.tsx";
import type { ReadingColumnType, ReadingTable, SheetChoices } from "./types.ts";
import { useReadingWords } from "./use-reading-words.ts";

interface GridHeadProps {
  columns: readonly ColumnPart[];
  tables: readonly ReadingTable[];
  /** The first row in view: of several tables, its columns are shown. */
  top: number;
  /** The column that Tab reaches, if it is here; else -1. */
  active: number;
  /** The column whose types are open. */
  open: number | null;
  onOpen: (column: number | null) => void;
  onChoose: ((heading: string, type: ReadingColumnType | undefined) => void) | undefined;
  onShow: (cell: { row: number; column: number }) => void;
  /** Types by heading that are being tried; undefined while none are. */
  chosen: SheetChoices["types"];
}

/** The letters of the columns, and how each is read. */
export function GridHead({ columns, active, ...rest }: GridHeadProps) {
  const { words } = useReadingWords();
  const corner = "sticky start-0 z-sticky border-e bg-sunken";
  return (
    <thead className="sticky top-0 z-sticky">
      <tr aria-rowindex={1}>
        <GridGap className={`${corner} h-6 border-b`} span={1} />
        {columns.map((part) =>
          part.kind === "gap" ? (
            <GridGap className="border-e border-b bg-sunken" key={part.key} span={part.span} />
          ) : (
            <th
              aria-colindex={part.column + 1}
              className="h-6 border-e border-b bg-sunken text-center font-normal text-12 text-subtle"
              key={part.column}
              scope="col"
            >
              {columnLetters(part.column)}
            </th>
          ),
        )}
      </tr>
      <tr aria-rowindex={2}>
        <th
          className={`${corner} h-13 border-b border-b-line-strong px-2 pb-1.5 text-start align-bottom font-normal text-12 text-subtle focus-visible:-outline-offset-2`}
          data-cell={cellKey(0, 0)}
          scope="row"
          tabIndex={active === 0 ? 0 : -1}
        >
          {words.readAs}
        </th>
        {columns.map((part) =>
          part.kind === "gap" ? (
            <GridGap className={readAs} key={part.key} span={part.span} />
          ) : (
            <ReadAs
              active={active === part.column}
              column={part.column}
              key={part.column}
              {...rest}
            />
          ),
        )}
      </tr>
    </thead>
  );
}

const readAs = "h-13 max-w-0 border-e border-b border-b-line-strong bg-surface px-2 text-start";

type ReadAsProps = Omit<GridHeadProps, "columns" | "active"> & { column: number; active: boolean };

/** The heading of a column and its type. */
function ReadAs({
  column,
  tables,
  top,
  active,
  open,
  chosen,
  onOpen,
  onChoose,
  onShow,
}: ReadAsProps) {
  const read = columnAt(tables, column, top);
  // A heading may be the name of something that every object has.
  const tried =
    read && chosen && Object.hasOwn(chosen, read.heading) ? chosen[read.heading] : undefined;
  const cell = { "data-cell": cellKey(0, column), tabIndex: active ? 0 : -1 };
  const hasMenu = read !== undefined && (onChoose !== undefined || (read.cells ?? []).length > 0);
  return (
    <td
      aria-colindex={column + 1}
      className={`${readAs} focus-visible:-outline-offset-2`}
      {...(hasMenu ? {} : cell)}
    >
      {read && (
        <>
          <bdi className="block truncate font-medium text-13" title={read.label}>
            {read.label}
          </bdi>
          <span className="flex text-12 text-muted">
            <TypeMenu
              cell={cell}
              column={read}
              onChoose={onChoose && ((type) => onChoose(read.heading, type))}
              onOpenChange={(isOpen) => onOpen(isOpen ? column : null)}
              onShow={(row) => onShow({ row, column })}
              open={open === column}
              pending={chosen !== undefined && tried !== read.chosen}
              type={tried}
            />
          </span>
        </>
      )}
    </td>
  );
}
