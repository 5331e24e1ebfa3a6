import { and, desc, eq, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LedgerLine, NewLedgerLine } from "../domain/credits/ports.ts";
import { ledgerEntries, runs } from "./schema.ts";
import type { Db } from "./types.ts";
import { lock } from "./user-repository.ts";

/** Holds the person's row until the transaction ends, so that whoever reads their balance next reads it after us. */
export { lock };

/** The sum of all lines of a person, in hundredths of a credit. */
export async function sum(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${ledgerEntries.delta}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, userId));
  return Number(row?.total ?? 0);
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

/** What is held of a person for runs that are gone: deleted with their session, and never given back. */
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
        eq(ledgerEntries.userId, userId),
        eq(ledgerEntries.reason, "reserve"),
        notExists(db.select({ id: runs.id }).from(runs).where(eq(runs.id, ledgerEntries.runId))),
        notExists(
          db.select({ id: release.id }).from(release).where(eq(release.sourceKey, released)),
        ),
      ),
    );
  return rows.flatMap(({ runId, delta }) => (runId === null ? [] : { runId, reserved: -delta }));
}

/** Lines newest first, from the line `from` on, with the running balance of each. */
export async function list(
  db: Db,
  userId: string,
  from: string | undefined,
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
        balanceAfter:
          sql<string>`sum(${ledgerEntries.delta}) over (order by ${ledgerEntries.id})`.as(
            "balance_after",
          ),
      })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.userId, userId)),
  );
  const rows = await db
    .with(running)
    .select()
    .from(running)
    .where(and(from === undefined ? undefined : lte(running.id, from)))
    .orderBy(desc(running.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, balanceAfter: Number(row.balanceAfter) }));
}
