import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Lifecycle } from "../../lifecycle.ts";
import type { Plugin, PluginRegistry } from "../plugins/types.ts";
import type { Vault } from "../../secrets/vault.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { AccountStore } from "../users/ports.ts";
import type { OpenCredentials } from "./access.ts";
import type { Connection, ForgetCredentials } from "./ports.ts";
import type { ConnectionTrier } from "./trial.ts";

/** What the use cases of connections reach. */
export type ConnectionDeps = {
  readonly accounts: AccountStore;
  readonly clock: Clock;
  readonly forgetCredentials: ForgetCredentials;
  readonly lifecycle: Pick<Lifecycle, "signal">;
  readonly newId: NewId;
  readonly openCredentials: OpenCredentials;
  readonly plugins: PluginRegistry;
  readonly tryConnection: ConnectionTrier;
  readonly vault: Vault;
};

/** A connection with its plugin. */
export type ConnectionWithPlugin = { readonly connection: Connection; readonly plugin: Plugin };

/**
 * One connection of the person.
 * @throws AppError `not_found`
 */
export async function readConnection(
  { accounts, plugins }: Pick<ConnectionDeps, "accounts" | "plugins">,
  userId: string,
  id: string,
): Promise<ConnectionWithPlugin> {
  const connection = isUuid(id) ? await accounts.data.findConnection(userId, id) : undefined;
  if (!connection) throw noSuchConnection();
  return { connection, plugin: plugins.of(connection) ?? noSuchPlugin(connection.connectionType) };
}

/**
 * The same with whether credentials are on file.
 * @throws AppError `not_found`
 */
export async function describeConnection(
  deps: Pick<ConnectionDeps, "accounts" | "plugins">,
  userId: string,
  id: string,
): Promise<ConnectionWithPlugin & { readonly hasCredentials: boolean }> {
  const found = await readConnection(deps, userId, id);
  const stored = await deps.accounts.data.findCredentials(userId, id);
  return { ...found, hasCredentials: stored !== undefined };
}

/**
 * Removes a connection of the person.
 * @throws AppError `not_found`
 */
export async function removeConnection(
  { accounts, forgetCredentials }: Pick<ConnectionDeps, "accounts" | "forgetCredentials">,
  userId: string,
  id: string,
): Promise<void> {
  const connection = isUuid(id) ? await accounts.data.findConnection(userId, id) : undefined;
  const stored = connection && (await accounts.data.findCredentials(userId, id));
  if (!connection || !(await accounts.data.deleteConnection(userId, id))) throw noSuchConnection();
  forgetCredentials(connection, stored);
}

/** Said of what does not exist, and of what is another person's. */
export const noSuchConnection = () =>
  new AppError("not_found", "There is no such connection among yours.");

/** @throws AppError `not_found` */
export function findPlugin(plugins: PluginRegistry, name: string): Plugin {
  return plugins.get(name) ?? noSuchPlugin(name);
}

function noSuchPlugin(name: string): never {
  throw new AppError("not_found", `There is no plugin named ${name}.`);
}
