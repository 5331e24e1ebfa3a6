import type { ModelMessage } from "ai";
import type { CallConnection, ToolCall } from "../domain/runs/events.ts";
import type { OpenCall } from "../domain/runs/single-call.ts";
import { pluginLogoUrl } from "../domain/plugins/logo-url.ts";
import type { RunTool } from "./tool-set.ts";

export type Arguments = Record<string, unknown>;

/** One call of a model, with its context. */
export type Turn = {
  readonly call: OpenCall;
  readonly transcript: ModelMessage[];
  readonly tools: readonly RunTool[];
  readonly signal: AbortSignal;
};

/** The arguments that a model gave; empty if they are not an object. */
export const asArguments = (input: unknown): Arguments =>
  typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};

/** The connection of a tool, as events show it. */
export const callConnection = ({ connection, plugin }: RunTool): CallConnection => ({
  id: connection.id,
  name: connection.name,
  plugin: plugin.manifest.name,
  plugin_display_name: plugin.manifest.display_name,
  logo_url: pluginLogoUrl(plugin),
});

/** A call as events show it, with the tool's name from its manifest rather than the model's. */
export const eventCall = (
  call: OpenCall,
  tool: RunTool | undefined,
  args: Arguments,
): ToolCall => ({
  id: call.callId,
  name: tool?.manifest.name ?? call.modelName,
  arguments: args,
});
