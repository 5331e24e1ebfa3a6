import type { NewId } from "../../ids.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { isUuid } from "../chat/ids.ts";
import { sayCredits } from "../credits/amounts.ts";
import { giveCredits } from "../credits/credits.ts";
import { AppError } from "../errors.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import type { ListedUser, UserQuery } from "./ports.ts";

type AdminDeps = {
  readonly store: UnitOfWork;
  readonly newId: NewId;
  /** The operator's administrators, in lower case. */
  readonly adminEmails: readonly string[];
};

const PAGE = 50;

/** Filters for users, and the page. */
export type UserListQuery = Partial<Omit<UserQuery, "offset">> & { readonly page?: number };

/** A page of users, and their total number. */
export async function listUsers(
  { store }: Pick<AdminDeps, "store">,
  {
    query = "",
    sort = "created_at",
    direction = "descending",
    page = 1,
    limit = PAGE,
  }: UserListQuery,
): Promise<{ readonly users: readonly ListedUser[]; readonly total: number }> {
  const [users, total] = await Promise.all([
    store.users.list({ query, sort, direction, limit, offset: (page - 1) * limit }),
    store.users.count(query),
  ]);
  return { users, total };
}

/** @throws AppError `not_found` */
export async function readUser(
  { store }: { readonly store: Pick<Repositories, "users"> },
  id: string,
): Promise<ListedUser> {
  const user = isUuid(id) ? await store.users.findListed(id) : undefined;
  if (!user) throw new AppError("not_found", `User with ID ${id.slice(0, 100)} not found.`);
  return user;
}

/** An administrator's changes to a user. Amounts in hundredths of a credit. */
export type WantedUser = {
  readonly isAdmin: boolean;
  readonly balance: number;
  /** The balance that the administrator saw; otherwise the change is relative to the current one. */
  readonly balanceSeen?: number;
};

/**
 * Changes a user's role and balance. A balance change is a line in their ledger. A user who loses the administrator role is
 * logged out everywhere.
 * @throws AppError `not_found`; `conflict` for the last administrator, and for one whom the operator named; `invalid` for a
 *   balance below zero
 */
export async function changeUser(
  { store, newId, adminEmails }: AdminDeps,
  admin: { readonly id: string; readonly email: string },
  id: string,
  wanted: WantedUser,
): Promise<ListedUser> {
  if (wanted.balance < 0) throw new AppError("invalid", "'balance' must be 0 or more.");
  return store.transaction(async (tx) => {
    const { isAdmin: was } = await readUser({ store: tx }, id);
    if (was && !wanted.isAdmin) await requireAnotherAdmin(tx, id);
    await tx.users.lock(id);
    const user = await readUser({ store: tx }, id);
    const target = { kind: "user", id, label: user.email } as const;
    const about = { actor: admin.id, outcome: "done", target } as const;
    if (user.isAdmin !== wanted.isAdmin) {
      if (!wanted.isAdmin) requireNotNamed(adminEmails, user);
      await tx.users.setAdmin(id, wanted.isAdmin);
      if (!wanted.isAdmin) await tx.authSessions.removeAll(id);
      await recordAudit(tx, {
        ...about,
        action: wanted.isAdmin ? "admin_granted" : "admin_removed",
      });
    }
    const amount = wanted.balance - (wanted.balanceSeen ?? user.balance);
    if (amount !== 0) {
      await giveCredits({ newId }, tx, {
        userId: id,
        amount,
        reason: "admin",
        cause: `Balance changed by ${admin.email}`,
        sourceKey: `admin:${newId()}`,
      });
      const detail = `${amount > 0 ? "+" : ""}${sayCredits(amount)} credits`;
      await recordAudit(tx, { ...about, action: "balance_changed", detail });
    }
    return readUser({ store: tx }, id);
  });
}

/**
 * Locks all administrators until the transaction ends, so that two who remove each other's role do not both succeed.
 * @throws AppError `conflict`
 */
export async function requireAnotherAdmin(
  tx: Pick<Repositories, "users">,
  id: string,
): Promise<void> {
  const admins = await tx.users.lockAdmins();
  if (admins.some((one) => one !== id)) return;
  throw new AppError(
    "conflict",
    "This is the last administrator. Make someone else an administrator first.",
  );
}

/** The operator's list would restore the role at the next login. */
function requireNotNamed(adminEmails: readonly string[], { email }: ListedUser): void {
  if (!adminEmails.includes(email.toLowerCase())) return;
  throw new AppError(
    "conflict",
    `${email} is an administrator by the setting ADMIN_EMAILS of the server. Remove the address there first.`,
  );
}
