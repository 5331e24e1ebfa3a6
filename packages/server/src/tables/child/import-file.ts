import { readFile } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { beginningOf } from "../beginning-of.ts";
import type { ImportedTable } from "../protocol.ts";
import type { ReadingChoices } from "../reading.ts";
import { profileOf } from "./column-profile.ts";
import { layOutAll } from "./layout/lay-out.ts";
import { openDuckDb } from "./open-duckdb.ts";
import { readSheets } from "./read-sheets.ts";
import { CellBudget, emptyFile, noRows, type Cell, type SourceTable } from "./source-table.ts";
import { tableColumns } from "./table-columns.ts";
import { writeParquet } from "./write-parquet.ts";

const SAMPLES = 3;
const SAMPLE_LENGTH = 60;

/**
 * Reads an untrusted file and writes each of its tables as Parquet. Its bytes decide the file type.
 * @throws TableRefusal with a message for the user
 */
export async function importFile(request: {
  path: string;
  filename: string;
  outPrefix: string;
  choices?: ReadingChoices;
}): Promise<ImportedTable[]> {
  const sources = await readTables(request);

  const { connection, close } = await openDuckDb();
  try {
    const reserved = await reservedWords(connection);
    const tables: ImportedTable[] = [];
    for (const [index, source] of sources.entries()) {
      const path = `${request.outPrefix}-${index}.parquet`;
      tables.push(
        await storeTable(connection, source, path, { reserved, choices: request.choices }),
      );
    }
    return tables;
  } finally {
    close();
  }
}

async function readTables({
  path,
  filename,
  choices,
}: {
  path: string;
  filename: string;
  choices?: ReadingChoices;
}): Promise<SourceTable[]> {
  const budget = new CellBudget(filename);
  const { sheets } = await readSheets(await readFile(path), filename, budget, choices, path);
  const isBlank = sheets.every(({ grid }) =>
    grid.rows.every((cells) => cells.every((cell) => cell === null)),
  );
  if (isBlank) throw emptyFile(filename);
  const tables = layOutAll(sheets, budget, choices).filter(({ rowCount }) => rowCount > 0);
  if (tables.length === 0) throw noRows(filename);
  return tables;
}

async function storeTable(
  connection: DuckDBConnection,
  source: SourceTable,
  path: string,
  { reserved, choices }: { reserved: ReadonlySet<string>; choices?: ReadingChoices },
): Promise<ImportedTable> {
  const { columns, decisions } = tableColumns(source, reserved, choices);
  await writeParquet(connection, columns, source.rowCount, path);
  return {
    sheet: source.sheet,
    row_count: source.rowCount,
    decisions,
    columns: withFewValues(
      columns.map(({ name, label, type, unit, cells, canonical }) => ({
        name,
        label,
        type,
        ...(unit !== undefined && { unit }),
        samples: samplesOf(cells, canonical),
        profile: profileOf(cells, { type, canonical }),
      })),
    ),
  };
}

/** Limit in characters for all values stored of a table; columns with the fewest come first. */
const MAX_VALUES_LENGTH = 60_000;

function withFewValues(columns: ImportedTable["columns"]): ImportedTable["columns"] {
  const size = ({ profile }: ImportedTable["columns"][number]) =>
    (profile.values ?? []).reduce((sum, value) => sum + value.length + 1, 0);
  let left = MAX_VALUES_LENGTH;
  const kept = new Set<string>();
  for (const column of columns.toSorted((a, b) => size(a) - size(b))) {
    left -= size(column);
    if (left >= 0) kept.add(column.name);
  }
  return columns.map((column) => {
    if (kept.has(column.name)) return column;
    const { values: _values, ...profile } = column.profile;
    return { ...column, profile };
  });
}

function samplesOf(cells: readonly Cell[], canonical: (text: string) => Cell) {
  const found = new Set<string>();
  for (const cell of cells) {
    const value = cell === null ? null : canonical(cell);
    if (value !== null) found.add(beginningOf(value, SAMPLE_LENGTH));
    if (found.size === SAMPLES) break;
  }
  return [...found];
}

async function reservedWords(connection: DuckDBConnection): Promise<ReadonlySet<string>> {
  const reader = await connection.runAndReadAll(
    "SELECT keyword_name FROM duckdb_keywords() WHERE keyword_category <> 'unreserved'",
  );
  return new Set(reader.getRows().map(([word]) => String(word)));
}
