import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { Inlines } from "./inlines.tsx";
import { plainText } from "./read-inlines.ts";
import type { Block, ColumnAlign } from "./types.ts";

type TableBlock = Extract<Block, { kind: "table" }>;

const sides: Record<ColumnAlign, string> = {
  start: "text-start",
  center: "text-center",
  end: "text-end",
  number: "text-end nums",
};

const longText = 40;

/** A table of an answer: scrolls inside, numbers stand right in digits of one width. */
export function MarkdownTable({ table }: { table: TableBlock }) {
  const words = useWords(markdownWords);
  const looks = table.align.map((align, column) => {
    const long = table.rows.some((row) => plainText(row[column] ?? []).length > longText);
    return `${sides[align]} ${long ? "min-w-64" : "whitespace-nowrap"}`;
  });
  return (
    <div
      aria-label={words.table}
      className="overflow-x-auto border-y border-line"
      data-slot="markdown-table"
      role="group"
      // A keyboard reader scrolls a wide table only where focus can go.
      tabIndex={0}
    >
      <table className="w-full border-collapse" dir="auto">
        <thead>
          <tr className="border-b border-line">
            {table.head.map((cell, column) => (
              <th
                className={`h-8 ps-0 pe-8 text-12 font-medium text-muted first:w-full last:pe-0 ${looks[column] ?? ""}`}
                key={column}
                scope="col"
              >
                <bdi>
                  <Inlines of={cell} />
                </bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr className="border-b border-line last:border-b-0" key={index}>
              {row.map((cell, column) => (
                <td
                  className={`h-8 py-1 ps-0 pe-8 align-baseline text-13 last:pe-0 ${looks[column] ?? ""}`}
                  key={column}
                >
                  <bdi>
                    <Inlines of={cell} />
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
