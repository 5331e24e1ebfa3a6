import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Plugin, PluginManifest, PluginRegistry } from "../../plugins/types.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { AccountStore } from "../users/ports.ts";
import { chooseTools } from "./chosen-tools.ts";
import type { Connection, ConnectionChange } from "./ports.ts";

type ConnectionDeps = {
  readonly accounts: AccountStore;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly plugins: PluginRegistry;
};

/** A connection as it is asked for. */
export type WantedConnection = {
  readonly connection_type: string;
  readonly name?: string;
  readonly configuration?: Readonly<Record<string, unknown>>;
  readonly credentials?: Readonly<Record<string, string>>;
  readonly enabled_methods?: readonly string[];
  readonly hitl_methods?: readonly string[];
};

/** A change as it is asked for. */
export type WantedUpdate = Omit<WantedConnection, "connection_type" | "name"> & {
  readonly name: string;
  readonly field_mappings?: Readonly<Record<string, unknown>>;
};

/** A connection with its plugin. */
export type ConnectionWithPlugin = { readonly connection: Connection; readonly plugin: Plugin };

/**
 * Connects a person with a plugin. Enabling a built-in tool needs its type only: all its tools are allowed then.
 * @throws AppError `not_found` for an unknown plugin, `invalid` for unknown tools, `not_implemented` for plugins with
 *   credentials
 */
export async function addConnection(
  deps: ConnectionDeps,
  userId: string,
  wanted: WantedConnection,
): Promise<Connection> {
  const { manifest } = findPlugin(deps.plugins, wanted.connection_type);
  refuseCredentials(manifest, wanted.credentials);
  return deps.accounts.data.insertConnection({
    id: deps.newId(),
    userId,
    name: wanted.name?.trim() || manifest.display_name,
    connectionType: manifest.name,
    configuration: { ...wanted.configuration },
    ...chooseTools(manifest, wanted.enabled_methods, wanted.hitl_methods),
    status: "ok",
    createdAt: deps.clock.now(),
  });
}

/**
 * One connection of the person.
 * @throws AppError `not_found`
 */
export async function openConnection(
  { accounts, plugins }: Pick<ConnectionDeps, "accounts" | "plugins">,
  userId: string,
  id: string,
): Promise<ConnectionWithPlugin> {
  const connection = isUuid(id) ? await accounts.data.findConnection(userId, id) : undefined;
  if (!connection) throw noSuch();
  return { connection, plugin: findPlugin(plugins, connection.connectionType) };
}

/**
 * Changes a connection; what is left out keeps its value.
 * @throws AppError as `openConnection` and `addConnection`
 */
export async function updateConnection(
  deps: Pick<ConnectionDeps, "accounts" | "plugins">,
  userId: string,
  id: string,
  wanted: WantedUpdate,
): Promise<Connection> {
  const { connection, plugin } = await openConnection(deps, userId, id);
  const { manifest } = plugin;
  refuseCredentials(manifest, wanted.credentials);
  const change: ConnectionChange = {
    name: wanted.name.trim() || manifest.display_name,
    configuration: wanted.configuration ? { ...wanted.configuration } : undefined,
    fieldMappings: wanted.field_mappings ? textValues(wanted.field_mappings) : undefined,
    ...chooseTools(
      manifest,
      wanted.enabled_methods ?? connection.enabledMethods,
      wanted.hitl_methods ?? connection.hitlMethods,
    ),
  };
  const changed = await deps.accounts.data.changeConnection(userId, id, change);
  if (!changed) throw noSuch();
  return changed;
}

/**
 * Removes a connection of the person.
 * @throws AppError `not_found`
 */
export async function removeConnection(
  { accounts }: Pick<ConnectionDeps, "accounts">,
  userId: string,
  id: string,
): Promise<void> {
  const removed = isUuid(id) && (await accounts.data.deleteConnection(userId, id));
  if (!removed) throw noSuch();
}

const noSuch = () => new AppError("not_found", "There is no such connection among yours.");

function findPlugin(plugins: PluginRegistry, name: string): Plugin {
  const plugin = plugins.get(name);
  if (!plugin) throw new AppError("not_found", `There is no plugin named ${name}.`);
  return plugin;
}

/** Credentials are to be stored encrypted; until that exists none are taken. */
function refuseCredentials(
  manifest: PluginManifest,
  credentials: Readonly<Record<string, string>> | undefined,
) {
  if (manifest.auth_type === "system" && Object.keys(credentials ?? {}).length === 0) return;
  throw new AppError(
    "not_implemented",
    `Connecting ${manifest.display_name} with credentials is not available in this version of Switchboard yet.`,
  );
}

const textValues = (map: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, String(value)]));
