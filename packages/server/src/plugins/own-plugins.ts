import { httpHandlers } from "../connectors/http/handlers.ts";
import type { HttpDeps } from "../connectors/http/session.ts";
import type { OwnPlugins } from "../domain/plugins/registry.ts";

/**
 * The plugins of connections with their own manifest. Those with an `http` part run on the connector engine; all others are MCP
 * servers or tools that a user defined.
 */
export const createOwnPlugins = (servers: OwnPlugins, http: HttpDeps): OwnPlugins => ({
  plugin(connection, manifest) {
    if (!manifest.http) return servers.plugin(connection, manifest);
    const none = { logo: null, setupMarkdown: null, docsMarkdown: null };
    return { manifest, ...none, ...httpHandlers(manifest, manifest.http, http) };
  },
  renew: servers.renew,
});
