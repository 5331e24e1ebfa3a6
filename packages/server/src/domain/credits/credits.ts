import type { LedgerData, LedgerLine, LedgerReason } from "./ports.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { SIGN_UP_GRANT, sayCredits } from "./amounts.ts";

/** One thing a run is charged for. `key` tells the charges of one run apart. */
export type Charge = { readonly key: string; readonly amount: number; readonly cause: string };

/** Whom and what a movement of credits is about. */
type RunMoney = { readonly userId: string; readonly runId: string };

/** A page of the ledger; `nextCursor` is null on the last one. */
export type LedgerPage = {
  readonly items: readonly LedgerLine[];
  readonly nextCursor: string | null;
};

/**
 * The ledger. All amounts are whole hundredths of a credit. What changes it takes the caller's transaction, so that the
 * money moves with the thing it pays for or not at all.
 */
export type Credits = {
  /** The sum of a person's lines. */
  balance(userId: string, data?: LedgerData): Promise<number>;
  /** Gives the credits of a new account; told twice, it gives once. */
  grantSignUp(tx: LedgerData, userId: string): Promise<void>;
  /** Adds a line that is no run's: a refund, a pack, an administrator's change. Never twice for one `sourceKey`. */
  give(
    tx: LedgerData,
    line: {
      userId: string;
      amount: number;
      reason: LedgerReason;
      cause: string;
      sourceKey: string;
    },
  ): Promise<void>;
  /**
   * Holds credits for a run.
   * @throws AppError payment_required naming the balance and the need; nothing is held then
   */
  reserve(tx: LedgerData, hold: RunMoney & { amount: number }): Promise<void>;
  /**
   * Gives a run's hold back and takes what it used, never more than the person has.
   * Told twice for one run, it counts once.
   * @returns the new balance
   */
  settle(
    tx: LedgerData,
    bill: RunMoney & { reserved: number; charges: readonly Charge[] },
  ): Promise<number>;
  /** Newest first. */
  ledger(userId: string, cursor?: string): Promise<LedgerPage>;
};

const PAGE = 50;

/** The ledger over a store. */
export function createCredits({
  store,
  newId,
}: {
  store: { readonly data: LedgerData };
  newId: NewId;
}): Credits {
  const held = async (tx: LedgerData, userId: string) => {
    if (!(await tx.lockLedger(userId)))
      throw new AppError("not_found", "This account does not exist.");
    return tx.sumLedger(userId);
  };

  return {
    balance: (userId, data = store.data) => data.sumLedger(userId),

    async grantSignUp(tx, userId) {
      await tx.addLedgerLines([
        {
          id: newId(),
          userId,
          delta: SIGN_UP_GRANT,
          reason: "grant",
          cause: "Credits for a new account",
          sourceKey: `signup:${userId}`,
        },
      ]);
    },

    async give(tx, { amount, ...line }) {
      await held(tx, line.userId);
      await tx.addLedgerLines([{ id: newId(), delta: amount, ...line }]);
    },

    async reserve(tx, { userId, runId, amount }) {
      const balance = await held(tx, userId);
      if (balance < amount) {
        throw new AppError(
          "payment_required",
          `You have ${sayCredits(Math.max(balance, 0))} credits and this run may need up to ${sayCredits(amount)}. Lower Max Tool Calls or add credits.`,
        );
      }
      if (amount === 0) return;
      await tx.addLedgerLines([
        {
          id: newId(),
          userId,
          runId,
          delta: -amount,
          reason: "reserve",
          cause: "Held while a run goes on",
          sourceKey: `reserve:${runId}`,
        },
      ]);
    },

    async settle(tx, { userId, runId, reserved, charges }) {
      let balance = await held(tx, userId);
      if (reserved > 0) {
        balance +=
          reserved *
          (await tx.addLedgerLines([
            {
              id: newId(),
              userId,
              runId,
              delta: reserved,
              reason: "release",
              cause: "Hold of a run given back",
              sourceKey: `release:${runId}`,
            },
          ]));
      }
      for (const charge of charges) {
        const taken = Math.min(charge.amount, Math.max(balance, 0));
        if (taken === 0) continue;
        const cause =
          taken < charge.amount ? `${charge.cause} (as far as the balance went)` : charge.cause;
        balance -=
          taken *
          (await tx.addLedgerLines([
            {
              id: newId(),
              userId,
              runId,
              delta: -taken,
              reason: "charge",
              cause,
              sourceKey: `charge:${runId}:${charge.key}`,
            },
          ]));
      }
      return balance;
    },

    async ledger(userId, cursor) {
      if (cursor !== undefined && !isUuid(cursor)) {
        throw new AppError("invalid", "The cursor is not one that this list gave.");
      }
      const lines = await store.data.listLedgerLines(userId, cursor, PAGE + 1);
      return {
        items: lines.slice(0, PAGE),
        nextCursor: lines.length > PAGE ? (lines[PAGE]?.id ?? null) : null,
      };
    },
  };
}
