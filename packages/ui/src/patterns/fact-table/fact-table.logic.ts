import type { FactReading, FactRow } from "./fact-table.types.ts";

/** A deleted row that can be restored; it follows the row, or deleted row, that was before it. */
export interface Deleted {
  row: FactRow;
  after: string | null;
}

/** The entries of the table, in order. */
export interface Entry {
  row: FactRow;
  deleted: boolean;
}

let made = 0;

/** A row with an id of its own. */
export function newFact(key = "", value = ""): FactRow {
  made += 1;
  return { id: `fact-${made}`, key, value };
}

/** Rows for stored facts. */
export function factRows(facts: Readonly<Record<string, string>>): FactRow[] {
  return Object.entries(facts).map(([key, value]) => newFact(key, value));
}

/** Ids of the rows whose trimmed keys are equal. Blank keys never count: they are not saved. */
export function duplicatesOf(rows: readonly FactRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { key } of rows) counts.set(key.trim(), (counts.get(key.trim()) ?? 0) + 1);
  return rows
    .filter(({ key }) => key.trim() !== "" && (counts.get(key.trim()) ?? 0) > 1)
    .map(({ id }) => id);
}

/** What would be saved, what would be left out, and what prevents saving. */
export function readFacts(rows: readonly FactRow[]): FactReading {
  const kept = rows.filter(({ key }) => key.trim() !== "");
  return {
    facts: kept.map(({ key, value }) => [key.trim(), value] as const),
    dropped: rows.filter(({ key, value }) => key.trim() === "" && value.trim() !== "").length,
    duplicates: duplicatesOf(rows),
  };
}

/** The rows after one was edited. */
export function withText(
  rows: readonly FactRow[],
  id: string,
  change: Partial<Pick<FactRow, "key" | "value">>,
): FactRow[] {
  return rows.map((row) => (row.id === id ? { ...row, ...change } : row));
}

export function isBlank({ key, value }: FactRow): boolean {
  return key.trim() === "" && value.trim() === "";
}

/** Rows and deleted rows, each deleted one at its former position. */
export function entriesOf(rows: readonly FactRow[], deleted: readonly Deleted[]): Entry[] {
  const known = new Set([...rows, ...deleted.map(({ row }) => row)].map(({ id }) => id));
  const after = (id: string | null): Entry[] =>
    deleted
      .filter((one) => (one.after !== null && known.has(one.after) ? one.after : null) === id)
      .flatMap(({ row }) => [{ row, deleted: true }, ...after(row.id)]);
  return [...after(null), ...rows.flatMap((row) => [{ row, deleted: false }, ...after(row.id)])];
}

interface Table {
  rows: readonly FactRow[];
  deleted: readonly Deleted[];
}

/** The table after a row was deleted. An empty row is removed without Undo. */
export function withoutRow({ rows, deleted }: Table, id: string): Table {
  const entries = entriesOf(rows, deleted);
  const at = entries.findIndex((entry) => entry.row.id === id);
  const row = entries[at]?.row;
  if (row === undefined) return { rows, deleted };
  const before = entries[at - 1]?.row.id ?? null;
  const left = rows.filter((other) => other.id !== id);
  if (isBlank(row)) {
    // Deleted rows after it now follow the row before it.
    const moved = deleted.map((one) => (one.after === id ? { ...one, after: before } : one));
    return { rows: left, deleted: moved };
  }
  return { rows: left, deleted: [...deleted, { row, after: before }] };
}

/** The table after a deleted row was restored. */
export function withRowBack({ rows, deleted }: Table, id: string): Table {
  const back = entriesOf(rows, deleted)
    .filter((entry) => !entry.deleted || entry.row.id === id)
    .map(({ row }) => row);
  return { rows: back, deleted: deleted.filter(({ row }) => row.id !== id) };
}

/** The rows after others were inserted behind one; that one is replaced if it is blank. */
export function withRowsAfter(
  rows: readonly FactRow[],
  id: string,
  added: readonly FactRow[],
): FactRow[] {
  return rows.flatMap((row) => {
    if (row.id !== id) return [row];
    return isBlank(row) ? added : [row, ...added];
  });
}

/** Whether two lists have the same rows in the same order, whatever their text. */
export function sameRows(a: readonly FactRow[], b: readonly FactRow[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}
