import type { ChatSession } from "../chat/ports.ts";
import { readSpendable } from "../credits/balance.ts";
import type { Connection } from "../connections/ports.ts";
import { AppError } from "../errors.ts";
import type { Organization } from "../organizations/ports.ts";
import type { User } from "./ports.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

/** A user with everything that belongs to them. The balance is spendable now, in hundredths of a credit. */
export type DescribedUser = {
  readonly user: User;
  readonly balance: number;
  readonly organizations: readonly Organization[];
  readonly connections: readonly Connection[];
  readonly sessions: readonly Pick<ChatSession, "id" | "title" | "createdAt">[];
};

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
