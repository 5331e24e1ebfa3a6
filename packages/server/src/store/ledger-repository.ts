import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type {
  BalanceOf,
  LedgerFilter,
  LedgerKind,
  LedgerLine,
  NewLedgerLine,
  Spending,
} from "../domain/credits/ports.ts";
import {
  chatSessions,
  ledgerEntries,
  organizationMembers,
  organizations,
  runs,
  users,
} from "./schema.ts";
import { balanceTotal, belongsTo, sharing } from "./balance-lines.ts";
import type { Db } from "./types.ts";
import { lock as lockOrganization } from "./organization-repository.ts";
import { lock as lockUser } from "./user-repository.ts";

const monthlyTotal = sql<string>`coalesce(sum(${ledgerEntries.monthly}), 0)`;

/** What runs take and give back. */
const spending: NewLedgerLine["reason"][] = ["reserve", "release", "charge", "refund"];

/**
 * Locks the row of the user or the organization until the transaction ends, so that the next reader of the balance waits
 * for us.
 * @returns false when there is no such user or organization
 */
export async function lock(tx: Db, whose: BalanceOf): Promise<boolean> {
  return "userId" in whose
    ? lockUser(tx, whose.userId)
    : lockOrganization(tx, whose.organizationId);
}

/** The sum of all lines of a balance, in hundredths of a credit. */
export async function sum(db: Db, whose: BalanceOf): Promise<number> {
  const [row] = await db
    .select({ total: balanceTotal })
    .from(ledgerEntries)
    .where(belongsTo(whose));
  return Number(row?.total ?? 0);
}

/** The part of the same sum that expires with the month. */
export async function sumMonthly(db: Db, whose: BalanceOf): Promise<number> {
  const [row] = await db
    .select({ monthly: monthlyTotal })
    .from(ledgerEntries)
    .where(belongsTo(whose));
  return Number(row?.monthly ?? 0);
}

/** Both sums in one statement. */
export async function sumParts(
  db: Db,
  whose: BalanceOf,
): Promise<{ readonly balance: number; readonly monthly: number }> {
  const [row] = await db
    .select({
      balance: balanceTotal,
      monthly: monthlyTotal,
    })
    .from(ledgerEntries)
    .where(belongsTo(whose));
  return { balance: Number(row?.balance ?? 0), monthly: Number(row?.monthly ?? 0) };
}

/** What the line of a source key moved of the month; 0 if there is none. */
export async function findMonthly(db: Db, sourceKey: string): Promise<number> {
  const [row] = await db
    .select({ monthly: ledgerEntries.monthly })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.sourceKey, sourceKey));
  return row?.monthly ?? 0;
}

/** What the lines whose source keys begin so took in all. */
export async function sumTaken(db: Db, prefix: string): Promise<number> {
  const [row] = await db
    .select({ taken: sql<string>`coalesce(-sum(${ledgerEntries.delta}), 0)` })
    .from(ledgerEntries)
    .where(sql`starts_with(${ledgerEntries.sourceKey}, ${prefix})`);
  return Number(row?.taken ?? 0);
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

/** Whether the members of an organization share a balance: it was given credits, and has its plan or some left. */
export async function isShared(db: Db, organizationId: string): Promise<boolean> {
  const found = await sharing(db).where(eq(organizations.id, organizationId));
  return found.length > 0;
}

/** The organization whose members pay from what they share and that the user works in now. */
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

/** What each user spent of a shared balance since a moment, what is held for their runs included. */
export async function listSpending(
  db: Db,
  organizationId: string,
  since: Date,
): Promise<Spending[]> {
  const rows = await db
    .select({ userId: ledgerEntries.spentBy, total: balanceTotal })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, organizationId),
        isNotNull(ledgerEntries.spentBy),
        inArray(ledgerEntries.reason, spending),
        gte(ledgerEntries.createdAt, since),
      ),
    )
    .groupBy(ledgerEntries.spentBy);
  return rows.flatMap(({ userId, total: change }) =>
    userId === null ? [] : { userId, spent: Math.max(0, -Number(change)) },
  );
}

/** What a user spent since a time, from own and shared credits, including holds of their runs. */
export async function sumSpent(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: balanceTotal })
    .from(ledgerEntries)
    .where(
      and(
        or(eq(ledgerEntries.userId, userId), eq(ledgerEntries.spentBy, userId)),
        inArray(ledgerEntries.reason, spending),
        gte(ledgerEntries.createdAt, since),
      ),
    );
  return Math.max(0, -Number(row?.total ?? 0));
}

/** Writes lines; one whose `sourceKey` is there already is left out. @returns how many were new */
export async function add(tx: Db, lines: readonly NewLedgerLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const rows = await tx
    .insert(ledgerEntries)
    .values(lines.map((line) => ({ ...line, tokens: line.tokens && [...line.tokens] })))
    .onConflictDoNothing({ target: ledgerEntries.sourceKey })
    .returning({ id: ledgerEntries.id });
  return rows.length;
}

/** What is held for runs of a user that are gone: deleted with their session, and never given back. */
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

/** Which lines a kind means. */
const ofKind: Readonly<Record<LedgerKind, SQL>> = {
  settled: notInArray(ledgerEntries.reason, ["reserve", "release"]),
  held: inArray(ledgerEntries.reason, ["reserve", "release"]),
  spent: eq(ledgerEntries.reason, "charge"),
  added: notInArray(ledgerEntries.reason, ["reserve", "release", "charge"]),
};

/** Lines newest first, from the line `first` on, each with the balance after it, whatever the filter leaves out. */
export async function list(
  db: Db,
  whose: BalanceOf,
  { kind, sessionId, from, until, spentBy }: LedgerFilter,
  {
    first,
    limit,
    reader,
  }: { readonly first: string | undefined; readonly limit: number; readonly reader: string },
): Promise<LedgerLine[]> {
  const running = db.$with("running").as(
    db
      .select({
        lineId: sql<string>`${ledgerEntries.id}`.as("line_id"),
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
    .select({
      id: ledgerEntries.id,
      createdAt: ledgerEntries.createdAt,
      delta: ledgerEntries.delta,
      reason: ledgerEntries.reason,
      cause: ledgerEntries.cause,
      runId: ledgerEntries.runId,
      balanceAfter: running.balanceAfter,
      sessionId: chatSessions.id,
      title: chatSessions.title,
      model: runs.answeredBy,
      tokens: ledgerEntries.tokens,
      tools: sql<string[]>`case when ${ledgerEntries.reason} = 'charge' then array(
        select distinct c.name from tool_calls c where c.run_id = ${ledgerEntries.runId} and c.outcome = 'done' order by 1
      ) else array[]::text[] end`,
    })
    .from(ledgerEntries)
    .innerJoin(running, eq(running.lineId, ledgerEntries.id))
    .leftJoin(runs, eq(runs.id, ledgerEntries.runId))
    // Only the owner of a chat may see its title.
    .leftJoin(
      chatSessions,
      and(eq(chatSessions.id, runs.sessionId), eq(chatSessions.userId, reader)),
    )
    .where(
      and(
        belongsTo(whose),
        spentBy === undefined ? undefined : eq(ledgerEntries.spentBy, spentBy),
        first === undefined ? undefined : lte(ledgerEntries.id, first),
        kind && ofKind[kind],
        sessionId === undefined ? undefined : eq(runs.sessionId, sessionId),
        from && gte(ledgerEntries.createdAt, from),
        until && lt(ledgerEntries.createdAt, until),
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(limit);
  return rows.map(({ sessionId: id, title, balanceAfter, ...row }) => ({
    ...row,
    tokens: row.tokens ?? [],
    balanceAfter: Number(balanceAfter),
    session: id !== null && title !== null ? { id, title } : null,
  }));
}
