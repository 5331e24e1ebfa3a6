import type { BalanceOf, LedgerFilter, LedgerLine, LedgerReason } from "./ports.ts";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import { capital, sayCredits } from "./amounts.ts";
import {
  findBalance,
  lockBalance,
  lockSpendable,
  type LockedBalance,
  monthlyPart,
  payMonthly,
} from "./balance.ts";
import { lockRunBalance, returnRest } from "./pool.ts";
import type { TokenUse } from "./token-use.ts";
import { NEEDS, type Need, requireToday } from "./spending-limits.ts";

type Ledger = Pick<Repositories, "ledger">;
type Tx = Pick<Repositories, "ledger" | "organizations" | "users">;

type CreditDeps = { readonly newId: NewId };

/** One charge of a run. `key` distinguishes the charges of one run. */
export type Charge = {
  readonly key: string;
  readonly amount: number;
  readonly cause: string;
  /** What a charge for tokens is made of. */
  readonly tokens?: readonly TokenUse[];
};

const PAGE = 50;

/** The user and the run of a movement of credits. */
type RunMoney = { readonly userId: string; readonly runId: string };

/** A page of the ledger; `nextCursor` is null on the last one. */
export type LedgerPage = {
  readonly items: readonly LedgerLine[];
  readonly nextCursor: string | null;
};

// All amounts are whole hundredths of a credit. Ledger changes use the caller's transaction, so that the money moves together
// with the thing it pays for or not at all. A balance has two kinds of credits: monthly ones, which expire with their month,
// and lasting ones, such as a pack's. Each line says how much of it is monthly, so both are sums of lines. Monthly credits are
// spent first.

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
  const whose = { userId: line.userId };
  await lockBalance(tx, whose);
  const monthly = amount < 0 ? -(await monthlyPart(tx, whose, -amount)) : 0;
  await tx.ledger.add([{ id: newId(), delta: amount, monthly, ...rest }]);
}

/** What a user may spend at most, in hundredths; null where there is no limit. */
export type Allowed = {
  /** Today, by their own limit and that of their organization. */
  readonly today: number | null;
  /** In one run, by their own limit. */
  readonly perRun: number | null;
};

/**
 * Reserves credits for a run from the user's current balance.
 * @throws AppError payment_required naming the balance and the need, or a daily limit; nothing is reserved then
 */
export async function reserveCredits(
  { newId, clock }: CreditDeps & { readonly clock: Clock },
  tx: Tx,
  { userId, runId, amount }: RunMoney & { readonly amount: number },
): Promise<Allowed> {
  const { whose, monthly, ...allowed } = await requireCredits({ clock }, tx, {
    userId,
    amount,
    need: "run",
  });
  if (amount === 0) return allowed;
  await tx.ledger.add([
    {
      ...spentFrom(whose, userId),
      id: newId(),
      runId,
      delta: -amount,
      monthly: -payMonthly(monthly, amount),
      reason: "reserve",
      cause: "Held for a run in progress",
      sourceKey: `reserve:${runId}`,
    },
  ]);
  return allowed;
}

/**
 * Requires that a user can spend an amount, and locks their balance until the transaction ends.
 * @throws AppError payment_required naming the balance and the need, or the daily limit of a member
 */
export async function requireCredits(
  deps: { readonly clock: Clock },
  tx: Tx,
  {
    userId,
    amount,
    need,
  }: { readonly userId: string; readonly amount: number; readonly need: Need },
): Promise<LockedBalance & Allowed> {
  const { what, less } = NEEDS[need];
  const user = await tx.users.find(userId);
  const held = await lockSpendable(tx, userId, user?.activeOrganizationId === null);
  const { whose, balance } = held;
  if ("organizationId" in whose) {
    await requirePooled(tx, { ...whose, userId, balance, amount, need });
  } else if (balance < amount) {
    throw new AppError(
      "payment_required",
      `You have ${sayCredits(Math.max(balance, 0))} credits and ${what} may need up to ${sayCredits(amount)}. ${capital(`${less}add credits.`)}`,
    );
  }
  const daily = user?.dailyCreditLimit ?? null;
  const today = await requireToday(deps, tx, { userId, whose, daily, amount, need });
  return { ...held, today, perRun: user?.runCreditLimit ?? null };
}

/** @throws AppError payment_required */
async function requirePooled(
  tx: Tx,
  request: {
    readonly organizationId: string;
    readonly userId: string;
    readonly balance: number;
    readonly amount: number;
    readonly need: Need;
  },
): Promise<void> {
  const { organizationId, userId, balance, amount } = request;
  const { what, less } = NEEDS[request.need];
  const organization = await tx.organizations.find(organizationId);
  if (!organization) throw new AppError("not_found", "This organization was not found.");
  const { name, ownerId } = organization;
  if (balance < amount) {
    const ask = userId === ownerId ? "add credits" : "ask its owner to add credits";
    throw new AppError(
      "payment_required",
      `${name} has ${sayCredits(Math.max(balance, 0))} shared credits and ${what} may need up to ${sayCredits(amount)}. ${capital(`${less}${ask}.`)}`,
    );
  }
}

/**
 * Releases a run's hold and charges what it used, never more than there is, from the balance that the run began with.
 * Idempotent per run.
 * @returns the new balance
 */
export async function settleCredits(
  deps: CreditDeps,
  tx: Tx,
  bill: RunMoney & { readonly reserved: number; readonly charges: readonly Charge[] },
): Promise<number> {
  const { newId } = deps;
  const { userId, runId, reserved, charges } = bill;
  const { whose, heir, ...held } = await lockRunBalance(tx, bill);
  const from = spentFrom(whose, userId);
  let balance = held.balance;
  if (reserved > 0) {
    const added = await tx.ledger.add([
      {
        ...from,
        id: newId(),
        runId,
        delta: reserved,
        // Each part goes back to where it came from, even if a new month has begun since.
        monthly: -(await tx.ledger.findMonthly(`reserve:${runId}`)),
        reason: "release",
        cause: "Released hold of a run",
        sourceKey: `release:${runId}`,
      },
    ]);
    balance += reserved * added;
  }
  for (const { key, ...charge } of charges) {
    const sourceKey = `charge:${runId}:${key}`;
    balance -= await take(deps, tx, { whose, userId, balance }, { ...charge, sourceKey, runId });
  }
  if (heir === undefined || !("organizationId" in whose)) return balance;
  await returnRest(deps, tx, whose.organizationId, heir, runId);
  return 0;
}

/**
 * Charges something that is not a run to the user's current balance, never more than there is. Never twice for one `sourceKey`.
 */
export async function chargeCredits(
  deps: CreditDeps,
  tx: Tx,
  {
    userId,
    ...charge
  }: Omit<Charge, "key"> & { readonly userId: string; readonly sourceKey: string },
): Promise<void> {
  const held = await lockSpendable(tx, userId);
  await take(deps, tx, { ...held, userId }, charge);
}

/** @returns the amount taken from a locked balance */
async function take(
  { newId }: CreditDeps,
  tx: Ledger,
  { whose, userId, balance }: { whose: BalanceOf; userId: string; balance: number },
  charge: Omit<Charge, "key"> & { readonly sourceKey: string; readonly runId?: string },
): Promise<number> {
  const { amount, cause, ...rest } = charge;
  const taken = Math.min(amount, Math.max(balance, 0));
  // Tokens that cost nothing are a line all the same; a charge that nothing is left for is none.
  if (taken === 0 && !(amount === 0 && rest.tokens)) return 0;
  const added = await tx.ledger.add([
    {
      ...spentFrom(whose, userId),
      ...rest,
      id: newId(),
      delta: 0 - taken,
      monthly: 0 - (await monthlyPart(tx, whose, taken)),
      reason: "charge",
      cause: taken < amount ? `${cause} (up to the available balance)` : cause,
    },
  ]);
  return taken * added;
}

const spentFrom = (whose: BalanceOf, userId: string) =>
  "userId" in whose ? whose : { ...whose, spentBy: userId };

/**
 * The ledger lines of a user's current balance, newest first. Of a shared balance the owner sees all lines, another member only
 * their own.
 * @throws AppError invalid for an invalid cursor or chat
 */
export async function readLedger(
  { store }: { readonly store: Tx },
  userId: string,
  {
    cursor,
    limit = PAGE,
    ...filter
  }: LedgerFilter & { readonly cursor?: string; readonly limit?: number } = {},
): Promise<LedgerPage> {
  if (cursor !== undefined && !isUuid(cursor)) {
    throw new AppError("invalid", "The cursor is not valid for this list.");
  }
  if (filter.sessionId !== undefined && !isUuid(filter.sessionId)) {
    throw new AppError("invalid", "This chat was not found.");
  }
  const whose = await findBalance(store, userId);
  const isOwner =
    "organizationId" in whose &&
    (await store.organizations.findRole(whose.organizationId, userId)) === "owner";
  const spentBy = "userId" in whose || isOwner ? undefined : userId;
  const lines = await store.ledger.list(
    whose,
    { ...filter, spentBy },
    { first: cursor, limit: limit + 1, reader: userId },
  );
  return {
    items: lines.slice(0, limit),
    nextCursor: lines.length > limit ? (lines[limit]?.id ?? null) : null,
  };
}
