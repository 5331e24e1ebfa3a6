// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Ask a question about an uploaded file. Extension `questions`. */
export const askQuestion: Call<t.AskQuestionData, t.AskQuestionResponse> = { method: "POST", path: "/api/v1/data/questions/ask" };
/** How a question is read, and how many rows it counts. Extension `questions`. */
export const checkQuestion: Call<t.CheckQuestionData, t.CheckQuestionResponse> = { method: "POST", path: "/api/v1/data/questions/check" };
/** The rows that a figure was computed from. Extension `questions`. */
export const listFigureRows: Call<t.ListFigureRowsData, t.ListFigureRowsResponse> = { method: "POST", path: "/api/v1/data/questions/rows" };
/** The rows that a figure was computed from, as CSV. Extension `questions`. */
export const exportFigureRows: Call<t.ExportFigureRowsData, t.ExportFigureRowsResponse> = { method: "POST", path: "/api/v1/data/questions/rows.csv", text: true };
/** What questions can be about. Extension `questions`. */
export const listQuestionTables: Call<t.ListQuestionTablesData, t.ListQuestionTablesResponse> = { method: "GET", path: "/api/v1/data/questions/tables" };
/** The values of a column. Extension `questions`. */
export const listColumnValues: Call<t.ListColumnValuesData, t.ListColumnValuesResponse> = { method: "POST", path: "/api/v1/data/questions/values" };
/** Change the question of an answer. Extension `questions`. */
export const askAgain: Call<t.AskAgainData, t.AskAgainResponse> = { method: "PUT", path: "/api/v1/chat-sessions/{id}/questions/{callId}" };
/** Go back to the first question of an answer. Extension `questions`. */
export const undoAskAgain: Call<t.UndoAskAgainData, t.UndoAskAgainResponse> = { method: "DELETE", path: "/api/v1/chat-sessions/{id}/questions/{callId}", empty: true };
/** What words mean in questions about your files. Extension `learned-words`. */
export const listLearnedWords: Call<t.ListLearnedWordsData, t.ListLearnedWordsResponse> = { method: "GET", path: "/api/v1/data/learned-words" };
/** Remember what a word means. Extension `learned-words`. */
export const learnWord: Call<t.LearnWordData, t.LearnWordResponse> = { method: "POST", path: "/api/v1/data/learned-words" };
/** Forget what a word means. Extension `learned-words`. */
export const forgetWord: Call<t.ForgetWordData, t.ForgetWordResponse> = { method: "DELETE", path: "/api/v1/data/learned-words/{id}", empty: true };
