import type { ConnectionRef } from "@switchboard/api-client";
import type { ConnectionView } from "@switchboard/ui/patterns/tool-call";

/** The server's apps by plugin: a message names only the plugin. */
export type Apps = ReadonlyMap<string, { readonly name: string; readonly logoUrl: string | null }>;

/** The connection of a message, with the name and logo of its app. */
export function toConnection(connection: ConnectionRef, apps: Apps): ConnectionView {
  const app = apps.get(connection.plugin);
  return {
    name: connection.name,
    plugin: connection.plugin_display_name ?? app?.name ?? connection.plugin,
    logoUrl: connection.logo_url ?? app?.logoUrl ?? null,
  };
}
