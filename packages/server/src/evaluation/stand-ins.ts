import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  ToolError,
  type Plugin,
  type PluginManifest,
  type ToolHandler,
} from "../domain/plugins/types.ts";
import { BUILT_IN_PLUGINS } from "../plugins/built-in.ts";
import { readManifest } from "../plugins/load-plugins.ts";
import { WORLD } from "./world.ts";

/** Handlers by plugin and tool. */
export type Handlers = Readonly<Record<string, Readonly<Record<string, ToolHandler>>>>;

/** The manifests that come with the server. */
export async function loadManifests(): Promise<PluginManifest[]> {
  const names = await readdir(BUILT_IN_PLUGINS);
  return Promise.all(
    names.toSorted().map((name) => readManifest(join(BUILT_IN_PLUGINS, name, "manifest.json"))),
  );
}

/**
 * The plugins with tools that reach no app: those of the lab's own data, and stand-ins that answer from `world.ts` and
 * change nothing.
 */
export const standIns = (manifests: readonly PluginManifest[], own: Handlers): Plugin[] =>
  manifests.map((manifest) => ({
    ...{ manifest, logo: null, setupMarkdown: null, docsMarkdown: null },
    handlers: Object.fromEntries(
      manifest.tools.map(({ name, effect }): [string, ToolHandler] => [
        name,
        own[manifest.name]?.[name] ??
          (effect === "read" ? answerOf(manifest.name, name) : async () => ({ done: true })),
      ]),
    ),
  }));

const answerOf =
  (plugin: string, tool: string): ToolHandler =>
  async (args) => {
    const known = WORLD[`${plugin}.${tool}`];
    const answer = typeof known === "function" ? known(args) : known;
    if (answer === undefined) throw new ToolError("Nothing was found.");
    return answer;
  };
