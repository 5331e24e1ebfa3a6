import { ApiError } from "@switchboard/api-client";
import type { ChatDeps, ChatStores, Dispatch } from "./chat-deps.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";

/** The files of a chat: each begins and ends with a line in the conversation. */
export type Uploads = {
  upload(file: File): Promise<void>;
  /** Stops the file that is on its way. */
  cancelUpload(): void;
  removeDataset(id: string): Promise<void>;
};

export function createUploads(
  { datasets }: Pick<ChatDeps, "datasets">,
  { uploading, uploaded }: Pick<ChatStores, "uploading" | "uploaded">,
  dispatch: Dispatch,
): Uploads {
  let count = 0;
  let cancel: AbortController | null = null;
  return {
    async upload(file) {
      // One at a time: the places for files are closed until this one is through.
      if (uploading.get() !== null) return;
      count += 1;
      const key = `upload-${count}`;
      const { name } = file;
      const told = (text: string, reason: string) => dispatch({ type: "note", key, text, reason });
      cancel = new AbortController();
      uploading.set({ name, share: null });
      uploaded.set(null);
      told(chatTexts.uploading(name), "uploading");
      try {
        const { id, filename } = await datasets.upload(file, {
          onProgress: (share) => uploading.set((now) => now && { ...now, share }),
          signal: cancel.signal,
        });
        // The server tells it from another of the same name.
        uploaded.set({ id, name: filename });
        told(chatTexts.uploaded(name), "uploaded");
      } catch (error) {
        const reason = failureReason(error) ?? chatTexts.uploadRejected;
        if (isCancelled(error)) told(chatTexts.uploadCancelled(name), "stopped");
        else told(chatTexts.uploadFailed(reason), "failed");
      } finally {
        uploading.set(null);
        cancel = null;
      }
    },

    cancelUpload: () => cancel?.abort(),

    async removeDataset(id) {
      try {
        await datasets.remove(id);
        uploaded.set((last) => (last?.id === id ? null : last));
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
