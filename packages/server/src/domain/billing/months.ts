import type { NewId } from "../../ids.ts";
import { lockBalance } from "../credits/balance.ts";
import { findPlanOrganization } from "../credits/pool.ts";
import type { BalanceOf } from "../credits/ports.ts";
import type { Repositories } from "../unit-of-work.ts";
import { PLANS, type Tier } from "./plans.ts";
import type { CreditMonth } from "./ports.ts";

type MonthDeps = { readonly newId: NewId };
type Tx = Pick<Repositories, "billing" | "ledger" | "organizations" | "users">;

/** The balances of a user: their own, and the one that their organization shares. */
export type Funds = { readonly own: BalanceOf; readonly shared: BalanceOf | undefined };

/**
 * Locks both balances of a user until the transaction ends.
 * @returns undefined when the account is gone
 */
export async function lockFunds(tx: Tx, userId: string): Promise<Funds | undefined> {
  const organizationId = await findPlanOrganization(tx, userId);
  const shared = organizationId === undefined ? undefined : { organizationId };
  // The organization first: every writer takes the two in this order.
  if (shared) await tx.ledger.lock(shared);
  const own = { userId };
  return (await tx.ledger.lock(own)) ? { own, shared } : undefined;
}

/** The same day and time of the next month, or that month's last day. */
export function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  // The 31st of a month of 30 days is the first of the one after it.
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}

/**
 * Opens a month of a plan: the rest of an expired month is removed, and the plan's credits are granted. A month cut short by
 * another expires with it. Idempotent; does nothing after a later month has begun.
 */
export async function openMonth(
  deps: MonthDeps,
  tx: Tx,
  month: Omit<CreditMonth, "granted">,
): Promise<void> {
  const { userId, plan, startsAt } = month;
  const funds = await lockFunds(tx, userId);
  const before = await tx.billing.findMonth(userId);
  if (!funds) return;
  // A paid month is granted even if, by its timestamp, the Free month before it began later.
  const isPaidNow = before?.plan === "free" && plan !== "free";
  if (before && before.startsAt >= startsAt && !isPaidNow) {
    if (before.startsAt.getTime() === startsAt.getTime()) await raiseMonth(deps, tx, userId, plan);
    return;
  }
  if (before && before.endsAt <= startsAt) {
    const key = `expire:${userId}:${before.startsAt.toISOString()}`;
    await expire(deps, tx, funds.own, key);
    if (funds.shared) await expire(deps, tx, funds.shared, `${key}:shared`);
  }
  await give(deps, tx, funds, month, PLANS[plan].monthly, `Monthly credits, ${PLANS[plan].name}`);
  await tx.billing.keepMonth({ ...month, granted: PLANS[plan].monthly });
}

/** Expires the rest of the month. */
async function expire(
  { newId }: MonthDeps,
  tx: Tx,
  whose: BalanceOf,
  sourceKey: string,
): Promise<void> {
  const left = Math.min(await tx.ledger.sumMonthly(whose), await lockBalance(tx, whose));
  if (left <= 0) return;
  const cause = "Unused credits of the last month";
  const line = { delta: -left, monthly: -left, reason: "expire" as const, cause, sourceKey };
  await tx.ledger.add([{ ...whose, ...line, id: newId() }]);
}

/** Changes the plan of the current month. A larger plan grants the difference at once; a smaller one takes nothing back. */
export async function raiseMonth(
  deps: MonthDeps,
  tx: Tx,
  userId: string,
  plan: Tier,
): Promise<void> {
  const funds = await lockFunds(tx, userId);
  const month = await tx.billing.findMonth(userId);
  if (!funds || !month || month.plan === plan) return;
  const more = PLANS[plan].monthly - month.granted;
  const granted = Math.max(month.granted, PLANS[plan].monthly);
  if (more > 0) {
    await give(
      deps,
      tx,
      funds,
      { ...month, plan },
      more,
      `Monthly credits, change to ${PLANS[plan].name}`,
    );
  }
  await tx.billing.keepMonth({ ...month, plan, granted });
}

/** Grants the credits of a month: for Team to the shared balance of the user's organization, if they have one. */
async function give(
  { newId }: MonthDeps,
  tx: Tx,
  { own, shared }: Funds,
  { userId, plan, startsAt }: Omit<CreditMonth, "granted">,
  amount: number,
  cause: string,
): Promise<void> {
  if (amount === 0) return;
  const sourceKey = `month:${userId}:${startsAt.toISOString()}:${plan}`;
  const whose = plan === "team" && shared ? { ...shared, spentBy: userId } : own;
  const line = { delta: amount, monthly: amount, reason: "grant" as const, cause, sourceKey };
  await tx.ledger.add([{ ...whose, ...line, id: newId() }]);
}
