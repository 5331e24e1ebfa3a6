import { readFile } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { beginningOf } from "../beginning-of.ts";
import type { ImportedTable } from "../protocol.ts";
import type { Decision, ReadingChoices } from "../reading.ts";
import { nameColumns } from "./column-names.ts";
import { profileOf } from "./column-profile.ts";
import { readColumn } from "./column-types.ts";
import { partNames } from "./excel-package.ts";
import { openDuckDb } from "./open-duckdb.ts";
import { readCsv } from "./read-csv.ts";
import { checkCompoundFile, readXls } from "./read-xls.ts";
import { readXlsx } from "./read-xlsx.ts";
import {
  CellBudget,
  emptyFile,
  noRows,
  notASpreadsheet,
  type SourceTable,
} from "./source-table.ts";
import { writeParquet } from "./write-parquet.ts";

const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("PK\x03\x04", "latin1");
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
  const bytes = await readFile(request.path);
  if (bytes.length === 0) throw emptyFile(request.filename);
  const sources = await readTables(bytes, request.filename, request.choices);
  if (sources.length === 0) throw emptyFile(request.filename);
  const filled = sources.filter((source) => source.rowCount > 0);
  if (filled.length === 0) throw noRows(request.filename);

  const { connection, close } = await openDuckDb();
  try {
    const reserved = await reservedWords(connection);
    const tables: ImportedTable[] = [];
    for (const [index, source] of filled.entries()) {
      const path = `${request.outPrefix}-${index}.parquet`;
      tables.push(await storeTable(connection, source, path, reserved));
    }
    return tables;
  } finally {
    close();
  }
}

async function readTables(
  bytes: Buffer,
  filename: string,
  choices: ReadingChoices = {},
): Promise<SourceTable[]> {
  const budget = new CellBudget(filename);
  if (bytes.subarray(0, 4).equals(ZIP)) {
    const isWorkbook = partNames(bytes)?.some((name) => /^xl\/workbook\w*\.xml$/.test(name));
    if (!isWorkbook) throw notASpreadsheet(filename);
    return readXlsx(bytes, filename, budget, choices);
  }
  if (bytes.subarray(0, 8).equals(COMPOUND_FILE)) {
    checkCompoundFile(bytes, filename);
    return readXls(bytes, filename, budget, choices);
  }
  return readCsv(bytes, filename, budget, choices);
}

async function storeTable(
  connection: DuckDBConnection,
  source: SourceTable,
  path: string,
  reserved: ReadonlySet<string>,
): Promise<ImportedTable> {
  const kept = source.header.flatMap((label, index) => {
    const cells = source.columns[index] ?? [];
    // A column without a header and without a value is only a stray delimiter.
    return label === null && cells.every((cell) => cell === null) ? [] : [{ label, cells }];
  });
  const { names, decisions: named } = nameColumns(
    kept.map(({ label }) => label),
    reserved,
  );
  // A table without a header says that as a whole.
  const decisions: Decision[] = kept.every(({ label }) => label === null)
    ? [...source.decisions]
    : [...source.decisions, ...named];
  const columns = kept.map(({ cells }, index) => {
    const { name, label } = names[index] ?? { name: `column_${index + 1}`, label: "" };
    const reading = readColumn(cells, source.commaDecimals);
    if (reading.note)
      decisions.push({
        kind: "type",
        title: `${label} stays text`,
        sentence: `Column '${label}' ${reading.note}`,
        column: label,
        isDoubtful: true,
      });
    return { name, label, cells, ...reading };
  });
  await writeParquet(connection, columns, source.rowCount, path);
  return {
    sheet: source.sheet,
    row_count: source.rowCount,
    decisions,
    columns: withFewValues(
      columns.map(({ name, label, type, cells, canonical }) => ({
        name,
        label,
        type,
        samples: samplesOf(cells)
          .map(canonical)
          .map((text) => beginningOf(text, SAMPLE_LENGTH)),
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

function samplesOf(cells: readonly (string | null)[]) {
  const found = new Set<string>();
  for (const cell of cells) {
    if (cell !== null) found.add(cell);
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
