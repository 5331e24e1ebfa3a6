import type { PluginRegistry } from "../plugins/types.ts";
import { requireRoomFor } from "../billing/require-room.ts";
import type { Repositories } from "../unit-of-work.ts";

/**
 * Checks that a user's plan has room for one more connection. Built-in tools do not count: nobody added them.
 * @throws AppError `forbidden` naming the plan and its limit, `unauthorized` when the account is gone
 */
export async function requireRoom(
  store: Pick<Repositories, "users" | "connections">,
  plugins: PluginRegistry,
  userId: string,
): Promise<void> {
  await requireRoomFor(store, userId, "connections", async () => {
    const connections = await store.connections.list(userId);
    return connections.filter(
      (connection) => plugins.of(connection)?.manifest.auth_type !== "system",
    ).length;
  });
}
