import type { Client, LearnedWord, QuestionTable } from "@switchboard/api-client";
import { learnWord, listLearnedWords, listQuestionTables } from "@switchboard/api-client/calls";
import type { LearnedWord as LearnedWordView } from "@switchboard/ui/patterns/learned-words";
import type { AppInfoService } from "../session/app-info.ts";

/**
 * What words mean in questions; of one file those that hold for it. Null where the server remembers none, undefined where they could not
 * be loaded: a page shows the rest without them.
 */
export async function loadWords(
  api: Client,
  appInfo: Pick<AppInfoService, "has">,
  datasetId?: string,
): Promise<readonly LearnedWord[] | null | undefined> {
  if (!appInfo.has("learned-words")) return null;
  try {
    const words = await api.list(listLearnedWords);
    if (datasetId === undefined || words.length === 0) return words;
    const tables = await api.list(listQuestionTables);
    const own = tables.filter(({ dataset_id: id }) => id === datasetId);
    return words.filter((word) =>
      word.scope === "file"
        ? word.dataset_id === datasetId
        : own.some((table) => hasHeading(table, word)),
    );
  } catch {
    return undefined;
  }
}

/** Learns a word once more that was removed. Rejects where no file has its column any more. */
export async function relearnWord(api: Client, word: LearnedWord): Promise<void> {
  const { scope, dataset_id: datasetId, column, value } = word;
  const tables = await api.list(listQuestionTables);
  const table = tables.find(
    (one) =>
      (scope === "heading" || one.dataset_id === datasetId) &&
      (column === undefined || hasHeading(one, word)),
  );
  if (!table) throw new Error(`No file has the column of ${word.word}.`);
  const means =
    column === undefined ? {} : { means: { column, ...(value !== undefined && { value }) } };
  await api.call(learnWord, { body: { word: word.word, table: table.name, scope, ...means } });
}

const hasHeading = ({ columns }: QuestionTable, { column }: LearnedWord): boolean =>
  columns.some(({ label }) => label === column);

/** @param ofOneFile the page is about the file of these words */
export const toWord = (
  { id, word, scope, column, value, filename, created_at: at }: LearnedWord,
  ofOneFile = false,
): LearnedWordView => ({
  id,
  word,
  means: column === undefined ? "nothing" : value === undefined ? column : `${column} is ${value}`,
  scope:
    scope === "heading" && column !== undefined
      ? { kind: "column", column }
      : { kind: "file", filename: ofOneFile ? undefined : filename },
  at,
});
