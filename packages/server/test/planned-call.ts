import type { JSONSchema7 } from "@ai-sdk/provider";
import { modelTools } from "../src/agent/tool-set.ts";
import type { Plugin } from "../src/domain/plugins/types.ts";
import { createPlanner } from "../src/planner/index.ts";

const planner = createPlanner({ paceMs: 0 });

/** What the offline planner calls first for a prompt where a plugin is connected once; undefined where it only speaks. */
export async function plannedCall(plugin: Plugin, prompt: string) {
  const { name, display_name, tools } = plugin.manifest;
  const connection = {
    id: "connection",
    name: display_name,
    connectionType: name,
    enabledMethods: [],
    hitlMethods: [],
    grants: {},
    credentialsMark: null,
    fieldMappings: {},
  };
  const offered = modelTools(
    tools.map((manifest) => ({
      modelName: manifest.name,
      manifest,
      plugin,
      connection,
      handler: async () => null,
    })),
  );
  const { content } = await planner.doGenerate({
    prompt: [
      { role: "system", content: "Today is 2026-11-20." },
      { role: "user", content: [{ type: "text", text: prompt }] },
    ],
    tools: tools.map(({ name: tool, description, input_schema: inputSchema }) => ({
      type: "function",
      name: tool,
      description,
      inputSchema: inputSchema as JSONSchema7,
      providerOptions: offered[tool]?.providerOptions,
    })),
  });
  const [first] = content;
  if (first?.type !== "tool-call") return undefined;
  return { tool: first.toolName, args: JSON.parse(first.input) as Record<string, unknown> };
}
