import type { WordMeaning } from "@switchboard/api-client/types";
import type { Clock } from "../clock.ts";
import type { LearnedWord } from "../domain/datasets/learned-words.ts";
import { AppError } from "../domain/errors.ts";
import type { Repositories, UnitOfWork } from "../domain/unit-of-work.ts";
import type { NewId } from "../ids.ts";
import { fold } from "../text/stem.ts";
import type { AskableTable, Questions } from "./questions.ts";

/** More would make every question slow to read. */
const MAX_WORDS = 500;

type WordDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly questions: Pick<Questions, "tables">;
};

/** A word with the name of its file. */
export type NamedWord = LearnedWord & { readonly filename: string | undefined };

/** A user's words, the latest first. */
export async function listWords(
  { store }: { readonly store: Pick<Repositories, "learnedWords" | "datasets"> },
  userId: string,
): Promise<NamedWord[]> {
  const [words, files] = await Promise.all([
    store.learnedWords.list(userId),
    store.datasets.list(userId),
  ]);
  return words.map((word) => ({
    ...word,
    filename: files.find(({ id }) => id === word.datasetId)?.filename,
  }));
}

/**
 * Remembers what a word means, in place of what it meant there before.
 * @throws AppError `not_found` for a table or column that is not there; `invalid` for too many words
 */
export async function learnWord(
  { store, clock, newId, questions }: WordDeps,
  userId: string,
  { word, table, scope, means }: WordMeaning,
): Promise<NamedWord> {
  const { dataset, column } = find(await questions.tables(userId), table, means?.column);
  const isOfFile = scope === "file" || !means;
  const learned: LearnedWord = {
    id: newId(),
    userId,
    datasetId: isOfFile ? dataset.id : null,
    word: word.trim(),
    folded: fold(word).trim(),
    column: column ?? null,
    value: means?.value ?? null,
    createdAt: clock.now(),
  };
  await store.transaction(async (tx) => {
    await tx.users.lock(userId);
    await tx.learnedWords.keep(learned);
    if ((await tx.learnedWords.count(userId)) > MAX_WORDS)
      throw new AppError("invalid", `You have ${MAX_WORDS} words. Remove one to add another.`);
  });
  return { ...learned, filename: isOfFile ? dataset.filename : undefined };
}

function find(tables: readonly AskableTable[], name: string, columnName: string | undefined) {
  const found = tables.find(({ known }) => known.table.name === name);
  if (!found) throw new AppError("not_found", "This file was not found.");
  if (columnName === undefined) return { dataset: found.dataset, column: undefined };
  const column = found.known.columns.find((one) =>
    [one.name, one.label].some((known) => fold(known) === fold(columnName)),
  );
  if (!column) throw new AppError("not_found", `The file has no column "${columnName}".`);
  return { dataset: found.dataset, column: column.label };
}

/**
 * Forgets what a word means.
 * @throws AppError `not_found`
 */
export async function forgetWord({ store }: WordDeps, userId: string, id: string): Promise<void> {
  if (!(await store.learnedWords.remove(userId, id)))
    throw new AppError("not_found", "This word was not found.");
}
