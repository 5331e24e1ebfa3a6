import type { Clock } from "../../clock.ts";
import type { FileStore } from "../../files/file-store.ts";
import { upTo } from "../../files/up-to.ts";
import type { NewId } from "../../ids.ts";
import { TableRefusal, type ImportedTable, type QueryAnswer } from "../../tables/protocol.ts";
import type { TableEngine } from "../../tables/table-engine.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { storable } from "../storable.ts";
import { withHeadings } from "./column-headings.ts";
import { type RoleChoice, withRole } from "./choose-role.ts";
import { fileLabel, unusedLabel } from "./file-label.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { Dataset, DatasetTable } from "./ports.ts";
import { tableNames } from "./table-names.ts";

const PREVIEW_ROWS = 5;
const MEGABYTE = 1024 * 1024;

/** What one person may keep. */
export const datasetQuota = { files: 200, bytes: 1024 * MEGABYTE } as const;

/** Rows of a query with the names of the files that they come from. */
export type SourcedAnswer = Omit<QueryAnswer, "columns"> & {
  /** `label` is the heading in the file, where the name is one of SQL. */
  readonly columns: ReturnType<typeof withHeadings>;
  readonly sources: readonly string[];
};

/** One table of a file with its first rows. */
export type TablePreview = {
  readonly table: DatasetTable;
  readonly rows: QueryAnswer["rows"];
};

/** A person's uploaded files. */
export type Datasets = {
  /**
   * Takes in a file: reads it, names its tables, remembers it. Nothing is kept of a file that is refused. Where the person
   * has a file of that name, this one gets a number.
   * @param bytes read once; reading stops at the size limit
   * @throws AppError with a sentence for the person
   */
  upload(
    userId: string,
    file: { filename: string; bytes: AsyncIterable<Uint8Array> },
    signal?: AbortSignal,
  ): Promise<Dataset>;
  /** Newest first. */
  list(userId: string): Promise<Dataset[]>;
  /** Clears away what an upload left that ended with its process; `before` spares those that go on in another. */
  clearLeftovers(before: Date): Promise<void>;
  /**
   * Gives a column the role that a person chose.
   * @returns the file, with the values of its columns
   * @throws AppError for a file or a column that is not there, and a role that the column cannot have
   */
  setColumnRole(userId: string, id: string, choice: RoleChoice): Promise<Dataset>;
  /** @throws AppError `not_found` for a file that is not there or not theirs */
  remove(userId: string, id: string): Promise<void>;
  /** Removes what is stored of files whose rows are gone already, by their storage keys. */
  clear(storageKeys: readonly string[]): Promise<void>;
  /**
   * The first rows of each table of a file.
   * @param rows of each; five unless told
   * @throws AppError `not_found` for a file that is not there or not theirs
   */
  preview(
    userId: string,
    id: string,
    signal?: AbortSignal,
    rows?: number,
  ): Promise<{ dataset: Dataset; tables: readonly TablePreview[] }>;
  /**
   * Runs one SELECT over the person's tables.
   * @throws TableRefusal with a sentence for the person and the model
   */
  query(userId: string, sql: string, signal?: AbortSignal): Promise<SourcedAnswer>;
};

type DatasetsDeps = {
  readonly store: Pick<Repositories, "datasets">;
  readonly files: FileStore;
  readonly tables: TableEngine;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly uploadLimitBytes: number;
};

/** The use cases of uploaded files. */
export function createDatasets(deps: DatasetsDeps): Datasets {
  const { store, files, tables, clock, newId } = deps;
  const inTurn = turnsByKey();

  async function checkQuota(userId: string, more: number) {
    const kept = await store.datasets.list(userId);
    if (kept.length >= datasetQuota.files) {
      throw new AppError(
        "invalid",
        `You have reached the limit of ${datasetQuota.files} files. Delete one to upload another.`,
      );
    }
    if (kept.reduce((sum, { bytes }) => sum + bytes, more) > datasetQuota.bytes) {
      throw new AppError(
        "invalid",
        "Your files would exceed the limit of 1 GB. Delete some to upload another.",
      );
    }
    return kept;
  }

  async function remember(
    userId: string,
    filename: string,
    imported: readonly ImportedTable[],
    file: { bytes: number; storageKey: string },
  ) {
    const kept = await checkQuota(userId, file.bytes);
    const taken = new Set(kept.flatMap((one) => one.tables.map(({ name }) => name)));
    const names = tableNames(filename, imported, taken);
    const label = unusedLabel(filename, new Set(kept.map((one) => one.filename)));
    const dataset: Dataset = {
      id: newId(),
      userId,
      filename: label,
      ...file,
      rowCount: imported.reduce((sum, table) => sum + table.row_count, 0),
      createdAt: clock.now(),
      // Cells of a stranger's file may hold what the database refuses.
      tables: storable(
        imported.map(({ sheet, ...table }, index) => ({
          ...table,
          name: names[index] ?? `table_${index + 1}`,
          label: sheet ?? label,
        })),
      ),
    };
    await store.datasets.insert(dataset);
    return dataset;
  }

  return {
    async upload(userId, { filename: sentName, bytes }, signal) {
      const limit = deps.uploadLimitBytes;
      const filename = fileLabel(sentName);
      await checkQuota(userId, 0);
      const storageKey = newId();
      const raw = `${storageKey}-raw`;
      try {
        const { size } = await files.put(
          raw,
          upTo(limit, bytes, () => fileTooLarge(limit)),
        );
        const imported = await tables.importFile({
          path: files.pathOf(raw),
          filename,
          outPrefix: files.pathOf(storageKey),
          signal,
        });
        const dataset = await inTurn(userId, () =>
          remember(userId, filename, imported, { bytes: size, storageKey }),
        );
        tables.warm();
        return dataset;
      } catch (error) {
        await files.deleteGroup(storageKey);
        throw asAppError(error);
      }
    },

    async list(userId) {
      const kept = await store.datasets.list(userId);
      // Whoever looks at their files asks about them next.
      if (kept.length > 0) tables.warm();
      return kept;
    },

    async clearLeftovers(before) {
      await files.sweep(() => store.datasets.listStorageKeys(), before);
    },

    async setColumnRole(userId, id, choice) {
      const dataset = isUuid(id)
        ? await store.datasets.changeTables(userId, id, (known) => withRole(known, choice))
        : undefined;
      if (!dataset) throw noSuchFile();
      return dataset;
    },

    async remove(userId, id) {
      const dataset = isUuid(id) ? await store.datasets.remove(userId, id) : undefined;
      if (!dataset) throw noSuchFile();
      await files.deleteGroup(dataset.storageKey);
    },

    async clear(storageKeys) {
      await Promise.all(storageKeys.map((key) => files.deleteGroup(key)));
    },

    async preview(userId, id, signal, most = PREVIEW_ROWS) {
      const dataset = (await store.datasets.listWithValues(userId)).find((one) => one.id === id);
      if (!dataset) throw noSuchFile();
      const known = queryTables([dataset], files);
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
    },

    async query(userId, sql, signal) {
      const kept = await store.datasets.list(userId);
      const known = queryTables(kept, files);
      const answer = await tables.query({ owner: userId, sql, tables: known, signal });
      const read = kept
        .flatMap((file) => file.tables)
        .filter(({ name }) => answer.tables.includes(name));
      const sources = known
        .filter(({ name }) => answer.tables.includes(name))
        .map(({ filename }) => filename);
      const columns = withHeadings(answer.columns, read);
      return { ...answer, columns, sources: [...new Set(sources)] };
    },
  };
}

const noSuchFile = () => new AppError("not_found", "This file was not found.");

function queryTables(datasets: readonly Dataset[], files: FileStore) {
  const seen = new Set<string>();
  const tables: { name: string; path: string; filename: string }[] = [];
  for (const { filename, storageKey, tables: ofFile } of datasets) {
    for (const [index, { name }] of ofFile.entries()) {
      if (seen.has(name)) continue;
      seen.add(name);
      tables.push({ name, filename, path: files.pathOf(`${storageKey}-${index}.parquet`) });
    }
  }
  return tables;
}

/** Lets no two pieces of work of one key run at once, so that two uploads never take the same table name. */
function turnsByKey() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

/** The refusal of a file over the size limit, which is named in MB. */
export const fileTooLarge = (limit: number) =>
  new AppError(
    "too_large",
    `The file is larger than ${new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }).format(limit / MEGABYTE)} MB, the limit for one file.`,
  );

function asAppError(error: unknown) {
  if (!(error instanceof TableRefusal)) return error;
  const code = error.kind === "query" ? "invalid" : error.kind;
  return new AppError(code, error.message, { cause: error });
}
