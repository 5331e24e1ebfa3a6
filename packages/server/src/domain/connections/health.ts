import type { Clock } from "../../clock.ts";
import type { Lifecycle } from "../../lifecycle.ts";
import type { ConnectionAccess, Plugin } from "../../plugins/types.ts";
import type { ConnectionHealth } from "./ports.ts";
import type { ConnectionTrier } from "./trial.ts";

/**
 * Tries what a connection holds, where its plugin can. A built-in tool works by itself; of others without a check nothing is known.
 * @throws ToolError when the app refuses it
 */
export async function healthOf(
  deps: {
    readonly clock: Clock;
    readonly lifecycle: Pick<Lifecycle, "signal">;
    readonly tryConnection: ConnectionTrier;
  },
  plugin: Plugin,
  access: ConnectionAccess,
): Promise<ConnectionHealth> {
  if (!plugin.check) {
    const isBuiltIn = plugin.manifest.auth_type === "system";
    return { status: isBuiltIn ? "ok" : "untested", statusDetail: null };
  }
  await deps.tryConnection(plugin, access, deps.lifecycle.signal);
  return { status: "ok", statusDetail: null, lastSuccessAt: deps.clock.now() };
}
