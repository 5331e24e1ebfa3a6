import type { Client, LearnedWord, QuestionTable } from "@switchboard/api-client";
import { listLearnedWords, listQuestionTables } from "@switchboard/api-client/calls";
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
