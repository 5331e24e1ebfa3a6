import { ApiError } from "@switchboard/api-client";
import type { ChatDeps } from "./chat-deps.ts";
import type { ChatStores, Dispatch } from "./chat-stores.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";

/** The files of a chat: each begins and ends with a line in the conversation. */
export type Uploads = {
  upload(file: File): Promise<void>;
  /** Stops the file that is on its way. */
  cancelUpload(): void;
  /** Somebody looked at a file: it is offered for that no more. */
  seeUpload(id: string): void;
  removeDataset(id: string): Promise<void>;
};

export function createUploads(
  { datasets }: Pick<ChatDeps, "datasets">,
  { upload }: Pick<ChatStores, "upload">,
  dispatch: Dispatch,
): Uploads {
  let count = 0;
  let cancel: AbortController | null = null;
  const forget = (id: string) =>
    upload.set((now) => (now.uploaded?.id === id ? { ...now, uploaded: null } : now));
  return {
    async upload(file) {
      // One at a time: the places for files are closed until this one is through.
      if (upload.get().uploading !== null) return;
      count += 1;
      const key = `upload-${count}`;
      const { name } = file;
      const told = (text: string, reason: string) => dispatch({ type: "note", key, text, reason });
      cancel = new AbortController();
      upload.set({ uploading: { name, share: null }, uploaded: null });
      told(chatTexts.uploading(name), "uploading");
      try {
        const { id, filename } = await datasets.upload(file, {
          onProgress: (share) =>
            upload.set((now) =>
              now.uploading ? { ...now, uploading: { ...now.uploading, share } } : now,
            ),
          signal: cancel.signal,
        });
        // The server tells it from another of the same name.
        upload.set((now) => ({ ...now, uploaded: { id, name: filename } }));
        told(chatTexts.uploaded(name), "uploaded");
      } catch (error) {
        const reason = failureReason(error) ?? chatTexts.uploadRejected;
        if (isCancelled(error)) told(chatTexts.uploadCancelled(name), "stopped");
        else told(chatTexts.uploadFailed(reason), "failed");
      } finally {
        upload.set((now) => ({ ...now, uploading: null }));
        cancel = null;
      }
    },

    cancelUpload: () => cancel?.abort(),

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

const isCancelled = (error: unknown) =>
  error instanceof Error && error.cause instanceof ApiError && error.cause.kind === "aborted";
