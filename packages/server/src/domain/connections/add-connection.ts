import type { PluginManifest } from "../plugins/types.ts";
import { AppError } from "../errors.ts";
import { chooseTools } from "./chosen-tools.ts";
import { findPlugin, type ConnectionDeps } from "./connections.ts";
import { healthOf } from "./health.ts";
import { insertTried } from "./insert-tried.ts";
import { requireRoom } from "./plan-limits.ts";
import type { Connection } from "./ports.ts";
import { refuseFailure } from "./refuse-failure.ts";
import type { Repositories } from "../unit-of-work.ts";
import { readSettings } from "./settings.ts";

/** The requested connection. */
export type WantedConnection = {
  readonly connection_type: string;
  readonly name?: string;
  readonly configuration?: Readonly<Record<string, unknown>>;
  readonly credentials?: Readonly<Record<string, string>>;
  readonly enabled_methods?: readonly string[];
  readonly hitl_methods?: readonly string[];
};

/**
 * Connects a plugin for a user. A built-in tool needs only its type: all its tools are enabled, and those that do more than
 * read need approval. Settings that the app rejects are not stored.
 * @throws AppError `not_found` for an unknown plugin, `invalid` for unknown tools, for settings that do not fit the plugin's,
 *   for what the app rejects and for plugins that are authorized on a page of their own, `forbidden` when the plan has no room,
 *   `conflict` for a built-in tool that is already enabled
 */
export async function addConnection(
  deps: ConnectionDeps,
  userId: string,
  wanted: WantedConnection,
): Promise<Connection> {
  const { store, plugins } = deps;
  const plugin = findPlugin(plugins, wanted.connection_type);
  const { manifest } = plugin;
  refuseAuthorization(manifest);
  const tools = chooseTools(manifest, wanted.enabled_methods, wanted.hitl_methods);
  const access = readSettings(manifest, wanted);
  const isBuiltIn = manifest.auth_type === "system";
  // Nothing is tried at the app for a connection that there is no room for.
  if (!isBuiltIn) await requireRoom(store, plugins, userId);
  const health = await refuseFailure(() => healthOf(deps, plugin, access));
  return insertTried(deps, {
    id: deps.newId(),
    userId,
    name: wanted.name?.trim() || manifest.display_name,
    connectionType: manifest.name,
    ...tools,
    tools: manifest.tools,
    access,
    health,
    requireAllowed: (tx) =>
      isBuiltIn ? requireNotEnabled(tx, userId, manifest) : requireRoom(tx, plugins, userId),
  });
}

/** A user has a built-in tool once: a second one would give the agent the same tools under other rules. */
async function requireNotEnabled(
  { connections }: Pick<Repositories, "connections">,
  userId: string,
  { name, display_name }: PluginManifest,
): Promise<void> {
  const all = await connections.list(userId);
  if (!all.some(({ connectionType }) => connectionType === name)) return;
  throw new AppError(
    "conflict",
    `${display_name} is already enabled. Change what it may do under My Connections.`,
  );
}

/** Settings alone give no access to an app that requires consent on its own page. */
function refuseAuthorization({ auth_type, display_name }: PluginManifest) {
  if (auth_type !== "oauth") return;
  throw new AppError(
    "invalid",
    `connection_type: ${display_name} uses OAuth. Connect it under My Connections.`,
  );
}
