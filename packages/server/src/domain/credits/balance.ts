import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { BalanceOf } from "./ports.ts";

type Ledger = Pick<Repositories, "ledger">;

/**
 * The balance that a user spends from: the shared one of their active organization, otherwise their own. An organization has a
 * shared one from its first credits on, while its owner's plan is Team or Enterprise; what is left after the plan is spent,
 * too.
 */
export async function findBalance(store: Ledger, userId: string): Promise<BalanceOf> {
  const organizationId = await store.ledger.findPool(userId);
  return organizationId === undefined ? { userId } : { organizationId };
}

/** Spendable credits of a user, in hundredths. */
export const readSpendable = async (store: Ledger, userId: string): Promise<number> =>
  store.ledger.sum(await findBalance(store, userId));

/** A locked balance. */
export type LockedBalance = {
  readonly whose: BalanceOf;
  readonly balance: number;
  /** The part of it that expires with the month; it may be negative. */
  readonly monthly: number;
};

/**
 * Locks the balance that a user spends from until the transaction ends.
 * @param isOwn whether it is known to be their own: they work in no organization
 */
export async function lockSpendable(
  tx: Ledger,
  userId: string,
  isOwn = false,
): Promise<LockedBalance> {
  const found = isOwn ? { userId } : await findBalance(tx, userId);
  if ("organizationId" in found && (await tx.ledger.lock(found))) {
    // Checked again under the lock: the user may have been removed, or the organization deleted, in between.
    const still = await findBalance(tx, userId);
    if ("organizationId" in still && still.organizationId === found.organizationId) {
      return { whose: found, ...(await tx.ledger.sumParts(found)) };
    }
  }
  const own = { userId };
  await lock(tx, own);
  return { whose: own, ...(await tx.ledger.sumParts(own)) };
}

/** Locks a balance until the transaction ends. @returns the balance */
export async function lockBalance(tx: Ledger, whose: BalanceOf): Promise<number> {
  await lock(tx, whose);
  return tx.ledger.sum(whose);
}

/** @throws AppError not_found */
async function lock(tx: Ledger, whose: BalanceOf): Promise<void> {
  if (!(await tx.ledger.lock(whose))) {
    throw new AppError(
      "not_found",
      "userId" in whose ? "This account was not found." : "This organization was not found.",
    );
  }
}

/** How much of an amount the credits of the month pay; they are spent first. */
export const payMonthly = (monthly: number, amount: number): number =>
  Math.min(amount, Math.max(monthly, 0));

/** The same of a balance whose monthly credits are not known yet. */
export const monthlyPart = async (tx: Ledger, whose: BalanceOf, amount: number): Promise<number> =>
  payMonthly(await tx.ledger.sumMonthly(whose), amount);
