import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { moveToPool, startsOf } from "../credits/pool.ts";
import { AppError } from "../errors.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { lockOrganization, noteChange, requireMember } from "./membership.ts";
import { findOwner } from "./seats.ts";

type SharedDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
};

/** The shared credits of an organization, in hundredths of a credit. */
export type SharedCredits = {
  readonly isShared: boolean;
  /** Whether the plan of the owner has shared credits. */
  readonly canShare: boolean;
  readonly balance: number;
  readonly memberDailyLimit: number | null;
  readonly month: Date;
  /** Of this month, who used most first. */
  readonly spending: readonly {
    readonly userId: string;
    readonly email: string;
    readonly spent: number;
  }[];
};

/**
 * Reads the shared credits of an organization. Its owner sees everyone's usage, another member only their own.
 * @throws AppError `not_found` for users who do not belong to it
 */
export async function describeSharedCredits(
  { store, clock }: Pick<SharedDeps, "store" | "clock">,
  userId: string,
  organizationId: string,
): Promise<SharedCredits> {
  const role = await requireMember(store, organizationId, userId);
  const organization = await store.organizations.find(organizationId);
  if (!organization) throw new AppError("not_found", "This organization was not found.");
  const { month } = startsOf(clock);
  const [owner, isShared, balance, all] = await Promise.all([
    findOwner(store, organization.ownerId),
    store.ledger.isShared(organizationId),
    store.ledger.sum({ organizationId }),
    store.ledger.listSpending(organizationId, month),
  ]);
  const seen = all.filter((one) => one.spent > 0 && (role === "owner" || one.userId === userId));
  const emails = new Map(
    seen.length === 0
      ? []
      : (await store.users.findEmails(seen.map((one) => one.userId))).map((one) => [
          one.id,
          one.email,
        ]),
  );
  return {
    isShared,
    canShare: hasSharedCredits(owner?.subscriptionTier),
    balance,
    memberDailyLimit: organization.memberDailyLimit,
    month,
    spending: seen
      .map((one) => ({ ...one, email: emails.get(one.userId) ?? "" }))
      .toSorted((a, b) => b.spent - a.spent),
  };
}

/**
 * Moves credits of the owner to the shared balance.
 * @throws AppError `forbidden` without the Team plan, `payment_required` when the owner has less, `not_found`
 */
export async function addSharedCredits(
  deps: SharedDeps,
  ownerId: string,
  organizationId: string,
  amount: number,
): Promise<void> {
  await deps.store.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (!hasSharedCredits((await tx.users.find(ownerId))?.subscriptionTier)) {
      throw new AppError("forbidden", "Shared credits are part of the Team plan.");
    }
    await moveToPool(deps, tx, { organizationId, ownerId, amount });
    await noteChange(tx, ownerId, organizationId, "shared credits added");
  });
}

/**
 * Sets the daily limit of each member but the owner for the shared credits.
 * @throws AppError `not_found`
 */
export async function limitMembers(
  { store }: Pick<SharedDeps, "store">,
  actorId: string,
  organizationId: string,
  limit: number | null,
): Promise<void> {
  await store.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await tx.organizations.setMemberDailyLimit(organizationId, limit);
    await noteChange(tx, actorId, organizationId, "daily limit changed");
  });
}

const hasSharedCredits = (plan: string | undefined) => plan === "team" || plan === "enterprise";
