import type { QueryAnswer } from "../../tables/protocol.ts";
import type { DatasetTable } from "./ports.ts";

const AGGREGATES = {
  sum: "Total",
  total: "Total",
  avg: "Average",
  average: "Average",
  mean: "Average",
  median: "Median",
  min: "Lowest",
  max: "Highest",
} as const;

const isAggregate = (word: string): word is keyof typeof AGGREGATES =>
  Object.hasOwn(AGGREGATES, word);

/**
 * Gives each result column its heading in the file: `unit_price` is `Unit Price`, `sum_amount` is `Total Amount`. A name with
 * different headings in different tables stays as it is.
 */
export function withHeadings(
  columns: QueryAnswer["columns"],
  tables: readonly Pick<DatasetTable, "columns">[],
): (QueryAnswer["columns"][number] & { readonly label?: string })[] {
  const headings = new Map<string, string | null>();
  for (const { name, label } of tables.flatMap((table) => table.columns)) {
    const known = headings.get(name);
    headings.set(name, known === undefined || known === label ? label : null);
  }
  return columns.map((column) => {
    const name = column.name.toLowerCase();
    const own = headings.get(name);
    if (own) return own === column.name ? column : { ...column, label: own };
    const [word = ""] = name.split("_", 1);
    const of = headings.get(name.slice(word.length + 1));
    return isAggregate(word) && of ? { ...column, label: `${AGGREGATES[word]} ${of}` } : column;
  });
}
