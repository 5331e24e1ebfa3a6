import type {
  Client,
  ColumnRoleChoice,
  Dataset,
  DatasetPreview,
  DatasetVersion,
  Question,
  ReadingChange,
} from "@switchboard/api-client";
import { ApiError } from "@switchboard/api-client";
import {
  changeReading,
  deleteDataset,
  listDatasets,
  previewDataset,
  replaceDataset,
  setColumnRole,
  suggestQuestions,
  uploadDataset,
} from "@switchboard/api-client/calls";
import type { AppInfoService } from "../session/app-info.ts";
import { createStore, type Store } from "../session/store.ts";
import { chatTexts } from "./chat-texts.ts";

export type DatasetsState = {
  readonly files: readonly Dataset[];
  /** Questions about files, by their ids, once they are loaded. */
  readonly questions: ReadonlyMap<string, readonly string[]>;
  /** The same as data, by file and words, where the server has a question bar. */
  readonly asked: ReadonlyMap<string, ReadonlyMap<string, Question>>;
  /** Ids of the files that are being deleted. */
  readonly deleting: ReadonlySet<string>;
};

/** The files that the agent may query. */
export type Datasets = {
  readonly store: Store<DatasetsState>;
  load(): Promise<void>;
  /**
   * Resolves to the stored file; rejects with an `Error` whose message is the reason to show, also when it was cancelled.
   * `onProgress` gets the share that was sent, 0 to 1, where the browser knows it.
   */
  upload(
    file: File,
    options?: { onProgress?: (share: number) => void; signal?: AbortSignal },
  ): Promise<Dataset>;
  /** The first rows of a file. */
  preview(id: string): Promise<DatasetPreview>;
  /** Loads questions about a file that are answered right. Never rejects: none is an answer too. */
  suggest(id: string): Promise<readonly string[]>;
  /** A question that was suggested, as data; undefined where it is only words. */
  suggested(words: string): Question | undefined;
  /** Says what questions take a column for, and loads other questions about the file. */
  chooseRole(id: string, choice: ColumnRoleChoice): Promise<Dataset>;
  /** Changes how a file is read, and loads other questions about it. */
  changeReading(id: string, change: ReadingChange): Promise<Dataset>;
  /** Makes an upload the new version of a file; the upload is gone then. */
  replace(id: string, upload: string): Promise<DatasetVersion>;
  /** Rejects with an `Error` whose message is the reason to show. */
  remove(id: string): Promise<void>;
};

export function createDatasets(
  api: Client,
  appInfo: Pick<AppInfoService, "ensure" | "has">,
): Datasets {
  const store = createStore<DatasetsState>({
    files: [],
    questions: new Map(),
    asked: new Map(),
    deleting: new Set(),
  });
  const setFiles = (change: (files: readonly Dataset[]) => readonly Dataset[]) =>
    store.set((now) => ({ ...now, files: change(now.files) }));
  const setDeleting = (change: (ids: readonly string[]) => readonly string[]) =>
    store.set((now) => ({ ...now, deleting: new Set(change([...now.deleting])) }));
  const setFile = (dataset: Dataset) =>
    setFiles((all) => all.map((one) => (one.id === dataset.id ? dataset : one)));
  /** Other questions may be answered right now. */
  const forgetQuestions = (id: string) =>
    store.set((now) => ({
      ...now,
      questions: new Map([...now.questions].filter(([file]) => file !== id)),
      asked: new Map([...now.asked].filter(([file]) => file !== id)),
    }));
  return {
    store,
    async load() {
      const files = await api.list(listDatasets);
      setFiles(() => files);
    },
    preview: (id) => api.call(previewDataset, { path: { id } }),
    async upload(file, { onProgress = () => {}, signal } = {}) {
      try {
        const dataset = await api.upload(uploadDataset, { body: { file }, signal }, onProgress);
        setFiles((all) => [dataset, ...all.filter((d) => d.id !== dataset.id)]);
        return dataset;
      } catch (error) {
        throw new Error(uploadReason(error), { cause: error });
      }
    },
    async suggest(id) {
      await appInfo.ensure();
      if (!appInfo.has("dataset-questions")) return [];
      try {
        const { questions, asked = [] } = await api.call(suggestQuestions, { path: { id } });
        const pairs = appInfo.has("questions")
          ? asked.flatMap((one, at) => [[questions[at] ?? "", one] as const])
          : [];
        store.set((now) => ({
          ...now,
          questions: new Map([...now.questions, [id, questions]]),
          asked: new Map([...now.asked, [id, new Map(pairs)]]),
        }));
        return questions;
      } catch {
        return [];
      }
    },
    suggested: (words) =>
      [...store.get().asked.values()].find((questions) => questions.has(words))?.get(words),
    async chooseRole(id, choice) {
      const dataset = await api.call(setColumnRole, { path: { id }, body: choice });
      setFile(dataset);
      return dataset;
    },
    async changeReading(id, body) {
      const dataset = await api.call(changeReading, { path: { id }, body });
      setFile(dataset);
      forgetQuestions(id);
      return dataset;
    },
    async replace(id, upload) {
      const version = await api.call(replaceDataset, {
        path: { id },
        body: { dataset_id: upload },
      });
      setFiles((all) => all.filter((one) => one.id !== upload));
      setFile(version.dataset);
      forgetQuestions(id);
      return version;
    },
    async remove(id) {
      setDeleting((ids) => [...ids, id]);
      try {
        await api.call(deleteDataset, { path: { id } });
        setFiles((all) => all.filter((d) => d.id !== id));
      } finally {
        setDeleting((ids) => ids.filter((one) => one !== id));
      }
    },
  };
}

/** The server's detail; else the sentence for a body that is not JSON, or for JSON without a detail. */
export function uploadReason(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind !== "http")
    return error instanceof Error ? error.message : chatTexts.uploadRejected;
  return (
    error.detail ?? (error.body === "json" ? chatTexts.uploadRejected : chatTexts.uploadNotJson)
  );
}
