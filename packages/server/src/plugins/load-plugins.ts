import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { moveByTools } from "../connectors/http/move-by-tools.ts";
import { httpHandlers } from "../connectors/http/handlers.ts";
import type { HttpDeps } from "../connectors/http/session.ts";
import { StartError } from "../start-error.ts";
import { manifestSchema } from "./manifest-schema.ts";
import { createRegistry } from "../domain/plugins/registry.ts";
import type { Plugin, PluginManifest, PluginRegistry } from "../domain/plugins/types.ts";

/** An invalid plugin folder. The message names the file and the mistake. */
export class PluginError extends StartError {}

/**
 * The code of one plugin: its tool handlers, and optionally its check, its field list, its inbox feed and how its messages are moved.
 */
export type PluginCode = Pick<Plugin, "handlers" | "check" | "fields" | "feed" | "moveMail">;

/** Code of the built-in plugins, by plugin. Plugin folders hold data only. */
export type BuiltInCode = Readonly<Record<string, PluginCode>>;

/**
 * Reads every plugin folder.
 * @param root the folder of plugin folders
 * @param http dependencies of HTTP connectors
 * @throws PluginError for the first invalid folder
 */
export async function loadPlugins(
  root: string,
  builtIn: BuiltInCode,
  http: HttpDeps,
): Promise<PluginRegistry> {
  const entries = await readdir(root, { withFileTypes: true }).catch((error: Error) => {
    throw new PluginError(`The folder of plugins ${root} cannot be read: ${error.message}`);
  });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const plugins: Plugin[] = [];
  for (const folder of folders) {
    plugins.push(await loadPlugin(join(root, folder), builtIn[folder], http));
  }
  return createRegistry(plugins);
}

/**
 * The plugins of several folders as one registry, in their order.
 * @throws PluginError when two have the same name
 */
export function joinRegistries(registries: readonly PluginRegistry[]): PluginRegistry {
  const plugins = new Map<string, Plugin>();
  for (const plugin of registries.flatMap((registry) => registry.list())) {
    const { name } = plugin.manifest;
    if (plugins.has(name)) throw new PluginError(`Two plugin folders are named '${name}'.`);
    plugins.set(name, plugin);
  }
  return createRegistry([...plugins.values()]);
}

async function loadPlugin(
  folder: string,
  builtIn: PluginCode | undefined,
  http: HttpDeps,
): Promise<Plugin> {
  const manifest = await readManifest(join(folder, "manifest.json"));
  if (manifest.name !== basename(folder)) {
    throw new PluginError(
      `${join(folder, "manifest.json")}: name is '${manifest.name}', but the folder is '${basename(folder)}'.`,
    );
  }
  const connector = manifest.http && httpHandlers(manifest, manifest.http, http);
  const handlers = { ...connector?.handlers, ...builtIn?.handlers };
  const check = builtIn?.check ?? connector?.check;
  const fields = builtIn?.fields ?? connector?.fields;
  const moveMail = builtIn?.moveMail ?? moveByTools(handlers);
  const feed = builtIn?.feed ?? connector?.feed;
  if (manifest.inbox && !feed && (builtIn || manifest.http)) {
    throw new PluginError(`${join(folder, "manifest.json")}: nothing reads for the inbox.`);
  }
  if (manifest.auth_type === "system" || builtIn) {
    const missing = manifest.tools.find(({ name }) => !handlers[name]);
    if (missing) {
      throw new PluginError(
        `${join(folder, "manifest.json")}: nothing runs the tool '${missing.name}'.`,
      );
    }
  }
  const logo = await readOptional(join(folder, "logo.svg"));
  return {
    manifest,
    logo: logo === null ? null : { type: "image/svg+xml", body: logo },
    setupMarkdown: await readOptional(join(folder, "setup.md")),
    docsMarkdown: await readOptional(join(folder, "docs.md")),
    handlers,
    ...(check && { check }),
    ...(fields && { fields }),
    ...(moveMail && { moveMail }),
    ...(feed && { feed }),
  };
}

/** Reads a manifest. @throws PluginError for an invalid one */
export async function readManifest(file: string): Promise<PluginManifest> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new PluginError(`${file}: ${error instanceof Error ? error.message : "cannot be read"}`);
  }
  const parsed = manifestSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new PluginError(
    `${file}: ${pathText(issue?.path ?? [])}: ${issue?.message ?? "is not valid"}`,
  );
}

const pathText = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "") || "the whole file";

async function readOptional(file: string) {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
