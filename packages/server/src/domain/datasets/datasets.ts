import { isUuid } from "../chat/ids.ts";
import { type RoleChoice, withRole } from "./choose-role.ts";
import type { FileInspection } from "../../tables/protocol.ts";
import type { ReadingChoices } from "../../tables/reading.ts";
import { readAgain, replaceFile, type VersionChanges } from "./new-version.ts";
import type { Dataset } from "./ports.ts";
import { previewFile, queryFiles, type SourcedAnswer, type TablePreview } from "./query-files.ts";
import { readingOf, type ReadingView } from "./reading-of.ts";
import { noSuchFile } from "./refusals.ts";
import { turnsByKey } from "./turns.ts";
import { type SentFile, type Upload, type UploadDeps, uploadFile } from "./upload-file.ts";

const PREVIEW_ROWS = 5;

/** A user's uploaded files. */
export type Datasets = {
  /**
   * Imports a file: reads it, names its tables, stores it. A rejected file leaves nothing. If the user already has a file of
   * that name, this one gets a number.
   * @param bytes read once; reading stops at the size limit
   * @throws AppError with a message for the user
   */
  upload(userId: string, file: SentFile, signal?: AbortSignal): Promise<Upload>;
  /** Newest first. */
  list(userId: string): Promise<Dataset[]>;
  /** Removes leftovers of uploads whose process died; `before` spares those in progress in another one. */
  clearLeftovers(before: Date): Promise<void>;
  /**
   * Sets the role that a user chose for a column.
   * @returns the file, with the values of its columns
   * @throws AppError for an unknown file or column, and a role that the column cannot have
   */
  setColumnRole(userId: string, id: string, choice: RoleChoice): Promise<Dataset>;
  /**
   * How a file is read, or would be with other choices: rows of a sheet as they are in it, and what was decided.
   * @throws AppError for a file that is not theirs or whose bytes were not kept, and a choice that it cannot be read with
   */
  reading(
    userId: string,
    id: string,
    view: ReadingView,
  ): Promise<{ dataset: Dataset; choices: ReadingChoices; inspection: FileInspection }>;
  /**
   * Reads a file again as its user chose.
   * @throws AppError as `reading` does; the file stays as it is then
   */
  changeReading(
    userId: string,
    id: string,
    change: { readonly choices: ReadingChoices; readonly forNext: boolean },
  ): Promise<Dataset>;
  /**
   * Puts an upload in the place of an earlier file, which keeps its id, its name and the names of its tables.
   * @throws AppError for files that are not theirs, or are the same
   */
  replace(
    userId: string,
    id: string,
    uploadId: string,
  ): Promise<{ dataset: Dataset; changes: VersionChanges }>;
  /** @throws AppError `not_found` for a file that does not exist or is not theirs */
  remove(userId: string, id: string): Promise<void>;
  /** Removes stored files whose rows are already gone, by their storage keys. */
  clear(storageKeys: readonly string[]): Promise<void>;
  /**
   * The first rows of each table of a file.
   * @param rows of each; five by default
   * @throws AppError `not_found` for a file that does not exist or is not theirs
   */
  preview(
    userId: string,
    id: string,
    signal?: AbortSignal,
    rows?: number,
  ): Promise<{ dataset: Dataset; tables: readonly TablePreview[] }>;
  /**
   * Runs one SELECT over the user's tables.
   * @throws TableRefusal with a message for the user and the model
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
      // A user who lists their files is about to ask about them.
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

    reading: (userId, id, view) => readingOf(deps, userId, id, view),

    changeReading: (userId, id, change) => readAgain(uploads, userId, id, change),

    replace: (userId, id, uploadId) => replaceFile(uploads, userId, id, uploadId),

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
