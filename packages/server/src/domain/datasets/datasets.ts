import { isUuid } from "../chat/ids.ts";
import { type RoleChoice, withRole } from "./choose-role.ts";
import type { Dataset } from "./ports.ts";
import { previewFile, queryFiles, type SourcedAnswer, type TablePreview } from "./query-files.ts";
import { noSuchFile } from "./refusals.ts";
import { turnsByKey } from "./turns.ts";
import { type SentFile, type UploadDeps, uploadFile } from "./upload-file.ts";

const PREVIEW_ROWS = 5;

/** A person's uploaded files. */
export type Datasets = {
  /**
   * Takes in a file: reads it, names its tables, remembers it. Nothing is kept of a file that is refused. Where the person
   * has a file of that name, this one gets a number.
   * @param bytes read once; reading stops at the size limit
   * @throws AppError with a sentence for the person
   */
  upload(userId: string, file: SentFile, signal?: AbortSignal): Promise<Dataset>;
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

/** The use cases of uploaded files. */
export function createDatasets(deps: UploadDeps): Datasets {
  const { store, files, tables } = deps;
  const uploads = { ...deps, inTurn: turnsByKey() };

  return {
    upload: (userId, file, signal) => uploadFile(uploads, userId, file, signal),

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

    preview: (userId, id, signal, rows = PREVIEW_ROWS) =>
      previewFile(deps, userId, id, { most: rows, signal }),

    query: (userId, sql, signal) => queryFiles(deps, userId, sql, signal),
  };
}
