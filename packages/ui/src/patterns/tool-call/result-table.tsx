import { Button } from "../../components/button/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { toolCallWords } from "../../components/labels/words/tool-call-words.ts";
import { printJson } from "../json-view/json-lines.logic.ts";
import type { Json } from "../json-view/types.ts";
import { usePages } from "../json-view/use-pages.ts";
import { isNumberColumn, type TableResult } from "./tool-call.logic.ts";

/** Rows shown before the rest is folded. */
const firstRows = 10;

/** A table in a result. Numbers are right-aligned; long tables are folded with their count. */
export function ResultTable({ table }: { table: TableResult }) {
  const { shown, next, showMore } = usePages(table.rows.length, firstRows);
  const words = useWords(toolCallWords);
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const rows = table.rows.slice(0, shown);
  const total = number.format(table.rows.length);
  const sides = table.columns.map((_, column) =>
    isNumberColumn(table, column) ? "text-end nums" : "text-start",
  );
  return (
    <div data-slot="result-table">
      <div
        aria-label={words.resultTable}
        className="max-h-96 overflow-auto focus-visible:-outline-offset-2"
        role="group"
        // Wide and long tables scroll in here, which a keyboard user can do only with focus on it.
        tabIndex={0}
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
                    className={`h-8 max-w-80 truncate whitespace-nowrap px-3 first:ps-8 ${sides[column] ?? ""}`}
                    key={column}
                    title={fullText(row[column])}
                  >
                    {/* Each cell has its own direction but stays aligned with its column. */}
                    <bdi>
                      <Cell value={row[column] ?? null} />
                    </bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.rows.length === 0 ? (
        <p className="px-8 py-2 text-subtle">{words.noResultRows}</p>
      ) : null}
      <div className="flex items-center gap-2 border-t px-8 py-1 text-12 text-subtle empty:hidden">
        {next > 0 ? (
          <Button className="-ms-2" onClick={showMore} size="sm" variant="ghost">
            {shown + next === table.rows.length
              ? words.showResultRows(table.rows.length, total)
              : words.showMoreResultRows(number.format(next), total)}
          </Button>
        ) : null}
        {table.truncated ? (
          <span className="nums py-1">
            {words.resultRowsKept(total, number.format(table.rowCount))}
          </span>
        ) : null}
      </div>
    </div>
  );
}

/** Longer texts may be cut. */
const cutFrom = 32;
/** A cell shows one line: text beyond this is invisible, but the browser would have to lay it out. */
const longestCell = 1_000;

function fullText(value: Json | undefined): string | undefined {
  return typeof value === "string" && value.length > cutFrom ? value : undefined;
}

function Cell({ value }: { value: Json }) {
  if (value === null) return <span className="text-subtle">–</span>;
  if (typeof value === "object")
    return <code className="font-mono text-12">{printJson(value)}</code>;
  const text = String(value);
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}
