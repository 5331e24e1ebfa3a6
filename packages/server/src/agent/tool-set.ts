import type { RunConnection } from "../domain/runs/ports.ts";
import { createHash } from "node:crypto";
import { jsonSchema, tool, type JSONSchema7, type ToolSet } from "ai";
import type { Plugin, PluginRegistry, ToolHandler, ToolManifest } from "../domain/plugins/types.ts";
import {
  type PlannerData,
  type PlannerFile,
  type PlannerTool,
  type ToolNotes,
  tablesOf,
  toolNotes,
} from "../planner/index.ts";

const MAX_NAME_LENGTH = 64;

/** A tool that a run may call: a plugin's tool with one of the user's connections. */
export type RunTool = {
  /** Unique in the run, and valid for every provider. */
  readonly modelName: string;
  readonly manifest: ToolManifest;
  readonly plugin: Plugin;
  readonly connection: RunConnection;
  readonly handler: ToolHandler;
};

/**
 * The enabled tools of the chosen connections. For a connection with its own manifest each name includes a hash of the
 * connection: a third party chose the tools' names, and none may pass for a tool of another connection.
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
 * Finds a tool by the name that a model used, with or without the connection's hash. If one of two connections of a plugin is
 * deleted while a run waits, the other's tools lose the hash, but earlier calls still have it.
 */
export const findTool = (tools: readonly RunTool[], modelName: string): RunTool | undefined =>
  tools.find(
    (one) =>
      one.modelName === modelName ||
      toolName(one.plugin.manifest.name, one.manifest.name, one.connection.id) === modelName,
  );

/** A tool with its current connection; undefined if that was deleted or has the tool turned off. */
export function currentTool(
  given: RunTool,
  connections: readonly RunConnection[],
): RunTool | undefined {
  const connection = connections.find(({ id }) => id === given.connection.id);
  if (!connection?.enabledMethods.includes(given.manifest.name)) return undefined;
  return { ...given, connection };
}

/**
 * A name that providers accept (`[a-zA-Z0-9_-]`, 64 characters). If a plugin is connected twice, a hash of the connection is
 * added, which does not depend on the other connection.
 */
export function toolName(plugin: string, name: string, connectionId: string | null): string {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 6);
  const full = `${plugin}_${name}${connectionId === null ? "" : `_${hash(connectionId)}`}`;
  const safe = full.replace(/[^a-zA-Z0-9_-]/g, "_");
  if (safe === full && full.length <= MAX_NAME_LENGTH) return full;
  return `${safe.slice(0, MAX_NAME_LENGTH - 7)}_${hash(full)}`;
}

/**
 * The tools as the AI SDK expects them. They have no `execute`: calls go through our own policy and records.
 * @param data the user's files for the planner; language models list them with a tool
 */
export function modelTools(tools: readonly RunTool[], data?: PlannerData): ToolSet {
  return Object.fromEntries(
    tools.map((one) => {
      const { modelName, manifest } = one;
      return [
        modelName,
        tool({
          description: describeTool(one),
          inputSchema: jsonSchema<Record<string, unknown>>(manifest.input_schema as JSONSchema7),
          providerOptions: toolNotes({
            ...plannerNotes(one),
            data: queriesFiles(one) ? data : undefined,
          }),
        }),
      ];
    }),
  );
}

/** Longer connection names are cut, since every tool repeats them. */
const MAX_CONNECTION_NAME_LENGTH = 80;

/** A tool's description with its connection: two connections of one app have the same tools. */
export const describeTool = ({ manifest, connection }: RunTool): string =>
  `${manifest.description} Connection: ${JSON.stringify(connection.name.slice(0, MAX_CONNECTION_NAME_LENGTH))}.`;

/** Whether a tool answers questions about the user's files. */
export const queriesFiles = ({ plugin, manifest }: RunTool) =>
  plugin.manifest.name === "data" && manifest.name === "ask_data";

const plannerNotes = ({ manifest, plugin, connection }: RunTool): ToolNotes => ({
  plugin: plugin.manifest.name,
  tool: manifest.name,
  connection: connection.name,
  effect: manifest.effect,
  hints: manifest.hints ?? [],
  fields: connection.fieldMappings,
});

/**
 * A tool as the offline planner reads it from the output of `modelTools`.
 * @param files as `modelTools` is given them
 */
export const plannerTool = (one: RunTool, files?: readonly PlannerFile[]): PlannerTool => {
  const { data: _data, ...notes } = plannerNotes(one);
  return {
    ...notes,
    modelName: one.modelName,
    description: one.manifest.description,
    schema: { ...one.manifest.input_schema },
    tables: files && queriesFiles(one) ? tablesOf(files, notes.fields) : undefined,
  };
};
