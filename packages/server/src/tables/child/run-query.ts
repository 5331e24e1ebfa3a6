import { StatementType, type DuckDBConnection } from "@duckdb/node-api";
import { tableLimits } from "../limits.ts";
import { TableRefusal, type QueryAnswer, type QueryTable } from "../protocol.ts";
import { literal, lock, openDuckDb, quoted } from "./open-duckdb.ts";
import { queryRefusal } from "./query-refusal.ts";
import { cellLength, columnType, resultCell, type ResultCell } from "./result-values.ts";

const ONE_SELECT = "Only a single SELECT statement is allowed.";

/**
 * Runs one SELECT over the given tables. They are loaded first, then the database is locked, and only then does it see the
 * statement. Nothing of one query is left for the next.
 * @throws TableRefusal with a message that the model can act on
 */
export async function runQuery(request: {
  sql: string;
  tables: readonly QueryTable[];
}): Promise<QueryAnswer> {
  const { connection, close } = await openDuckDb();
  try {
    const used = await usedTables(connection, request.sql, request.tables);
    for (const table of used) {
      await load(connection, table);
    }
    await lock(connection);
    const answer = await select(connection, request.sql);
    return { ...answer, tables: used.map(({ name }) => name) };
  } catch (error) {
    throw queryRefusal(
      error,
      request.tables.map(({ name }) => name),
    );
  } finally {
    close();
  }
}

async function load(connection: DuckDBConnection, { name, path }: QueryTable) {
  try {
    await connection.run(`CREATE TABLE ${quoted(name)} AS FROM read_parquet(${literal(path)})`);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith("IO Error"))) throw error;
    throw new TableRefusal(
      "query",
      `The rows of the table '${name}' can no longer be found. Upload the file again.`,
    );
  }
}

/** Reads the statement's own syntax tree; nothing is run. */
async function usedTables(
  connection: DuckDBConnection,
  sql: string,
  tables: readonly QueryTable[],
) {
  // A text without any statement, such as a comment, is answered with a fault of the driver.
  if (!/\S/.test(withoutComments(sql))) throw new TableRefusal("query", ONE_SELECT);
  const statements = await connection.extractStatements(sql);
  if (statements.count !== 1) throw new TableRefusal("query", ONE_SELECT);
  const named = new Set(connection.getTableNames(sql, false).map((name) => name.toLowerCase()));
  return tables.filter((table) => named.has(table.name.toLowerCase()));
}

async function select(connection: DuckDBConnection, sql: string) {
  const statements = await connection.extractStatements(sql);
  const prepared = await statements.prepare(0);
  if (prepared.statementType !== StatementType.SELECT) throw new TableRefusal("query", ONE_SELECT);
  if (prepared.parameterCount > 0)
    throw new TableRefusal("query", "Write values into the statement instead of placeholders.");
  const result = await prepared.stream();
  const columns = result
    .deduplicatedColumnNames()
    .map((name, index) => ({ name, type: columnType(result.columnTypeId(index)) }));
  const rows: ResultCell[][] = [];
  let rowCount = 0;
  let room: number = tableLimits.resultLength;
  for (
    let chunk = await result.fetchChunk();
    chunk && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    rowCount += chunk.rowCount;
    if (rows.length >= tableLimits.resultRows || room <= 0) continue;
    for (const values of chunk.getRows()) {
      const row = values.map(resultCell);
      for (const cell of row) room -= cellLength(cell);
      if (rows.length >= tableLimits.resultRows || room < 0) break;
      rows.push(row);
    }
  }
  return { columns, rows, rowCount };
}

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|;/g, "");
