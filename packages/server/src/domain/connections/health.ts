import type { Clock } from "../../clock.ts";
import type { Lifecycle } from "../../lifecycle.ts";
import type { ConnectionAccess, Plugin } from "../plugins/types.ts";
import type { Connection, ConnectionHealth } from "./ports.ts";
import { tryConnection } from "./trial.ts";

/** The result of a trial: the connection's health, and the app's name for the account if known. */
export type Tried = { readonly health: ConnectionHealth; readonly account: string | undefined };

/** The states of a connection whose app, as far as is known, accepts the credentials. */
export const WORKING: readonly Connection["status"][] = ["ok", "untested"];

type TryDeps = {
  readonly clock: Clock;
  readonly lifecycle: Pick<Lifecycle, "signal">;
};

/**
 * Tries a connection if its plugin can. A built-in tool always works; without a check the health is unknown.
 * @throws ToolError when the app rejects it
 */
export async function tryPlugin(
  deps: TryDeps,
  plugin: Plugin,
  access: ConnectionAccess,
): Promise<Tried> {
  if (!plugin.check) {
    const isBuiltIn = plugin.manifest.auth_type === "system";
    const status = isBuiltIn ? "ok" : "untested";
    return { health: { status, statusDetail: null }, account: undefined };
  }
  const account = await tryConnection(plugin, access, deps.lifecycle.signal);
  const lastSuccessAt = deps.clock.now();
  return { health: { status: "ok", statusDetail: null, lastSuccessAt }, account };
}

/** The same, for callers that do not need the account. */
export const healthOf = async (...args: Parameters<typeof tryPlugin>): Promise<ConnectionHealth> =>
  (await tryPlugin(...args)).health;
