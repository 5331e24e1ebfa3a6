import { type ReactNode, useMemo } from "react";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { ScrollSideways } from "../../internal/scroll-sideways.tsx";
import { printJson } from "../json-view/json-lines.logic.ts";
import type { Json } from "../json-view/types.ts";
import { usePages } from "../json-view/use-pages.ts";
import { type NumberColumn, numberColumns } from "./number-columns.logic.ts";
import { firstRows, TableFoot } from "./table-foot.tsx";
import type { TableResult } from "./tool-call.logic.ts";

/** A table in a result. Numbers are right-aligned; long tables are folded with their count. */
export function ResultTable({ table, downloads }: { table: TableResult; downloads: ReactNode }) {
  const pages = usePages(table.rows.length, firstRows);
  const words = useWords(toolCallWords);
  const { locale } = useLocale();
  const rows = table.rows.slice(0, pages.shown);
  const numbers = useMemo(() => numberColumns(table, locale), [table, locale]);
  // A lone column of numbers would be far from where the eye begins.
  const end = numbers.length > 1 ? "text-end nums" : "text-start nums";
  const sides = numbers.map((column) => (column ? end : "text-start"));
  return (
    <div data-slot="result-table">
      <ScrollSideways
        className="max-h-96 overflow-auto focus-visible:-outline-offset-2"
        label={words.resultTable}
      >
        <table className="w-full border-collapse text-13">
          <thead>
            <tr className="sticky top-0 bg-sunken">
              {table.columns.map((column, index) => (
                <th
                  className={`h-8 whitespace-nowrap border-b px-3 text-12 font-medium text-muted first:ps-8 ${sides[index] ?? ""}`}
                  key={index}
                  scope="col"
                >
                  <bdi>{column.name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr className="border-b last:border-b-0" key={index}>
                {table.columns.map((_, column) => (
                  <td
                    className={`h-8 px-3 first:ps-8 ${sides[column] ?? ""}`}
                    key={column}
                    title={fullText(row[column], numbers[column])}
                  >
                    {/* Each cell has its own direction, so that its end is cut and not its beginning, and stays aligned with its column. */}
                    <div className="max-w-74 truncate text-as-parent" dir="auto">
                      <Cell column={numbers[column]} value={row[column] ?? null} />
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollSideways>
      {table.rows.length === 0 ? (
        <p className="px-8 py-2 text-subtle">{words.noResultRows}</p>
      ) : null}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-t px-8 py-1 text-12 text-subtle">
        <TableFoot
          count={table.rows.length}
          downloads={downloads}
          keptOf={table.truncated ? table.rowCount : undefined}
          pages={pages}
        />
      </div>
    </div>
  );
}

/** Longer texts may be cut. */
const cutFrom = 32;
/** A cell shows one line: text beyond this is invisible, but the browser would have to lay it out. */
const longestCell = 1_000;

/** What a cell does not show: the end of a text, the decimals of a number that was rounded. */
function fullText(value: Json | undefined, column: NumberColumn | null | undefined) {
  if (typeof value === "number" && column) {
    const text = String(value);
    return text.length > column.format(value).replaceAll(/[^\d.]/g, "").length ? text : undefined;
  }
  return typeof value === "string" && value.length > cutFrom ? value : undefined;
}

type CellProps = { value: Json; column: NumberColumn | null | undefined };

function Cell({ value, column }: CellProps) {
  if (value === null) return <span className="text-subtle">–</span>;
  if (column) return column.format(value);
  if (typeof value === "object")
    return <code className="font-mono text-12">{printJson(value)}</code>;
  const text = String(value);
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}
