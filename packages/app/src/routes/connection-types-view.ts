import type { PluginSummary } from "@switchboard/api-client";
import type { ConnectionType } from "@switchboard/ui/patterns/connection-tiles";
import type { Paths } from "../config/paths.ts";

/**
 * A kind of app, with where connecting it starts: OAuth types leave for the API host, every other type has a page of its own. So has
 * an app that nobody has set up on this server yet: its page says what is missing.
 */
export function toConnectionType(
  plugin: PluginSummary,
  paths: Pick<Paths, "connectionAdd" | "oauthStart">,
): ConnectionType {
  const { name, auth_type: authType, is_set_up: isSetUp } = plugin;
  const kind = authType === "oauth" || authType === "system" ? authType : "other";
  const needsSetup = isSetUp === false;
  return {
    name,
    displayName: plugin.display_name,
    logoUrl: plugin.logo_url || null,
    description: plugin.description,
    kind,
    needsSetup,
    href: kind === "oauth" && !needsSetup ? paths.oauthStart(name) : paths.connectionAdd(name),
  };
}
