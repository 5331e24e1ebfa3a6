import type { Client, LearnedWord, QuestionTable } from "@switchboard/api-client";
import {
  forgetWord,
  learnWord,
  listLearnedWords,
  listQuestionTables,
} from "@switchboard/api-client/calls";
import { messageOf } from "../errors.ts";
import { createStore, type Store } from "../session/store.ts";

/** What words mean in questions, as a page shows them. */
export type LearnedWordsState = {
  readonly words: readonly LearnedWord[];
  /** Ids of those that were removed on this page. */
  readonly removed: ReadonlySet<string>;
  /** Why the last change failed. */
  readonly failure: { readonly id: string; readonly message: string } | null;
};

/** The words of a page, which can be removed and learned again. */
export type LearnedWords = {
  readonly store: Store<LearnedWordsState>;
  remove(word: { readonly id: string }): Promise<void>;
  undo(word: { readonly id: string }): Promise<void>;
};

/** What words mean to questions; of one file those that hold for it. */
export async function loadWords(api: Client, datasetId?: string): Promise<readonly LearnedWord[]> {
  const words = await api.list(listLearnedWords);
  if (datasetId === undefined || words.length === 0) return words;
  const tables = await api.list(listQuestionTables);
  const own = tables.filter(({ dataset_id: id }) => id === datasetId);
  return words.filter((word) =>
    word.scope === "file"
      ? word.dataset_id === datasetId
      : own.some((table) => hasHeading(table, word)),
  );
}

const hasHeading = ({ columns }: QuestionTable, { column }: LearnedWord): boolean =>
  columns.some(({ label }) => label === column);

/** A removed word keeps its place, so that it can be learned again from there. */
export function createLearnedWords(api: Client, words: readonly LearnedWord[]): LearnedWords {
  const store = createStore<LearnedWordsState>({ words, removed: new Set(), failure: null });
  const change = async (id: string, work: () => Promise<LearnedWord | null>) => {
    store.set((now) => ({ ...now, failure: null }));
    try {
      const learned = await work();
      store.set(({ words: shown, removed }) => ({
        words: shown.map((word) => (word.id === id && learned ? learned : word)),
        removed: new Set(learned ? [...removed].filter((one) => one !== id) : [...removed, id]),
        failure: null,
      }));
    } catch (error) {
      store.set((now) => ({ ...now, failure: { id, message: messageOf(error) } }));
    }
  };
  return {
    store,
    remove: ({ id }) =>
      change(id, async () => {
        await api.call(forgetWord, { path: { id } });
        return null;
      }),
    undo: ({ id }) =>
      change(id, async () => {
        const word = store.get().words.find((one) => one.id === id);
        if (!word) throw new Error("This word is not known any more.");
        return api.call(learnWord, { body: meaningOf(word, await tableFor(api, word)) });
      }),
  };
}

const meaningOf = ({ word, scope, column, value }: LearnedWord, table: string) => ({
  word,
  table,
  scope,
  ...(column !== undefined && { means: { column, ...(value !== undefined && { value }) } }),
});

/** A word is learned in a table; that of a heading in any with that. */
async function tableFor(api: Client, word: LearnedWord): Promise<string> {
  const tables = await api.list(listQuestionTables);
  const table = tables.find((one) =>
    word.scope === "file"
      ? one.dataset_id === word.dataset_id && (word.column === undefined || hasHeading(one, word))
      : hasHeading(one, word),
  );
  if (!table) throw new Error("None of your files has what this word means any more.");
  return table.name;
}
