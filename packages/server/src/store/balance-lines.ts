import { eq, gt, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BalanceOf } from "../domain/credits/ports.ts";
import { ledgerEntries, organizations, users } from "./schema.ts";
import type { Db } from "./types.ts";

/** The lines of a balance. */
export const belongsTo = (whose: BalanceOf) =>
  "userId" in whose
    ? eq(ledgerEntries.userId, whose.userId)
    : eq(ledgerEntries.organizationId, whose.organizationId);

/** The sum of lines, in hundredths of a credit. */
export const balanceTotal = sql<string>`coalesce(sum(${ledgerEntries.delta}), 0)`;

/** Organizations that share a balance: they were given credits, and have their plan or some left. */
export const sharing = (db: Db) => {
  const owner = alias(users, "owner");
  return db
    .select({ id: organizations.id, total: balanceTotal.as("total") })
    .from(organizations)
    .innerJoin(owner, eq(owner.id, organizations.ownerId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.organizationId, organizations.id))
    .groupBy(organizations.id, owner.subscriptionTier)
    .having(or(inArray(owner.subscriptionTier, ["team", "enterprise"]), gt(balanceTotal, "0")))
    .$dynamic();
};
