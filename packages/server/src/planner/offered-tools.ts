import { OWN_TOOL_NAMES } from "./own-tools.ts";
import type { PlannerTool } from "./planner-tools.ts";

/** The tool that answers questions about files. */
export const askTool = (tools: readonly PlannerTool[]) =>
  tools.find(({ tool }) => tool === "ask_data");

const DATA_TOOLS = new Set(["list_files", "describe_file", "ask_data", "query_data"]);
/** The tools of apps. */
export const actionTools = (tools: readonly PlannerTool[]) =>
  tools.filter(({ tool, modelName }) => !DATA_TOOLS.has(tool) && !OWN_TOOL_NAMES.has(modelName));
/** One of the agent's own tools, by its name. */
export const ownTool = (tools: readonly PlannerTool[], name: string) =>
  tools.find(({ modelName }) => modelName === name);
