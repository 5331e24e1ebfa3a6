import type { Decision } from "../reading.ts";
import { sqlName, unique } from "../sql-name.ts";
import type { Cell } from "./source-table.ts";

/** A column's SQL name and its header. */
export type ColumnName = { readonly name: string; readonly label: string };

/**
 * Names columns so that SQL needs no quotes: lower case, letters and digits of any script, underscores. Blank headers are named
 * by position; later duplicates get a number. `decisions` reports both.
 * @param reserved SQL keywords; a column of that name gets an underscore
 */
export function nameColumns(header: readonly Cell[], reserved: ReadonlySet<string>) {
  const taken = new Set<string>();
  const decisions: Decision[] = [];
  const names = header.map((cell, index): ColumnName => {
    const label = cell ?? `Column ${index + 1}`;
    const wanted = sqlName(label, reserved) || `column_${index + 1}`;
    const name = unique(wanted, taken);
    taken.add(name);
    if (cell === null)
      decisions.push({
        kind: "headings",
        title: `Column ${index + 1} has no header`,
        sentence: `Column ${index + 1} has no header; it is called '${name}'.`,
        column: label,
      });
    else if (name !== wanted) {
      decisions.push({
        kind: "headings",
        title: `Several columns are called ${cell}`,
        sentence: `More than one column is called '${cell}'; column ${index + 1} is called '${name}'.`,
        column: label,
      });
    }
    return { name, label };
  });
  return { names, decisions };
}
