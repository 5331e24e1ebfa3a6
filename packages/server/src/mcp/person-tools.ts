import type { Tool } from "@modelcontextprotocol/server";
import { loadRefreshed } from "../agent/run-connections.ts";
import { describeTool, runTools, type RunTool } from "../agent/tool-set.ts";
import type { Deps } from "../deps.ts";

/** All tools that a user has enabled, under the names that our own models see. */
export async function personTools(
  { store, plugins }: Pick<Deps, "store" | "plugins">,
  userId: string,
  signal: AbortSignal,
): Promise<RunTool[]> {
  const load = () => store.connections.list(userId);
  return runTools(await loadRefreshed(plugins, userId, load, signal), plugins);
}

/** A tool as the protocol describes it. */
export function toTool(tool: RunTool): Tool {
  const { modelName, manifest, plugin, connection } = tool;
  const { effect, input_schema: schema } = manifest;
  return {
    name: modelName,
    title: `${connection.name}: ${manifest.name}`,
    description: describeTool(tool),
    inputSchema: { ...schema, type: "object" },
    annotations: {
      readOnlyHint: effect === "read",
      destructiveHint: effect === "destructive",
      openWorldHint: plugin.manifest.auth_type !== "system" || manifest.reaches_out === true,
    },
  };
}
