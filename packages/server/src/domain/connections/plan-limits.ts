import type { PluginRegistry } from "../plugins/types.ts";
import { AppError } from "../errors.ts";
import { planOf } from "../users/plans.ts";
import type { Repositories } from "../unit-of-work.ts";

/**
 * Checks that a person's plan has room for one more connection. Built-in tools take no room: nobody added them.
 * @throws AppError `forbidden` naming the plan and its limit, `unauthorized` when the account is gone
 */
export async function requireRoom(
  store: Pick<Repositories, "users" | "connections">,
  plugins: PluginRegistry,
  userId: string,
): Promise<void> {
  const user = await store.users.find(userId);
  if (!user) throw new AppError("unauthorized", "This account no longer exists.");
  const plan = planOf(user);
  if (!plan) return;
  const connections = await store.connections.list(userId);
  const taken = connections.filter(
    (connection) => plugins.of(connection)?.manifest.auth_type !== "system",
  ).length;
  if (taken < plan.connections) return;
  throw new AppError(
    "forbidden",
    `The ${plan.name} plan includes ${plan.connections} connections, and you have ${taken}. Delete one, or upgrade your plan.`,
  );
}
