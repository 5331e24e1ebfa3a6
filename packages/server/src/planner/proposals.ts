import { readCatalog, type Table } from "../questions/catalog.ts";
import { exampleQuestions } from "./data/describe.ts";
import { ENGLISH } from "../questions/phrases/english.ts";
import { readQuestion } from "./questions/read-question.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { isWhole, readRequests } from "./tools/requests.ts";

/**
 * Questions about the first of the files that a tool listed, which the planner can answer; none where it listed no files.
 * @param today ISO date
 */
export function answerableQuestions(result: unknown, today: string): string[] {
  const tables = readCatalog(result) ?? [];
  return exampleQuestions(tables.slice(0, 1), ENGLISH).filter(
    (question) => readQuestion(question, tables, today).kind === "form",
  );
}

/**
 * The tool call that a prompt requests; undefined if it fits none, or lacks an argument.
 * @param today ISO date
 */
export function requestedCall(
  tools: readonly PlannerTool[],
  prompt: string,
  today: string,
): { readonly modelName: string; readonly args: Readonly<Record<string, unknown>> } | undefined {
  const [request] = readRequests(tools, prompt, today);
  return request && isWhole(request)
    ? { modelName: request.tool.modelName, args: request.args }
    : undefined;
}

/**
 * Whether words are a question about one of the tables that the planner answers.
 * @param today ISO date
 */
export const readsAsQuestion = (words: string, tables: readonly Table[], today: string): boolean =>
  readQuestion(words, tables, today).kind === "form";
