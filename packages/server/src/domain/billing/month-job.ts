import { asUser } from "../../tenant.ts";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { defineJob } from "../jobs/define-job.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { lockFunds, monthAfter, openMonth } from "./months.ts";

type MonthDeps = { readonly store: UnitOfWork; readonly clock: Clock; readonly newId: NewId };

/** How many people get their month in one go; the rest follow a minute later. */
const BATCH = 500;

/** Opens the month of a user without a subscription: Free, or a plan that an administrator set. */
export async function openDueMonth(deps: MonthDeps, userId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.store.transaction(async (tx) => {
    if (!(await lockFunds(tx, userId))) return;
    const month = await tx.billing.findMonth(userId);
    const user = await tx.users.find(userId);
    if (!month || !user || month.endsAt > now) return;
    // The payment provider starts the months of paying users.
    if ((await tx.billing.listActive(userId)).length > 0) return;
    await openMonth(deps, tx, {
      userId,
      plan: user.subscriptionTier,
      ...monthAt(month.endsAt, now),
    });
  });
}

/** Opens the first month of a new user. */
export const openFirstMonth = (
  deps: Omit<MonthDeps, "store">,
  tx: Repositories,
  userId: string,
): Promise<void> => {
  const startsAt = deps.clock.now();
  return openMonth(deps, tx, { userId, plan: "free", startsAt, endsAt: monthAfter(startsAt) });
};

/** The month that a moment is in, counted from `first`: those that passed while nothing ran are not made up for. */
function monthAt(first: Date, now: Date): { startsAt: Date; endsAt: Date } {
  let startsAt = first;
  for (let next = monthAfter(startsAt); next <= now; next = monthAfter(startsAt)) startsAt = next;
  return { startsAt, endsAt: monthAfter(startsAt) };
}

export const monthJob = defineJob(
  "open-month",
  z.object({ userId: z.string() }),
  (deps: MonthDeps, { userId }) => asUser(userId, () => openDueMonth(deps, userId)),
);

/** Enqueues the months that are due by the server's clock. */
export async function enqueueDueMonths({ store, clock }: Omit<MonthDeps, "newId">): Promise<void> {
  const due = await store.billing.listDueMonths(clock.now(), BATCH);
  if (due.length === 0) return;
  await store.transaction(async (tx) => {
    for (const userId of due) await enqueue(tx, monthJob, { userId }, { key: userId });
  });
}
