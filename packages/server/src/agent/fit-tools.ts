import type { ModelMessage } from "ai";
import { modelBudget } from "./model-budget.ts";
import type { RunModel } from "./models.ts";
import { offeredTools } from "./offer-tools.ts";
import { textTokens } from "./token-estimate.ts";
import { describeTool, type RunTool } from "./tool-set.ts";

/** The tools to offer a model: no more than its provider accepts, and than leave room for the conversation. */
export function fittingTools(
  tools: readonly RunTool[],
  transcript: readonly ModelMessage[],
  {
    paid,
    maxTools = Infinity,
    contextTokens,
  }: Pick<RunModel, "paid" | "maxTools" | "contextTokens">,
): readonly RunTool[] {
  let most = Math.min(tools.length, maxTools);
  let offered = offeredTools(tools, transcript, most);
  if (!paid) return offered;
  const room = modelBudget(contextTokens).tools;
  while (most > 1 && tokensOf(offered) > room) {
    most = Math.min(most - 1, Math.ceil((most * room) / tokensOf(offered)));
    offered = offeredTools(tools, transcript, most);
  }
  return offered;
}

const tokensOf = (tools: readonly RunTool[]): number =>
  tools.reduce(
    (sum, one) => sum + textTokens(describeTool(one) + JSON.stringify(one.manifest.input_schema)),
    0,
  );
