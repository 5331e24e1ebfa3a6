import { and, asc, eq, lte, notExists } from "drizzle-orm";
import type { Tier } from "../domain/billing/plans.ts";
import type {
  CreditMonth,
  LocalCheckout,
  ProviderName,
  Subscription,
} from "../domain/billing/ports.ts";
import { findOne, owned } from "./rows.ts";
import {
  creditMonths,
  localCheckouts,
  paymentCustomers,
  paymentEvents,
  subscriptions,
  users,
} from "./schema.ts";
import type { Db } from "./types.ts";

/** The month that a user's credits are for. */
export async function findMonth(db: Db, userId: string): Promise<CreditMonth | undefined> {
  return findOne(db, creditMonths, eq(creditMonths.userId, userId));
}

/** Replaces the month of a user. */
export async function keepMonth(tx: Db, month: CreditMonth): Promise<void> {
  await tx
    .insert(creditMonths)
    .values(month)
    .onConflictDoUpdate({ target: creditMonths.userId, set: month });
}

/** People whose month is over and whom no subscription begins the next one, the longest waiting first. */
export async function listDueMonths(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: creditMonths.userId })
    .from(creditMonths)
    .where(
      and(
        lte(creditMonths.endsAt, now),
        notExists(
          db
            .select({ id: subscriptions.id })
            .from(subscriptions)
            .where(
              and(eq(subscriptions.userId, creditMonths.userId), eq(subscriptions.state, "active")),
            ),
        ),
      ),
    )
    .orderBy(asc(creditMonths.endsAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** A subscription by the provider's id. */
export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  return findOne(db, subscriptions, eq(subscriptions.id, id));
}

/** Keeps a subscription as it is now. */
export async function keepSubscription(tx: Db, subscription: Subscription): Promise<void> {
  await tx
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: subscriptions.id, set: subscription });
}

/** The subscriptions of a user that have not ended. */
export async function listActive(db: Db, userId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.state, "active")))
    .orderBy(asc(subscriptions.startsAt));
}

/** Active subscriptions of a provider whose month is over, the longest waiting first. */
export async function listDueSubscriptions(
  db: Db,
  provider: ProviderName,
  now: Date,
  limit: number,
): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.state, "active"),
        lte(subscriptions.endsAt, now),
      ),
    )
    .orderBy(asc(subscriptions.endsAt))
    .limit(limit);
}

/** Gives a user a plan. */
export async function setTier(tx: Db, userId: string, tier: Tier): Promise<void> {
  await tx.update(users).set({ subscriptionTier: tier }).where(eq(users.id, userId));
}

/** What a provider calls a user. */
export async function findCustomer(
  db: Db,
  userId: string,
  provider: ProviderName,
): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.provider, provider)));
  return row?.customerId;
}

/** Keeps what a provider calls a user. */
export async function keepCustomer(
  tx: Db,
  userId: string,
  provider: ProviderName,
  customerId: string,
): Promise<void> {
  await tx
    .insert(paymentCustomers)
    .values({ userId, provider, customerId })
    .onConflictDoUpdate({
      target: [paymentCustomers.userId, paymentCustomers.provider],
      set: { customerId },
    });
}

/** Records an event of a provider. @returns false for an event that is known already */
export async function insertEvent(
  tx: Db,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

/** Stores a new purchase. */
export async function insertCheckout(tx: Db, checkout: LocalCheckout): Promise<void> {
  await tx.insert(localCheckouts).values(checkout);
}

const ownCheckout = (userId: string, id: string) => owned(localCheckouts, userId, id);

/** A purchase of a user. */
export async function findCheckout(
  db: Db,
  userId: string,
  id: string,
): Promise<LocalCheckout | undefined> {
  const [row] = await db.select().from(localCheckouts).where(ownCheckout(userId, id));
  // Only offers are written.
  return row as LocalCheckout | undefined;
}

/** Ends a purchase that is open. @returns false for one that was ended already */
export async function endCheckout(
  tx: Db,
  userId: string,
  id: string,
  state: "paid" | "cancelled",
): Promise<boolean> {
  const rows = await tx
    .update(localCheckouts)
    .set({ state })
    .where(and(ownCheckout(userId, id), eq(localCheckouts.state, "open")))
    .returning({ id: localCheckouts.id });
  return rows.length > 0;
}
