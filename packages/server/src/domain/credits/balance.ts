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

/** Locks the balance that a user spends from until the transaction ends. */
export async function lockSpendable(
  tx: Ledger,
  userId: string,
): Promise<{ readonly whose: BalanceOf; readonly balance: number }> {
  const found = await findBalance(tx, userId);
  if ("organizationId" in found && (await tx.ledger.lock(found))) {
    // Checked again under the lock: the user may have been removed, or the organization deleted, in between.
    const still = await findBalance(tx, userId);
    if ("organizationId" in still && still.organizationId === found.organizationId) {
      return { whose: found, balance: await tx.ledger.sum(found) };
    }
  }
  const own = { userId };
  return { whose: own, balance: await lockBalance(tx, own) };
}

/** Locks a balance until the transaction ends. @returns the balance */
export async function lockBalance(tx: Ledger, whose: BalanceOf): Promise<number> {
  if (!(await tx.ledger.lock(whose))) {
    throw new AppError(
      "not_found",
      "userId" in whose ? "This account was not found." : "This organization was not found.",
    );
  }
  return tx.ledger.sum(whose);
}

/** How much of an amount the credits of the month pay; they are spent first. */
export const monthlyPart = async (tx: Ledger, whose: BalanceOf, amount: number): Promise<number> =>
  Math.min(amount, Math.max(await tx.ledger.sumMonthly(whose), 0));
