import { AppError } from "../../domain/errors.ts";
import type { PluginRegistry } from "../../domain/plugins/types.ts";

/** @throws AppError `not_found` for a plugin that this server does not have */
export function findPlugin(plugins: PluginRegistry, name: string) {
  const plugin = plugins.get(name);
  if (!plugin) throw new AppError("not_found", `The plugin '${name}' was not found.`);
  return plugin;
}
