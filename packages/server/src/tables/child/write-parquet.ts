import { DuckDBDataChunk, VARCHAR, type DuckDBConnection } from "@duckdb/node-api";
import { literal, quoted } from "./open-duckdb.ts";
import type { Cell } from "./source-table.ts";

/** Rows whose values are handed over as one text for each column: a call for each value takes longer than all else. */
const BLOCK_ROWS = 2048;
/** Rows that the database takes apart at once, since it needs memory for that; as many as it writes at once. */
const GROUP_ROWS = 60 * BLOCK_ROWS;
/** Begins what is no value in a block, and is escaped where a text has it. */
const MARK = "\u0001";
const SEPARATOR = `${MARK}\u001f`;
const EMPTY = `${MARK}\u001e`;
const ESCAPED = `${MARK}\u0002`;

/** A column ready to be written: its name, its type in SQL, and its values as SQL casts them. */
export type WritableColumn = {
  readonly name: string;
  readonly sqlType: string;
  readonly cells: readonly Cell[];
  readonly canonical: (text: string) => Cell;
};

/**
 * Writes a table as one Parquet file, rows in their order.
 * @throws TypeError for a cell with the separator
 */
export async function writeParquet(
  connection: DuckDBConnection,
  columns: readonly WritableColumn[],
  rowCount: number,
  path: string,
): Promise<void> {
  const groups: string[] = [];
  for (let from = 0; from < rowCount; from += GROUP_ROWS) {
    const group = `group_${groups.length}`;
    await stage(connection, group, columns, { from, to: Math.min(from + GROUP_ROWS, rowCount) });
    groups.push(group);
  }
  const divided = columns.map(
    (_, index) => `unnest(string_split(c${index}, ${literal(SEPARATOR)})) AS c${index}`,
  );
  const values = columns.map(({ sqlType, name }, index) => {
    const value = `nullif(c${index}, ${literal(EMPTY)})`;
    const text = `replace(${value}, ${literal(ESCAPED)}, ${literal(MARK)})`;
    return `${sqlType === "VARCHAR" ? text : `CAST(${value} AS ${sqlType})`} AS ${quoted(name)}`;
  });
  const rows = groups.map((group) => `SELECT ${divided.join(", ")} FROM ${group}`);
  await connection.run(
    `COPY (SELECT ${values.join(", ")} FROM (${rows.join(" UNION ALL ")})) TO ${literal(path)} (FORMAT parquet)`,
  );
  for (const group of groups) await connection.run(`DROP TABLE ${group}`);
}

async function stage(
  connection: DuckDBConnection,
  table: string,
  columns: readonly WritableColumn[],
  { from, to }: { readonly from: number; readonly to: number },
) {
  const starts: number[] = [];
  for (let start = from; start < to; start += BLOCK_ROWS) starts.push(start);
  const types = columns.map(() => VARCHAR);
  const chunk = DuckDBDataChunk.create(types, starts.length);
  for (const [index, column] of columns.entries())
    chunk.setColumnValues(
      index,
      starts.map((start) => blockOf(column, start)),
    );
  const definition = columns.map((_, index) => `c${index} VARCHAR`).join(", ");
  await connection.run(`CREATE TABLE ${table} (${definition})`);
  const appender = await connection.createAppender(table);
  appender.appendDataChunk(chunk);
  appender.closeSync();
}

/** A block of a column's values as one text. */
function blockOf({ cells, canonical }: WritableColumn, start: number): string {
  return cells
    .slice(start, start + BLOCK_ROWS)
    .map((cell) => {
      const value = cell === null ? null : canonical(cell);
      if (value === null) return EMPTY;
      return value.includes(MARK) ? value.replaceAll(MARK, ESCAPED) : value;
    })
    .join(SEPARATOR);
}
