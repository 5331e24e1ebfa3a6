import type { Table } from "../../questions/catalog.ts";

/** Tables that a prompt names in full, and where it does. */
export type NamedTables = {
  readonly tables: readonly Table[];
  readonly start: number;
  readonly end: number;
};

/**
 * The tables whose file a prompt names word for word. Of several names that fit, the longest is meant: `old sales.csv` ends
 * in the name of another file.
 */
export function namedTables(prompt: string, tables: readonly Table[]): NamedTables | undefined {
  const said = prompt.toLowerCase();
  let best: { tables: Table[]; start: number; end: number } | undefined;
  for (const table of tables) {
    for (const name of new Set([table.title, table.filename])) {
      const start = placeOf(name.toLowerCase(), said);
      if (start < 0) continue;
      const [length, longest] = [name.length, best ? best.end - best.start : 0];
      if (length > longest) best = { tables: [table], start, end: start + length };
      else if (length === longest) best?.tables.push(table);
    }
  }
  return best;
}

/** Where the name starts as a separate word; -1 if it does not occur. */
function placeOf(name: string, said: string): number {
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1)) {
    const around = [said[at - 1] ?? " ", said[at + name.length] ?? " "];
    if (!around.some((sign) => /[\p{L}\p{N}]/u.test(sign))) return at;
  }
  return -1;
}
