import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Lifecycle } from "../../lifecycle.ts";
import type { Plugin, PluginRegistry } from "../plugins/types.ts";
import type { Vault } from "../../secrets/vault.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { OpenCredentials } from "./access.ts";
import type { Connection, ForgetCredentials } from "./ports.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

/** Dependencies of the use cases for connections. */
export type ConnectionDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly forgetCredentials: ForgetCredentials;
  readonly lifecycle: Pick<Lifecycle, "signal">;
  readonly newId: NewId;
  readonly openCredentials: OpenCredentials;
  readonly plugins: PluginRegistry;
  readonly vault: Vault;
};

/** A connection with its plugin. */
export type ConnectionWithPlugin = { readonly connection: Connection; readonly plugin: Plugin };

/**
 * One connection of the user.
 * @throws AppError `not_found`
 */
export async function readConnection(
  { store, plugins }: Pick<ConnectionDeps, "store" | "plugins">,
  userId: string,
  id: string,
): Promise<ConnectionWithPlugin> {
  const connection = isUuid(id) ? await store.connections.find(userId, id) : undefined;
  if (!connection) throw noSuchConnection();
  return { connection, plugin: plugins.of(connection) ?? noSuchPlugin(connection.connectionType) };
}

/**
 * The same with whether credentials are on file.
 * @throws AppError `not_found`
 */
export async function describeConnection(
  deps: Pick<ConnectionDeps, "store" | "plugins">,
  userId: string,
  id: string,
): Promise<ConnectionWithPlugin & { readonly hasCredentials: boolean }> {
  const found = await readConnection(deps, userId, id);
  const stored = await deps.store.credentials.find(userId, id);
  return { ...found, hasCredentials: stored !== undefined };
}

/**
 * Removes a connection of the user.
 * @throws AppError `not_found`
 */
export async function removeConnection(
  { store, forgetCredentials }: Pick<ConnectionDeps, "store" | "forgetCredentials">,
  userId: string,
  id: string,
): Promise<void> {
  const connection = isUuid(id) ? await store.connections.find(userId, id) : undefined;
  const stored = connection && (await store.credentials.find(userId, id));
  if (!connection || !(await store.connections.remove(userId, id))) throw noSuchConnection();
  forgetCredentials(connection, stored);
}

/** For what does not exist, and for what belongs to another user. */
export const noSuchConnection = () => new AppError("not_found", "This connection was not found.");

/** @throws AppError `not_found` */
export function findPlugin(plugins: PluginRegistry, name: string): Plugin {
  return plugins.get(name) ?? noSuchPlugin(name);
}

function noSuchPlugin(name: string): never {
  throw new AppError("not_found", `The plugin ${name} was not found.`);
}
