/** A list in a tool's result: the singular noun for its items, and the items. */
export type FoundList = { readonly noun: string; readonly items: readonly Json[] };

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** `files` is `file`, `companies` is `company`. */
export const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<=s|x|ch|sh)es$/, "")
    .replace(/(?<!s)s$/, "");

/** A tool's name without its verb: `list_open_tasks` becomes `open tasks`. */
export const nounOf = (tool: string): string => tool.split("_").slice(1).join(" ") || tool;

/** A result as a table; undefined if it is none. */
export function readTable(
  result: unknown,
): { columns: string[]; rows: unknown[][]; count: number } | undefined {
  if (!isJson(result) || result["kind"] !== "table") return undefined;
  const { columns, rows, row_count: count } = result;
  if (!Array.isArray(columns) || !Array.isArray(rows)) return undefined;
  return {
    columns: columns.map((column) =>
      isJson(column) && typeof column["name"] === "string" ? column["name"] : "",
    ),
    rows: rows.filter(Array.isArray),
    count: typeof count === "number" ? count : rows.length,
  };
}

/** Every list in a result: a table, the result itself, or its members. */
export function readLists(tool: string, result: unknown): FoundList[] {
  const noun = singular(nounOf(tool));
  const table = readTable(result);
  if (table) {
    const items = table.rows.map((row) =>
      Object.fromEntries(table.columns.map((name, index) => [name, row[index]])),
    );
    return [{ noun, items }];
  }
  if (Array.isArray(result)) return [{ noun, items: listOf(result) }];
  if (!isJson(result)) return [];
  return Object.entries(result).flatMap(([key, value]) => {
    const items = listOf(value);
    return items.length > 0 ? [{ noun: singular(key.replaceAll("_", " ")), items }] : [];
  });
}

const NAMES = ["name", "filename", "title", "label", "summary", "subject", "key", "id"];

/** The display name of an item. */
export function nameOf(item: Json): string | undefined {
  const key = NAMES.find((name) => typeof item[name] === "string" && item[name] !== "");
  return key === undefined ? undefined : String(item[key]);
}
