import { readSpendable } from "../credits/balance.ts";
import { AppError } from "../errors.ts";
import type { DescribedUser } from "./ports.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

/**
 * Reads a user.
 * @throws AppError `unauthorized` when the account is gone
 */
export async function describeUser(
  { store }: { readonly store: UnitOfWork },
  userId: string,
): Promise<DescribedUser> {
  const [user, balance, organizations, connections, sessions] = await Promise.all([
    store.users.find(userId),
    readSpendable(store, userId),
    store.organizations.list(userId),
    store.connections.list(userId),
    store.chats.list(userId),
  ]);
  if (!user) throw new AppError("unauthorized", "This account no longer exists.");
  return { user, balance, organizations, connections, sessions };
}
