import type { Run, RunConnection } from "../domain/runs/ports.ts";
import type { PluginRegistry } from "../domain/plugins/types.ts";
import type { LoopDeps } from "./loop-deps.ts";

/** The connections of a run. */
export const runConnections = (
  { store, plugins }: Pick<LoopDeps, "store" | "plugins">,
  { userId, connectionIds }: Run,
  signal: AbortSignal,
): Promise<RunConnection[]> =>
  loadRefreshed(plugins, userId, () => store.connections.findMany(userId, connectionIds), signal);

/**
 * Loads connections of a user. Those to MCP servers are refreshed first, so that a tool that changed on its server is
 * disabled before a model sees it.
 */
export async function loadRefreshed<Connection extends RunConnection>(
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
