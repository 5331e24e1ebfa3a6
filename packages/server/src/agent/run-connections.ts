import type { Run, RunConnection } from "../domain/runs/ports.ts";
import type { LoopDeps } from "./run-loop.ts";

/**
 * The connections that a run was given. Those to foreign servers are as the servers are now, so that a tool that is not what the
 * person knows is off before a model hears of it.
 */
export async function runConnections(
  { store, plugins }: Pick<LoopDeps, "store" | "plugins">,
  { userId, connectionIds }: Run,
  signal: AbortSignal,
): Promise<RunConnection[]> {
  const connections = await store.data.findConnections(userId, connectionIds);
  if (!connections.some(({ manifest }) => manifest)) return connections;
  await plugins.renew(userId, connections, signal);
  return store.data.findConnections(userId, connectionIds);
}
