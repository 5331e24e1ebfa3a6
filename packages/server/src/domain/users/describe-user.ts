import type { ChatSession } from "../chat/ports.ts";
import type { Connection } from "../connections/ports.ts";
import { AppError } from "../errors.ts";
import type { Organization } from "../organizations/ports.ts";
import type { AccountStore, User } from "./ports.ts";

/** A person with everything that belongs to them. The balance is in hundredths of a credit. */
export type DescribedUser = {
  readonly user: User;
  readonly balance: number;
  readonly organizations: readonly Organization[];
  readonly connections: readonly Connection[];
  readonly sessions: readonly ChatSession[];
};

/**
 * Reads a person.
 * @throws AppError `unauthorized` when the account is gone
 */
export async function describeUser(
  { accounts: { data } }: { accounts: AccountStore },
  userId: string,
): Promise<DescribedUser> {
  const [user, balance, organizations, connections, sessions] = await Promise.all([
    data.findUser(userId),
    data.sumLedger(userId),
    data.listOrganizations(userId),
    data.listConnections(userId),
    data.listSessions(userId),
  ]);
  if (!user) throw new AppError("unauthorized", "This account does not exist any more.");
  return { user, balance, organizations, connections, sessions };
}
