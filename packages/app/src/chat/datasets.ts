import type { Client, Dataset } from "@switchboard/api-client";
import { ApiError } from "@switchboard/api-client";
import { deleteDataset, listDatasets, uploadDataset } from "@switchboard/api-client/calls";
import { createStore, type Store } from "../session/store.ts";
import { chatTexts } from "./chat-texts.ts";

/** The files that the agent may query. */
export type Datasets = {
  readonly store: Store<readonly Dataset[]>;
  load(): Promise<void>;
  /** Resolves to the stored file; rejects with an `Error` whose message is the reason to show. */
  upload(file: File): Promise<Dataset>;
  /** Rejects with an `Error` whose message is the reason to show. */
  remove(id: string): Promise<void>;
};

export function createDatasets(api: Client): Datasets {
  const store = createStore<readonly Dataset[]>([]);
  return {
    store,
    async load() {
      store.set(await api.list(listDatasets));
    },
    async upload(file) {
      try {
        const dataset = await api.call(uploadDataset, { body: { file } });
        store.set((all) => [dataset, ...all.filter((d) => d.id !== dataset.id)]);
        return dataset;
      } catch (error) {
        throw new Error(uploadReason(error), { cause: error });
      }
    },
    async remove(id) {
      await api.call(deleteDataset, { path: { id } });
      store.set((all) => all.filter((d) => d.id !== id));
    },
  };
}

/** The server's detail; without one the sentence for a body that is not JSON, or for one that holds no detail. */
export function uploadReason(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind !== "http")
    return error instanceof Error ? error.message : chatTexts.uploadRejected;
  return (
    error.detail ?? (error.body === "json" ? chatTexts.uploadRejected : chatTexts.uploadNotJson)
  );
}
