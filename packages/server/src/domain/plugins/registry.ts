import type { OwnManifest, Plugin, PluginHolder, PluginRegistry } from "./types.ts";

/** Creates the plugins of connections with their own manifests. */
export type OwnPlugins = Pick<PluginRegistry, "renew"> & {
  plugin(connection: PluginHolder, manifest: OwnManifest): Plugin | undefined;
};

const NONE: OwnPlugins = { plugin: () => undefined, renew: async () => {} };

/**
 * A registry of plugins.
 * @param catalogue of two with one name the later one counts
 * @param own without it a connection that carries its plugin has none
 */
export function createRegistry(
  catalogue: readonly Plugin[],
  own: OwnPlugins = NONE,
): PluginRegistry {
  const byName = new Map(catalogue.map((plugin) => [plugin.manifest.name, plugin]));
  const list = [...byName.values()];
  return {
    list: () => list,
    get: (name) => byName.get(name),
    of: (connection) =>
      connection.manifest
        ? own.plugin(connection, connection.manifest)
        : byName.get(connection.connectionType),
    renew: own.renew,
  };
}
