/** A result that reads as a table. */
type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  /** Rows of the whole result. */
  readonly rowCount: number;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The table in a tool's result; null where there is none. */
export function readTable(result: unknown): Table | null {
  if (!isRecord(result) || result.kind !== "table") return null;
  const { columns, rows, row_count: rowCount } = result;
  if (!Array.isArray(columns) || !Array.isArray(rows) || columns.length === 0) return null;
  if (!rows.every((row) => Array.isArray(row))) return null;
  const names = columns.map((column) =>
    isRecord(column) ? String(column.label ?? column.name) : String(column),
  );
  return { columns: names, rows, rowCount: typeof rowCount === "number" ? rowCount : rows.length };
}

/** A table, and how many rows there are where these are not all. */
export function markdownTable({ columns, rows, rowCount }: Table): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const lines = [
    line(columns.map(plain)),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((_name, at) => cell(row[at])))),
  ];
  const rest = rowCount > rows.length ? [`The first ${rows.length} of ${rowCount} rows.`] : [];
  return [lines.join("\n"), ...rest];
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  return plain(typeof value === "string" ? value : JSON.stringify(value));
}

/** Text on one line in which nothing is read as Markdown or HTML: names and cells come from strangers. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&");
}

/** A value as JSON, in a fence that nothing inside can close. */
export function fenced(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? "null";
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}json\n${text}\n${fence}`;
}
