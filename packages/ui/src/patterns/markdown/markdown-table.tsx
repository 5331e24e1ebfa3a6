import { memo, type ReactNode, use } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { ScrollSideways } from "../../internal/scroll-sideways.tsx";
import { usePages } from "../json-view/use-pages.ts";
import { renderInlines } from "./inlines.tsx";
import { LongTablesContext, type TableText } from "./long-tables-context.ts";
import { toRuns } from "./open-block.ts";
import { plainText } from "./read-inlines.ts";
import type { Block, Cell, ColumnAlign, Row } from "./types.ts";

type TableBlock = Extract<Block, { kind: "table" }>;

const sides: Record<ColumnAlign, string> = {
  start: "text-start",
  center: "text-center",
  end: "text-end",
  number: "text-end nums",
};

/**
 * A table of an answer: scrolls inside, numbers are right-aligned with tabular digits. A long one is folded where its
 * surroundings say so.
 */
export function MarkdownTable({ table }: { table: TableBlock }) {
  const words = useWords(markdownWords);
  const long = use(LongTablesContext);
  const looks = columnClasses(table.align, table.long);
  const apart = table.head.some(runsBack);
  const all = toRuns(table.before ?? [], table.rows);
  const total = long ? totalOf(all) : null;
  const runs = total ? withoutLast(all) : all;
  const count = runs.reduce((sum, rows) => sum + rows.length, 0);
  const pages = usePages(count, long?.firstRows ?? count);
  return (
    // One element also for a table that is still short: a growing one keeps its elements.
    <div className="min-w-0" data-slot="markdown-table">
      <ScrollSideways className="overflow-x-auto border-y border-line" label={words.table}>
        {/* Separate borders: collapsed ones are recomputed for the whole table with each row. */}
        <table className="w-full border-separate border-spacing-0" dir="auto">
          <thead>
            <tr>
              {table.head.map((cell, column) => (
                <th
                  className={`h-8 ps-0 pe-8 text-12 font-medium text-muted first:w-full last:pe-0 ${looks[column] ?? ""}`}
                  key={column}
                  scope="col"
                >
                  {renderCell(cell, apart)}
                </th>
              ))}
            </tr>
          </thead>
          {firstOf(runs, long ? pages.shown : count).map((rows, index) => (
            <Rows align={table.align} apart={apart} key={index} long={table.long} rows={rows} />
          ))}
          {total ? <Rows align={table.align} apart={apart} long={table.long} rows={total} /> : null}
        </table>
      </ScrollSideways>
      {long && count > long.firstRows ? (
        <long.Foot count={count} pages={pages} text={() => textOf(table.head, all.flat())} />
      ) : null}
    </div>
  );
}

/**
 * The last row where it is a sum of the others, which is shown however many are folded: it begins in bold, and they do not.
 * A table with names in bold has no such row.
 */
function totalOf(runs: readonly (readonly Row[])[]): readonly Row[] | null {
  const first = runs[0]?.[0];
  const last = runs.at(-1)?.at(-1);
  return first && last && isBold(last[0]) && !isBold(first[0]) ? [last] : null;
}

const isBold = (cell: Cell | undefined) => cell?.length === 1 && cell[0]?.kind === "strong";

const withoutLast = (runs: readonly (readonly Row[])[]) => [
  ...runs.slice(0, -1),
  runs.at(-1)?.slice(0, -1) ?? [],
];

/** The first rows of all runs; whole runs keep their objects. */
function firstOf(runs: readonly (readonly Row[])[], count: number): readonly (readonly Row[])[] {
  let left = count;
  const shown: (readonly Row[])[] = [];
  for (const rows of runs) {
    if (left <= 0) break;
    shown.push(rows.length <= left ? rows : rows.slice(0, left));
    left -= rows.length;
  }
  return shown;
}

const textOf = (head: Row, rows: readonly Row[]): TableText => ({
  columns: head.map((cell) => ({ name: plainText(cell) })),
  rows: rows.map((row) => row.map(plainText)),
});

type Looks = Pick<TableBlock, "align" | "long"> & { apart: boolean };

function columnClasses(align: Looks["align"], long: Looks["long"]): string[] {
  // A lone column of numbers would be far from where the eye begins.
  const isLone = align.length === 1 && align[0] === "number";
  return align.map(
    (side, column) =>
      `${isLone ? "text-start nums" : sides[side]} ${long[column] ? "min-w-64" : "whitespace-nowrap"}`,
  );
}

/** Memoised by run and by row: a table of thousands only renders its last row. */
const Rows = memo(function Rows({ rows, ...looks }: Looks & { rows: readonly Row[] }) {
  return (
    // A layer of its own: adding a row below does not repaint these.
    <tbody className="isolate">
      {rows.map((row, index) => (
        <OneRow key={index} row={row} {...looks} />
      ))}
    </tbody>
  );
});

const OneRow = memo(function OneRow({ row, align, long, apart }: Looks & { row: Row }) {
  const looks = columnClasses(align, long);
  return (
    <tr>
      {row.map((cell, column) => (
        <td
          className={`h-8 border-t border-line py-1 ps-0 pe-8 align-baseline text-13 last:pe-0 ${looks[column] ?? ""}`}
          key={column}
        >
          {renderCell(cell, apart)}
        </td>
      ))}
    </tr>
  );
});

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const runsBack = (cell: Cell) => rightToLeft.test(plainText(cell));

/**
 * Isolates a text whose direction differs from its table's (`apart`: the table's differs from the page's); most cells
 * need no element for that.
 */
function renderCell(cell: Cell, apart: boolean): ReactNode {
  const content = renderInlines(cell);
  return apart || runsBack(cell) ? <bdi>{content}</bdi> : content;
}
