import type { ConnectionRef } from "@switchboard/api-client";
import type { ConnectionView } from "@switchboard/ui/patterns/tool-call";

/** What the server says of its apps, by plugin: a message names its plugin only. */
export type Apps = ReadonlyMap<string, { readonly name: string; readonly logoUrl: string | null }>;

/** The connection that a message names, with what is known of its app. */
export function toConnection(connection: ConnectionRef, apps: Apps): ConnectionView {
  const app = apps.get(connection.plugin);
  return {
    name: connection.name,
    plugin: connection.plugin_display_name ?? app?.name ?? connection.plugin,
    logoUrl: connection.logo_url ?? app?.logoUrl ?? null,
  };
}
