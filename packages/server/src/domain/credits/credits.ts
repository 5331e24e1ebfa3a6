import type { NewId } from "../../ids.ts";
import {
  addLedgerLines,
  listLedgerLines,
  lockLedger,
  sumLedger,
  type LedgerLine,
  type LedgerReason,
} from "../../store/ledger-repository.ts";
import type { Db, Store } from "../../store/types.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { SIGN_UP_GRANT, sayCredits } from "./amounts.ts";

/** One thing a run is charged for. `key` tells the charges of one run apart. */
export type Charge = { readonly key: string; readonly amount: number; readonly cause: string };

/** Whom and what a movement of credits is about. */
type RunMoney = { readonly userId: string; readonly runId: string };

/** A page of the ledger; `nextCursor` is null on the last one. */
export type LedgerPage = { readonly items: readonly LedgerLine[]; readonly nextCursor: string | null };

/**
 * The ledger. All amounts are whole hundredths of a credit. What changes it takes the caller's transaction, so that the
 * money moves with the thing it pays for or not at all.
 */
export type Credits = {
  /** The sum of a person's lines. */
  balance(userId: string, db?: Db): Promise<number>;
  /** Gives the credits of a new account; told twice, it gives once. */
  grantSignUp(tx: Db, userId: string): Promise<void>;
  /** Adds a line that is no run's: a refund, a pack, an administrator's change. Never twice for one `sourceKey`. */
  give(
    tx: Db,
    line: { userId: string; amount: number; reason: LedgerReason; cause: string; sourceKey: string },
  ): Promise<void>;
  /**
   * Holds credits for a run.
   * @throws AppError payment_required naming the balance and the need; nothing is held then
   */
  reserve(tx: Db, hold: RunMoney & { amount: number }): Promise<void>;
  /**
   * Gives a run's hold back and takes what it used, never more than the person has.
   * Told twice for one run, it counts once.
   * @returns the new balance
   */
  settle(tx: Db, bill: RunMoney & { reserved: number; charges: readonly Charge[] }): Promise<number>;
  /** Newest first. */
  ledger(userId: string, cursor?: string): Promise<LedgerPage>;
};

const PAGE = 50;

/** The ledger over a store. */
export function createCredits({ store, newId }: { store: Store; newId: NewId }): Credits {
  const held = async (tx: Db, userId: string) => {
    if (!(await lockLedger(tx, userId))) throw new AppError("not_found", "This account does not exist.");
    return sumLedger(tx, userId);
  };

  return {
    balance: (userId, db = store.db) => sumLedger(db, userId),

    async grantSignUp(tx, userId) {
      await addLedgerLines(tx, [
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
      await addLedgerLines(tx, [{ id: newId(), delta: amount, ...line }]);
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
      await addLedgerLines(tx, [
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
          (await addLedgerLines(tx, [
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
        const cause = taken < charge.amount ? `${charge.cause} (as far as the balance went)` : charge.cause;
        balance -=
          taken *
          (await addLedgerLines(tx, [
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
      const lines = await listLedgerLines(store.db, userId, cursor, PAGE + 1);
      return {
        items: lines.slice(0, PAGE),
        nextCursor: lines.length > PAGE ? (lines[PAGE]?.id ?? null) : null,
      };
    },
  };
}
