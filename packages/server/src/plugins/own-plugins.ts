import { httpHandlers } from "../connectors/http/handlers.ts";
import type { HttpDeps } from "../connectors/http/session.ts";
import type { OwnPlugins } from "../domain/plugins/registry.ts";

/**
 * The plugins that connections carry themselves: those with an `http` part are run by the engine of the connectors, all others are
 * servers of tools or made by hand.
 */
export const createOwnPlugins = (servers: OwnPlugins, http: HttpDeps): OwnPlugins => ({
  plugin(connection, manifest) {
    if (!manifest.http) return servers.plugin(connection, manifest);
    const none = { logo: null, setupMarkdown: null, docsMarkdown: null };
    return { manifest, ...none, ...httpHandlers(manifest, manifest.http, http) };
  },
  renew: servers.renew,
});
