import type { RunConnection } from "../domain/runs/ports.ts";
import { createHash } from "node:crypto";
import { jsonSchema, tool, type JSONSchema7, type ToolSet } from "ai";
import type { Plugin, PluginRegistry, ToolHandler, ToolManifest } from "../domain/plugins/types.ts";
import { type PlannerTool, type ToolNotes, toolNotes } from "../planner/index.ts";

const LONGEST_NAME = 64;

/** One tool that a run may call: a plugin's tool over one of the person's connections. */
export type RunTool = {
  /** Unique in the run and fit for every provider. */
  readonly modelName: string;
  readonly manifest: ToolManifest;
  readonly plugin: Plugin;
  readonly connection: RunConnection;
  readonly handler: ToolHandler;
};

/**
 * The tools that the chosen connections have enabled. What a connection carries itself has the connection's mark in every name:
 * whoever made the server behind it chose those names, and none may pass for a tool of another connection.
 */
export function runTools(
  connections: readonly RunConnection[],
  plugins: PluginRegistry,
): RunTool[] {
  const perPlugin = Map.groupBy(connections, (connection) => connection.connectionType);
  return connections.flatMap((connection) => {
    const plugin = plugins.of(connection);
    if (!plugin) return [];
    const alone = !connection.manifest && perPlugin.get(connection.connectionType)?.length === 1;
    return plugin.manifest.tools.flatMap((manifest): RunTool[] => {
      const handler = plugin.handlers[manifest.name];
      if (!handler || !connection.enabledMethods.includes(manifest.name)) return [];
      const modelName = toolName(plugin.manifest.name, manifest.name, alone ? null : connection.id);
      return [{ modelName, manifest, plugin, connection, handler }];
    });
  });
}

/**
 * The tool that a model means by a name. While a run waits for a person one of two connections of a plugin can be deleted;
 * then the names of the other's tools have no mark any more, but calls that were made before still have it.
 */
export const namedTool = (tools: readonly RunTool[], modelName: string): RunTool | undefined =>
  tools.find(
    (one) =>
      one.modelName === modelName ||
      toolName(one.plugin.manifest.name, one.manifest.name, one.connection.id) === modelName,
  );

/** A tool with its connection as it stands now; undefined once that was deleted or has the tool turned off. */
export function currentTool(
  given: RunTool,
  connections: readonly RunConnection[],
): RunTool | undefined {
  const connection = connections.find(({ id }) => id === given.connection.id);
  if (!connection?.enabledMethods.includes(given.manifest.name)) return undefined;
  return { ...given, connection };
}

/**
 * A name that providers accept (`[a-zA-Z0-9_-]`, 64 characters). Where one plugin is connected twice the connection's
 * own mark is added, which stays the same when the other connection goes.
 */
export function toolName(plugin: string, name: string, connectionId: string | null): string {
  const mark = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 6);
  const full = `${plugin}_${name}${connectionId === null ? "" : `_${mark(connectionId)}`}`;
  const safe = full.replace(/[^a-zA-Z0-9_-]/g, "_");
  if (safe === full && full.length <= LONGEST_NAME) return full;
  return `${safe.slice(0, LONGEST_NAME - 7)}_${mark(full)}`;
}

/** The tools in the form that models get them. They have no `execute`: calls run through our own policy and records. */
export function modelTools(tools: readonly RunTool[]): ToolSet {
  return Object.fromEntries(
    tools.map((one) => {
      const { modelName, manifest } = one;
      return [
        modelName,
        tool({
          description: describeTool(one),
          inputSchema: jsonSchema<Record<string, unknown>>(manifest.input_schema as JSONSchema7),
          providerOptions: toolNotes(plannerNotes(one)),
        }),
      ];
    }),
  );
}

/** Longer names of connections are cut: they are said with every tool. */
const LONGEST_CONNECTION = 80;

/** What a tool does, and where: people name their connections, and two of one app have the same tools. */
export const describeTool = ({ manifest, connection }: RunTool): string =>
  `${manifest.description} Connection: ${JSON.stringify(connection.name.slice(0, LONGEST_CONNECTION))}.`;

const plannerNotes = ({ manifest, plugin, connection }: RunTool): ToolNotes => ({
  plugin: plugin.manifest.name,
  tool: manifest.name,
  connection: connection.name,
  effect: manifest.effect,
  hints: manifest.hints ?? [],
  fields: connection.fieldMappings,
});

/** A tool as the offline planner reads it out of what `modelTools` gives. */
export const plannerTool = (one: RunTool): PlannerTool => ({
  ...plannerNotes(one),
  modelName: one.modelName,
  description: one.manifest.description,
  schema: { ...one.manifest.input_schema },
});
