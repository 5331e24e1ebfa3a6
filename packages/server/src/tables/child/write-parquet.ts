import { DuckDBDataChunk, VARCHAR, type DuckDBConnection } from "@duckdb/node-api";
import { literal, quoted } from "./open-duckdb.ts";
import type { Cell } from "./source-table.ts";

const CHUNK_ROWS = 2048;

/** A column ready to be written: its name, its type in SQL, and its values as SQL casts them. */
export type WritableColumn = {
  readonly name: string;
  readonly sqlType: string;
  readonly cells: readonly Cell[];
  readonly canonical: (text: string) => Cell;
};

/** Writes a table as one Parquet file, rows in their order. */
export async function writeParquet(
  connection: DuckDBConnection,
  columns: readonly WritableColumn[],
  rowCount: number,
  path: string,
): Promise<void> {
  const staged = columns.map((_, index) => `c${index} VARCHAR`).join(", ");
  await connection.run(`CREATE OR REPLACE TABLE staged (${staged})`);
  const appender = await connection.createAppender("staged");
  const types = columns.map(() => VARCHAR);
  for (let from = 0; from < rowCount; from += CHUNK_ROWS) {
    const to = Math.min(from + CHUNK_ROWS, rowCount);
    const chunk = DuckDBDataChunk.create(types, to - from);
    for (const [index, column] of columns.entries()) {
      const values = column.cells.slice(from, to);
      chunk.setColumnValues(
        index,
        values.map((cell) => (cell === null ? null : column.canonical(cell))),
      );
    }
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
  const select = columns
    .map((column, index) => `CAST(c${index} AS ${column.sqlType}) AS ${quoted(column.name)}`)
    .join(", ");
  await connection.run(`COPY (SELECT ${select} FROM staged) TO ${literal(path)} (FORMAT parquet)`);
  await connection.run("DROP TABLE staged");
}
