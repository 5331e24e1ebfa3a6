import type { Cell } from "../../src/tables/child/source-table.ts";

/** A grid as the text of a CSV file. */
export function csvText(
  rows: readonly (readonly Cell[])[],
  { delimiter, endsEarly }: { delimiter: string; endsEarly: boolean },
): string {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const quoted = (cell: Cell) =>
    cell !== null && (cell.includes(delimiter) || /["\r\n]/.test(cell))
      ? `"${cell.replaceAll('"', '""')}"`
      : (cell ?? "");
  return rows
    .map((cells) => {
      const full = Array.from({ length: width }, (_, at) => quoted(cells[at] ?? null));
      const last = cells.findLastIndex((cell) => cell !== null);
      return (endsEarly ? full.slice(0, last + 1) : full).join(delimiter);
    })
    .join("\r\n");
}
