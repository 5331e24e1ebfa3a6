import {
  type ConnectionCreate,
  httpUrl,
  type PluginManifest,
  type PluginSummary,
  type SettingMap,
} from "@switchboard/api-client";
import type {
  AddablePlugin,
  ConnectionAddState,
  NewConnection,
} from "@switchboard/ui/screens/connection-add";
import type { Paths } from "../config/paths.ts";

/** A plugin's documentation: an http(s) address, or a page of this app; null without one. */
const toDocsHref = (url: string | null | undefined): string | null =>
  httpUrl(url) ?? (url && /^\/(?![/\\])/.test(url) ? url : null);

/**
 * The view of a plugin that can be connected.
 * @param plugins those of app info, which says where each is documented
 */
export const toAddablePlugin = (
  manifest: PluginManifest,
  paths: Pick<Paths, "connectionSetup">,
  plugins: readonly PluginSummary[] = [],
): AddablePlugin => ({
  name: manifest.name,
  displayName: manifest.display_name,
  logoUrl: manifest.logo_url ?? null,
  description: manifest.description,
  setupHref: manifest.has_setup_guide === false ? null : paths.connectionSetup(manifest.name),
  docsHref: toDocsHref(plugins.find(({ name }) => name === manifest.name)?.docs_url),
  settings: manifest.connection_settings_schema,
  tools: manifest.tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    effect: tool.effect,
  })),
});

/** The page for connecting a plugin: a form, or the link to the app's own page. */
export function toAddState(
  manifest: PluginManifest,
  plugins: readonly PluginSummary[],
  paths: Pick<Paths, "connectionSetup" | "oauthStart" | "adminSettings">,
  isAdmin: boolean,
): ConnectionAddState {
  const plugin = toAddablePlugin(manifest, paths, plugins);
  if (manifest.auth_type !== "oauth") return { kind: "ready", plugin };
  const { authorization } = manifest;
  // A server that does not say whether it is set up finds out on that page.
  if (authorization?.is_set_up !== false) {
    return { kind: "authorize", plugin, href: paths.oauthStart(manifest.name) };
  }
  const setUp = { redirectUri: authorization.redirect_uri, settingsHref: paths.adminSettings };
  return { kind: "not-set-up", plugin, setUp: isAdmin ? setUp : null };
}

/** The request for a connection that was filled in. */
export const toConnectionCreate = (
  { name: type }: PluginManifest,
  connection: NewConnection,
): ConnectionCreate => ({
  name: connection.name,
  connection_type: type,
  configuration: toSettingMap(connection.configuration),
  credentials: connection.credentials,
  enabled_methods: connection.enabledMethods,
  hitl_methods: connection.hitlMethods,
});

/** Settings for the server, which takes plain values only: a list or an object is sent as JSON. */
export const toSettingMap = (settings: Readonly<Record<string, unknown>>): SettingMap =>
  Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      isPlain(value) ? value : JSON.stringify(value),
    ]),
  );

function isPlain(value: unknown): value is SettingMap[string] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
