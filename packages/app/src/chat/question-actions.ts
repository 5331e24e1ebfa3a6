import type { Client, QuestionTable, WordMeaning } from "@switchboard/api-client";
import {
  checkQuestion,
  exportFigureRows,
  learnWord,
  listColumnValues,
  listFigureRows,
  listQuestionTables,
} from "@switchboard/api-client/calls";
import type { QuestionActions } from "@switchboard/ui/patterns/question-answer";
import type { PlacedWord } from "@switchboard/ui/patterns/question-bar";
import type { Answers } from "./answers.ts";

type QuestionDeps = {
  readonly api: Client;
  readonly answers: Pick<Answers, "askAgain" | "undoAskAgain">;
  readonly fileHref: (datasetId: string) => string;
  /** The one that a new question is about. */
  readonly firstOf: (tables: readonly QuestionTable[]) => QuestionTable | undefined;
  /** What questions can be about was loaded. */
  readonly onTables: (tables: readonly QuestionTable[]) => void;
};

/** What the questions of a chat can do. What fails says why in the server's words. */
export function createQuestionActions({
  api,
  answers,
  fileHref,
  firstOf,
  onTables,
}: QuestionDeps): QuestionActions {
  return {
    async loadTables({ signal }) {
      const all = await api.list(listQuestionTables, { signal });
      const first = firstOf(all);
      const tables = first ? [first, ...all.filter((table) => table !== first)] : all;
      onTables(tables);
      return tables;
    },
    loadValues: (table, wanted, { signal }) =>
      api.call(listColumnValues, { body: { table, ...wanted }, signal }),
    check: (question, { signal }) => api.call(checkQuestion, { body: { question }, signal }),
    loadRows: (wanted, { signal }) => api.call(listFigureRows, { body: wanted, signal }),
    async saveRows(wanted) {
      const [text, { fileName }, { saveFile }] = await Promise.all([
        api.call(exportFigureRows, { body: wanted }),
        import("./export/file-name.ts"),
        import("./export/save-file.ts"),
      ]);
      const { question, groups = [] } = wanted;
      const name = fileName([question.table, ...groups.map((one) => one ?? "empty")].join(" "));
      saveFile({ name: `${name}.csv`, type: "text/csv", text });
    },
    askAgain: answers.askAgain,
    undo: answers.undoAskAgain,
    async remember({ table, ...placed }) {
      const means = meaningOf(placed);
      // Only the person's choice for this one question.
      if (means === undefined) return;
      await api.call(learnWord, { body: { word: placed.word, table, ...means } });
    },
    fileHref,
  };
}

/** What a word is remembered as; undefined for a candidate that is more than a column or a value. */
function meaningOf({ means }: PlacedWord): Pick<WordMeaning, "scope" | "means"> | undefined {
  switch (means.kind) {
    case "nothing":
      return { scope: "file" };
    case "column":
      return { scope: "heading", means: { column: means.column } };
    case "value":
      return { scope: "heading", means: { column: means.column, value: means.value } };
    case "candidate":
      return means.candidate.means && { scope: "heading", means: means.candidate.means };
  }
}
