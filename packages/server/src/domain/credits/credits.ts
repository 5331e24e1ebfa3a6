import type { LedgerLine, LedgerReason } from "./ports.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import { SIGN_UP_GRANT, sayCredits } from "./amounts.ts";

type Ledger = Pick<Repositories, "ledger">;

type CreditDeps = { readonly newId: NewId };

/** One thing a run is charged for. `key` tells the charges of one run apart. */
export type Charge = { readonly key: string; readonly amount: number; readonly cause: string };

const PAGE = 50;

/** Whom and what a movement of credits is about. */
type RunMoney = { readonly userId: string; readonly runId: string };

/** A page of the ledger; `nextCursor` is null on the last one. */
export type LedgerPage = {
  readonly items: readonly LedgerLine[];
  readonly nextCursor: string | null;
};

// All amounts are whole hundredths of a credit. What changes the ledger takes the caller's transaction, so that the money moves with
// the thing it pays for or not at all.

/** Gives the credits of a new account; told twice, it gives once. */
export async function grantSignUp(
  { newId }: CreditDeps,
  tx: Ledger,
  userId: string,
): Promise<void> {
  await tx.ledger.add([
    {
      id: newId(),
      userId,
      delta: SIGN_UP_GRANT,
      reason: "grant",
      cause: "Credits for a new account",
      sourceKey: `signup:${userId}`,
    },
  ]);
}

/** Adds a line that is no run's: a refund, a pack, an administrator's change. Never twice for one `sourceKey`. */
export async function giveCredits(
  { newId }: CreditDeps,
  tx: Ledger,
  line: {
    readonly userId: string;
    readonly amount: number;
    readonly reason: LedgerReason;
    readonly cause: string;
    readonly sourceKey: string;
  },
): Promise<void> {
  const { amount, ...rest } = line;
  await lockBalance(tx, line.userId);
  await tx.ledger.add([{ id: newId(), delta: amount, ...rest }]);
}

/**
 * Holds credits for a run.
 * @throws AppError payment_required naming the balance and the need; nothing is held then
 */
export async function reserveCredits(
  { newId }: CreditDeps,
  tx: Ledger,
  { userId, runId, amount }: RunMoney & { readonly amount: number },
): Promise<void> {
  const balance = await lockBalance(tx, userId);
  if (balance < amount) {
    throw new AppError(
      "payment_required",
      `You have ${sayCredits(Math.max(balance, 0))} credits and this run may need up to ${sayCredits(amount)}. Lower Max Tool Calls or add credits.`,
    );
  }
  if (amount === 0) return;
  await tx.ledger.add([
    {
      id: newId(),
      userId,
      runId,
      delta: -amount,
      reason: "reserve",
      cause: "Held for a run in progress",
      sourceKey: `reserve:${runId}`,
    },
  ]);
}

/**
 * Gives a run's hold back and takes what it used, never more than the person has.
 * Told twice for one run, it counts once.
 * @returns the new balance
 */
export async function settleCredits(
  { newId }: CreditDeps,
  tx: Ledger,
  bill: RunMoney & { readonly reserved: number; readonly charges: readonly Charge[] },
): Promise<number> {
  const { userId, runId, reserved, charges } = bill;
  let balance = await lockBalance(tx, userId);
  if (reserved > 0) {
    const added = await tx.ledger.add([
      {
        id: newId(),
        userId,
        runId,
        delta: reserved,
        reason: "release",
        cause: "Released hold of a run",
        sourceKey: `release:${runId}`,
      },
    ]);
    balance += reserved * added;
  }
  for (const charge of charges) {
    const taken = Math.min(charge.amount, Math.max(balance, 0));
    if (taken === 0) continue;
    const cause =
      taken < charge.amount ? `${charge.cause} (up to the available balance)` : charge.cause;
    const added = await tx.ledger.add([
      {
        id: newId(),
        userId,
        runId,
        delta: -taken,
        reason: "charge",
        cause,
        sourceKey: `charge:${runId}:${charge.key}`,
      },
    ]);
    balance -= taken * added;
  }
  return balance;
}

/** The ledger of a person, newest first. */
export async function readLedger(
  { store }: { readonly store: Ledger },
  userId: string,
  cursor?: string,
): Promise<LedgerPage> {
  if (cursor !== undefined && !isUuid(cursor)) {
    throw new AppError("invalid", "The cursor is not valid for this list.");
  }
  const lines = await store.ledger.list(userId, cursor, PAGE + 1);
  return {
    items: lines.slice(0, PAGE),
    nextCursor: lines.length > PAGE ? (lines[PAGE]?.id ?? null) : null,
  };
}

/** Holds a person's ledger until the transaction ends. @returns their balance */
async function lockBalance(tx: Ledger, userId: string): Promise<number> {
  if (!(await tx.ledger.lock(userId)))
    throw new AppError("not_found", "This account was not found.");
  return tx.ledger.sum(userId);
}
