import type { Run, RunConnection } from "../domain/runs/ports.ts";
import type { PluginRegistry } from "../domain/plugins/types.ts";
import type { LoopDeps } from "./loop-deps.ts";

/** The connections that a run was given. */
export const runConnections = (
  { store, plugins }: Pick<LoopDeps, "store" | "plugins">,
  { userId, connectionIds }: Run,
  signal: AbortSignal,
): Promise<RunConnection[]> =>
  renewed(plugins, userId, () => store.connections.findMany(userId, connectionIds), signal);

/**
 * Connections of a person. Those to foreign servers are as the servers are now, so that a tool that is not what the person knows is off
 * before anybody hears of it.
 */
export async function renewed<Connection extends RunConnection>(
  plugins: PluginRegistry,
  userId: string,
  load: () => Promise<Connection[]>,
  signal: AbortSignal,
): Promise<Connection[]> {
  const connections = await load();
  if (!connections.some(({ manifest }) => manifest)) return connections;
  await plugins.renew(userId, connections, signal);
  return load();
}
