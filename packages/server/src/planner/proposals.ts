import { readCatalog } from "./data/catalog.ts";
import { exampleQuestions } from "./data/describe.ts";
import { parseQuestion } from "./data/parse-question.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { chooseTool } from "./tools/choose-tool.ts";
import { fillArguments } from "./tools/fill-arguments.ts";

/**
 * Questions about the first of the files that a tool listed, which the planner can answer; none where it listed no files.
 * @param today ISO date
 */
export function answerableQuestions(result: unknown, today: string): string[] {
  const tables = readCatalog(result) ?? [];
  return exampleQuestions(tables.slice(0, 1)).filter(
    (question) => parseQuestion(question, tables, today).kind === "plan",
  );
}

/**
 * The call of one of the tools that a prompt asks for; undefined where it fits none, or lacks an argument.
 * @param today ISO date
 */
export function requestedCall(
  tools: readonly PlannerTool[],
  prompt: string,
  today: string,
): { readonly modelName: string; readonly args: Readonly<Record<string, unknown>> } | undefined {
  const tool = chooseTool(tools, prompt);
  if (!tool) return undefined;
  const filled = fillArguments(tool, prompt, today);
  return filled.ok ? { modelName: tool.modelName, args: filled.args } : undefined;
}
