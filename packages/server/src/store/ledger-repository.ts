import { and, desc, eq, gt, gte, inArray, isNotNull, lte, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type {
  BalanceOf,
  LedgerFilter,
  LedgerLine,
  NewLedgerLine,
  Spending,
} from "../domain/credits/ports.ts";
import { ledgerEntries, organizationMembers, organizations, runs, users } from "./schema.ts";
import type { Db } from "./types.ts";
import { lock as lockOrganization } from "./organization-repository.ts";
import { lock as lockUser } from "./user-repository.ts";

const belongsTo = (whose: BalanceOf) =>
  "userId" in whose
    ? eq(ledgerEntries.userId, whose.userId)
    : eq(ledgerEntries.organizationId, whose.organizationId);

const total = sql<string>`coalesce(sum(${ledgerEntries.delta}), 0)`;

/** Holds the row of the person or the organization until the transaction ends, so that whoever reads the balance next reads it after us. */
export async function lock(tx: Db, whose: BalanceOf): Promise<boolean> {
  return "userId" in whose
    ? lockUser(tx, whose.userId)
    : lockOrganization(tx, whose.organizationId);
}

/** The sum of all lines of a balance, in hundredths of a credit. */
export async function sum(db: Db, whose: BalanceOf): Promise<number> {
  const [row] = await db.select({ total }).from(ledgerEntries).where(belongsTo(whose));
  return Number(row?.total ?? 0);
}

/** Whose balance the line of a source key changed, and who did it. */
export async function findBySourceKey(db: Db, sourceKey: string) {
  const [line] = await db
    .select({
      userId: ledgerEntries.userId,
      organizationId: ledgerEntries.organizationId,
      spentBy: ledgerEntries.spentBy,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.sourceKey, sourceKey));
  return line;
}

/** Organizations that share a balance: they were given credits, and have their plan or some left. */
const sharing = (db: Db) => {
  const owner = alias(users, "owner");
  return db
    .select({ id: organizations.id })
    .from(organizations)
    .innerJoin(owner, eq(owner.id, organizations.ownerId))
    .innerJoin(ledgerEntries, eq(ledgerEntries.organizationId, organizations.id))
    .groupBy(organizations.id, owner.subscriptionTier)
    .having(or(inArray(owner.subscriptionTier, ["team", "enterprise"]), gt(total, "0")))
    .$dynamic();
};

/** Whether the members of an organization share a balance. */
export async function isShared(db: Db, organizationId: string): Promise<boolean> {
  const found = await sharing(db).where(eq(organizations.id, organizationId));
  return found.length > 0;
}

/** The active organization of a person, where it shares a balance. */
export async function findPool(db: Db, userId: string): Promise<string | undefined> {
  const active = db
    .select({ id: users.activeOrganizationId })
    .from(users)
    .innerJoin(
      organizationMembers,
      and(
        eq(organizationMembers.organizationId, users.activeOrganizationId),
        eq(organizationMembers.userId, users.id),
      ),
    )
    .where(eq(users.id, userId));
  const [pool] = await sharing(db).where(inArray(organizations.id, active));
  return pool?.id;
}

/** What each person spent of a shared balance since a moment, what is held for their runs included. */
export async function listSpending(
  db: Db,
  organizationId: string,
  since: Date,
): Promise<Spending[]> {
  const rows = await db
    .select({ userId: ledgerEntries.spentBy, total })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, organizationId),
        isNotNull(ledgerEntries.spentBy),
        inArray(ledgerEntries.reason, ["reserve", "release", "charge", "refund"]),
        gte(ledgerEntries.createdAt, since),
      ),
    )
    .groupBy(ledgerEntries.spentBy);
  return rows.flatMap(({ userId, total: change }) =>
    userId === null ? [] : { userId, spent: Math.max(0, -Number(change)) },
  );
}

/**
 * Writes lines; one whose `sourceKey` is there already is left out.
 * @returns how many were new
 */
export async function add(tx: Db, lines: readonly NewLedgerLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const rows = await tx
    .insert(ledgerEntries)
    .values([...lines])
    .onConflictDoNothing({ target: ledgerEntries.sourceKey })
    .returning({ id: ledgerEntries.id });
  return rows.length;
}

/** What is held for runs of a person that are gone: deleted with their session, and never given back. */
export async function listLostHolds(
  db: Db,
  userId: string,
): Promise<{ runId: string; reserved: number }[]> {
  const released = sql`'release:' || ${ledgerEntries.runId}`;
  const release = alias(ledgerEntries, "release");
  const rows = await db
    .select({ runId: ledgerEntries.runId, delta: ledgerEntries.delta })
    .from(ledgerEntries)
    .where(
      and(
        or(eq(ledgerEntries.userId, userId), eq(ledgerEntries.spentBy, userId)),
        eq(ledgerEntries.reason, "reserve"),
        notExists(db.select({ id: runs.id }).from(runs).where(eq(runs.id, ledgerEntries.runId))),
        notExists(
          db.select({ id: release.id }).from(release).where(eq(release.sourceKey, released)),
        ),
      ),
    );
  return rows.flatMap(({ runId, delta }) => (runId === null ? [] : { runId, reserved: -delta }));
}

/** Lines newest first, each with the balance that it left. */
export async function list(
  db: Db,
  whose: BalanceOf,
  { from, spentBy }: LedgerFilter,
  limit: number,
): Promise<LedgerLine[]> {
  const running = db.$with("running").as(
    db
      .select({
        id: ledgerEntries.id,
        createdAt: ledgerEntries.createdAt,
        delta: ledgerEntries.delta,
        reason: ledgerEntries.reason,
        cause: ledgerEntries.cause,
        runId: ledgerEntries.runId,
        spentBy: ledgerEntries.spentBy,
        balanceAfter:
          sql<string>`sum(${ledgerEntries.delta}) over (order by ${ledgerEntries.id})`.as(
            "balance_after",
          ),
      })
      .from(ledgerEntries)
      .where(belongsTo(whose)),
  );
  const rows = await db
    .with(running)
    .select()
    .from(running)
    .where(
      and(
        from === undefined ? undefined : lte(running.id, from),
        spentBy === undefined ? undefined : eq(running.spentBy, spentBy),
      ),
    )
    .orderBy(desc(running.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, balanceAfter: Number(row.balanceAfter) }));
}
