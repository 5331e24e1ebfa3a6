import {
  ApiError,
  type Dataset,
  type DatasetTable,
  type DatasetVersion,
} from "@switchboard/api-client";
import type { FileCardView, FileChanges, FileTable } from "@switchboard/ui/patterns/file-card";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";

/** The uploads of a chat: each shows its begin and its end as a line of the conversation. */
export type Uploads = {
  upload(file: File): Promise<void>;
  /** Cancels the upload in progress. */
  cancelUpload(): void;
  /** What is known of a file changed: its card shows it. */
  updateFile(dataset: Dataset, questions: readonly string[]): void;
  /** An upload became the new version of a file: its card shows what is different. */
  fileReplaced(upload: string, version: DatasetVersion, questions: readonly string[]): void;
  /** An upload is kept beside the earlier file of its name. */
  keepFile(id: string): void;
  /** The file was looked at, which is no longer offered. */
  seeUpload(id: string): void;
  removeDataset(id: string): Promise<void>;
};

export function createUploads(
  { datasets }: Pick<ChatDeps, "datasets">,
  { uploads }: Pick<ChatStores, "uploads">,
  dispatch: Dispatch,
): Uploads {
  let count = 0;
  let cancel: AbortController | null = null;
  const forget = (id: string) =>
    uploads.set((now) => (now.uploaded?.id === id ? { ...now, uploaded: null } : now));
  return {
    async upload(file) {
      // One at a time: the drop zones are disabled until this one ends.
      if (uploads.get().uploading !== null) return;
      count += 1;
      const key = `upload-${count}`;
      const { name } = file;
      const note = (text: string, reason: string) => dispatch({ type: "note", key, text, reason });
      cancel = new AbortController();
      uploads.set({ uploading: { name, share: null }, uploaded: null });
      note(chatTexts.uploading(name), "uploading");
      try {
        const dataset = await datasets.upload(file, {
          onProgress: (share) =>
            uploads.set((now) =>
              now.uploading ? { ...now, uploading: { ...now.uploading, share } } : now,
            ),
          signal: cancel.signal,
        });
        // The server numbers a second file of the same name.
        const { id, filename, tables = [] } = dataset;
        uploads.set((now) => ({ ...now, uploading: null, uploaded: { id, name: filename } }));
        note(chatTexts.uploaded(filename), "uploaded");
        if (tables.length === 0) return;
        const questions = await datasets.suggest(id);
        dispatch({ type: "file_read", file: toFile(dataset, questions) });
      } catch (error) {
        const reason = failureReason(error) ?? chatTexts.uploadRejected;
        if (isCancelled(error)) note(chatTexts.uploadCancelled(name), "stopped");
        else note(chatTexts.uploadFailed(reason), "failed");
      } finally {
        uploads.set((now) => ({ ...now, uploading: null }));
        cancel = null;
      }
    },

    cancelUpload: () => cancel?.abort(),

    updateFile: (dataset, questions) =>
      dispatch({ type: "file_changed", id: dataset.id, file: toFile(dataset, questions) }),

    fileReplaced(upload, { dataset, ...changes }, questions) {
      forget(upload);
      dispatch({
        type: "file_changed",
        id: upload,
        file: { ...toFile(dataset, questions), changes: toChanges(changes) },
      });
    },

    keepFile: (id) => dispatch({ type: "file_kept", id }),

    seeUpload: forget,

    async removeDataset(id) {
      try {
        await datasets.remove(id);
        forget(id);
      } catch (error) {
        const reason = error instanceof Error ? error.message : chatTexts.unknownError;
        const text = chatTexts.datasetDeleteFailed(reason);
        dispatch({ type: "note", text, reason: "failed" });
      }
    },
  };
}

const toFile = (
  { id, filename: name, tables = [], same_name: sameName }: Dataset,
  questions: readonly string[],
): FileCardView => ({
  id,
  name,
  tables: tables.map(toTable),
  questions,
  ...(sameName && { sameName: { id: sameName.id, name: sameName.filename } }),
});

const toChanges = ({
  missing_columns: missingColumns,
  new_columns: newColumns,
  missing_tables: missingTables,
  new_tables: newTables,
}: Omit<DatasetVersion, "dataset">): FileChanges => ({
  missingColumns,
  newColumns,
  missingTables,
  newTables,
});

const toTable = ({
  name,
  label,
  row_count: rowCount,
  columns,
  notes,
  decisions,
}: DatasetTable): FileTable => ({ name, label, rowCount, columns, notes, decisions });

const isCancelled = (error: unknown) =>
  error instanceof Error && error.cause instanceof ApiError && error.cause.kind === "aborted";
