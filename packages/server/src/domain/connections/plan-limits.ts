import type { PluginRegistry } from "../plugins/types.ts";
import { AppError } from "../errors.ts";
import type { User } from "../users/ports.ts";
import type { Repositories } from "../unit-of-work.ts";

type Plan = { readonly name: string; readonly connections: number };

/** Plans that include a number of connections; the others have no limit. */
const LIMITED: Readonly<Partial<Record<User["subscriptionTier"], Plan>>> = {
  free: { name: "Free", connections: 3 },
  professional: { name: "Professional", connections: 10 },
};

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
  const plan = LIMITED[user.subscriptionTier];
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
