import { FileGoneError, type FileStore } from "../../files/file-store.ts";
import type { QueryAnswer } from "../../tables/protocol.ts";
import type { TableEngine } from "../../tables/table-engine.ts";
import type { Repositories } from "../unit-of-work.ts";
import { withHeadings } from "./column-headings.ts";
import { doubtsOn } from "./notes.ts";
import { tableKey } from "./file-keys.ts";
import type { Dataset, DatasetTable } from "./ports.ts";
import { asAppError, noSuchFile } from "./refusals.ts";

type QueryDeps = {
  readonly store: Pick<Repositories, "datasets">;
  readonly files: FileStore;
  readonly tables: TableEngine;
};

/** The rows of a query, with the names of the files that they come from. */
export type SourcedAnswer = Omit<QueryAnswer, "columns"> & {
  /** `label` is the heading in the file, if the name is an SQL one. */
  readonly columns: ReturnType<typeof withHeadings>;
  readonly sources: readonly string[];
  /** What is doubtful in how those files are read, where it may change sums. */
  readonly notes: readonly string[];
};

/** One table of a file with its first rows. */
export type TablePreview = {
  readonly table: DatasetTable;
  readonly rows: QueryAnswer["rows"];
};

/** The first rows of each table of a file. @throws AppError `not_found` */
export async function previewFile(
  { store, files, tables }: QueryDeps,
  userId: string,
  id: string,
  { most, signal }: { readonly most: number; readonly signal?: AbortSignal },
): Promise<{ readonly dataset: Dataset; readonly tables: readonly TablePreview[] }> {
  const dataset = (await store.datasets.listWithValues(userId)).find((one) => one.id === id);
  if (!dataset) throw noSuchFile();
  const known = await queryTables([dataset], files);
  const previews: TablePreview[] = [];
  for (const table of dataset.tables) {
    const sql = `SELECT * FROM "${table.name.replaceAll('"', '""')}" LIMIT ${most}`;
    const { rows } = await tables
      .query({ owner: userId, sql, tables: known, signal })
      .catch((error: unknown) => {
        throw asAppError(error);
      });
    previews.push({ table, rows });
  }
  return { dataset, tables: previews };
}

/** Runs one SELECT over the user's tables. @throws TableRefusal */
export async function queryFiles(
  { store, files, tables }: QueryDeps,
  userId: string,
  sql: string,
  signal?: AbortSignal,
): Promise<SourcedAnswer> {
  const kept = await store.datasets.list(userId);
  const known = await queryTables(kept, files);
  const answer = await tables.query({ owner: userId, sql, tables: known, signal });
  const read = kept
    .flatMap((file) => file.tables)
    .filter(({ name }) => answer.tables.includes(name));
  const sources = known
    .filter(({ name }) => answer.tables.includes(name))
    .map(({ filename }) => filename);
  const columns = withHeadings(answer.columns, read);
  const notes = kept.flatMap(({ filename, tables: own }) =>
    own.filter((table) => read.includes(table)).flatMap((table) => doubtsOn(filename, table)),
  );
  return { ...answer, columns, sources: [...new Set(sources)], notes };
}

/** The tables of files with where their rows are on this machine. */
async function queryTables(datasets: readonly Dataset[], files: FileStore) {
  const tables = new Map<string, { key: string; filename: string }>();
  for (const { filename, storageKey, tables: ofFile } of datasets) {
    for (const [index, { name }] of ofFile.entries()) {
      if (!tables.has(name)) tables.set(name, { key: tableKey(storageKey, index), filename });
    }
  }
  const found: { name: string; filename: string; path: string }[] = [];
  // One at a time: a process that has none of them yet would take the whole pool of the database.
  for (const [name, { key, filename }] of tables) {
    const path = await files.fetch(key).catch((error: unknown) => {
      // Only a question about this table cannot be answered, and says so.
      if (error instanceof FileGoneError) return files.draftPath(key);
      throw error;
    });
    found.push({ name, filename, path });
  }
  return found;
}
