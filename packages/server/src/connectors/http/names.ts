import { ToolError, type TableResult } from "../../domain/plugins/types.ts";
import type { Listed } from "./listed.ts";
import type { NamedColumn } from "../../domain/plugins/http-manifest.ts";

/** A name as it is compared: without case, and without the sign that people write where the app's own names have none: `#general`. */
export const nameIn = (text: string): string => text.trim().replace(/^[#@]/, "").toLowerCase();

/**
 * Replaces ids by names, for columns that declare which tool lists the names. An id without a name stays; without the list, all
 * do: the rows are still useful.
 * @param shown the columns of the table in their order
 * @param list runs the tool that lists
 */
export async function withNames(
  table: TableResult,
  shown: readonly NamedColumn[],
  list: (tool: string) => Promise<Listed>,
): Promise<TableResult> {
  let { rows } = table;
  for (const [at, { named_by: source }] of shown.entries()) {
    if (!source || rows.every((row) => row[at] == null)) continue;
    const names = namesIn(await unlessRefused(list(source.tool)), source);
    rows = rows.map((row) => row.map((cell, index) => (index === at ? names(cell) : cell)));
  }
  return { ...table, rows };
}

function namesIn(listed: Listed | undefined, { value, label }: { value: string; label: string }) {
  const { columns, rows } = listed && "rows" in listed ? listed : { columns: [], rows: [] };
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const [id, called] = [at(value), at(label)];
  const names = new Map(rows.map((row) => [row[id], row[called]]));
  return (cell: unknown): unknown => names.get(cell) ?? cell;
}

async function unlessRefused(given: Promise<Listed>) {
  try {
    return await given;
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}
