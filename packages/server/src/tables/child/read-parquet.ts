import { tableLimits } from "../limits.ts";
import type { FileReading } from "./file-reading.ts";
import { plainGrid } from "./layout/grid.ts";
import { literal, openDuckDb } from "./open-duckdb.ts";
import { cellOf, damaged, type CellBudget } from "./source-table.ts";

/**
 * Reads a Parquet file; its values become texts, as those of every other format.
 * @throws TableRefusal over a limit, or if it is damaged
 */
export async function readParquet(
  path: string,
  filename: string,
  budget: CellBudget,
): Promise<FileReading> {
  const { connection, close } = await openDuckDb();
  try {
    const source = `read_parquet(${literal(path)})`;
    const counted = await connection.runAndReadAll(`SELECT count(*)::INTEGER FROM ${source}`);
    const rows = Number(counted.getRows()[0]?.[0] ?? 0);
    const limit = tableLimits.rows + 1;
    const reader = await connection.runAndReadAll(
      `SELECT COLUMNS(*)::VARCHAR FROM ${source} LIMIT ${limit}`,
    );
    const header = reader.columnNames();
    budget.columns(header.length);
    if (rows * header.length > tableLimits.cells) budget.tooManyCells();
    const cells = reader
      .getRows()
      .map((row) => row.map((value) => (value === null ? null : cellOf(String(value)))));
    const grid = plainGrid([header, ...cells]);
    return {
      format: "parquet",
      sheets: [{ name: undefined, grid, commaDecimals: false, isTable: true }],
    };
  } catch (error) {
    if (error instanceof Error && error.name === "TableRefusal") throw error;
    throw damaged(filename);
  } finally {
    close();
  }
}
