import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { StoredTwoStep, TwoStepState } from "../domain/two-step/ports.ts";
import type { KeyCount, LockedRows } from "../secrets/rotation-ports.ts";
import type { AccountOwner, Envelope } from "../secrets/vault.ts";
import { removeAny } from "./rows.ts";
import { portalRecoveryCodes as codes, portalTwoSteps as steps, users } from "./schema.ts";
import type { Db } from "./types.ts";

const confirmed = (accountId: string) =>
  and(eq(steps.accountId, accountId), isNotNull(steps.confirmedAt));

/** The key of an account, confirmed or not. */
export async function find(db: Db, accountId: string): Promise<StoredTwoStep | undefined> {
  const [row] = await db.select().from(steps).where(eq(steps.accountId, accountId));
  if (!row) return undefined;
  const { lastStep: _last, ...stored } = row;
  return stored;
}

/** The second step of a user's login; undefined if there is none. */
export async function findByUser(db: Db, userId: string): Promise<TwoStepState | undefined> {
  const [row] = await db
    .select({
      since: steps.confirmedAt,
      recoveryCodesLeft: sql<number>`(select count(*)::int from ${codes} where ${codes.accountId} = ${steps.accountId})`,
    })
    .from(steps)
    .innerJoin(users, eq(users.subject, sql`${steps.accountId}::text`))
    .where(and(eq(users.id, userId), isNotNull(steps.confirmedAt)));
  return row?.since ? { since: row.since, recoveryCodesLeft: row.recoveryCodesLeft } : undefined;
}

/**
 * Keeps a new key, in the place of one that was not confirmed.
 * @returns false when there is a confirmed one
 */
export async function begin(
  db: Db,
  { accountId }: AccountOwner,
  envelope: Envelope,
): Promise<boolean> {
  const rows = await db
    .insert(steps)
    .values({ accountId, ...envelope })
    .onConflictDoUpdate({
      target: steps.accountId,
      set: { ...envelope },
      setWhere: isNull(steps.confirmedAt),
    })
    .returning({ id: steps.accountId });
  return rows.length > 0;
}

/**
 * Lets logins ask for codes of a key from now on.
 * @param step that of the code which proved it
 * @returns false when the key is confirmed already, or is another one by now
 */
export async function confirm(
  db: Db,
  accountId: string,
  dataKeyId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(steps)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(steps.accountId, accountId),
        eq(steps.dataKeyId, dataKeyId),
        isNull(steps.confirmedAt),
      ),
    )
    .returning({ id: steps.accountId });
  return rows.length > 0;
}

/**
 * Takes the code of a step. One conditional write, so of many that bring it one gets it.
 * @returns false when it was taken before, or a later one was
 */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(steps)
    .set({ lastStep: step })
    .where(and(confirmed(accountId), or(isNull(steps.lastStep), lt(steps.lastStep, step))))
    .returning({ id: steps.accountId });
  return rows.length > 0;
}

/** Puts recovery codes in the place of all others of the account. @param hashes of the codes */
export async function setRecoveryCodes(
  tx: Db,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(codes).where(eq(codes.accountId, accountId));
  await tx.insert(codes).values(hashes.map((id) => ({ id, accountId })));
}

/** Uses a recovery code up. One deletion, so of many that bring it one gets it. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: string): Promise<boolean> {
  return removeAny(db, codes, and(eq(codes.id, hash), eq(codes.accountId, accountId)));
}

/** Removes the key of an account with its recovery codes. @returns whether there was a confirmed one */
export async function remove(db: Db, accountId: string): Promise<boolean> {
  const [gone] = await db
    .delete(steps)
    .where(eq(steps.accountId, accountId))
    .returning({ confirmedAt: steps.confirmedAt });
  return gone !== undefined && gone.confirmedAt !== null;
}

/** How many two-step logins each key locks. */
export const countByKey = (db: Db): Promise<KeyCount[]> =>
  db.select({ keyId: steps.keyId, count: count() }).from(steps).groupBy(steps.keyId);

/** A rotation's work on the table. Rows that another process has in hand are passed over. */
export const rewrap: (
  db: Db,
  ...args: Parameters<LockedRows<AccountOwner>["rewrap"]>
) => Promise<string[]> = (db, { keyIds, after, most }, lockAnew) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(steps)
      .where(and(inArray(steps.keyId, [...keyIds]), gt(steps.accountId, after)))
      .orderBy(asc(steps.accountId))
      .limit(most)
      .for("update", { skipLocked: true });
    for (const row of rows) {
      const locked = lockAnew(row);
      if (!locked) continue;
      await tx.update(steps).set(locked).where(eq(steps.accountId, row.accountId));
    }
    return rows.map(({ accountId }) => accountId);
  });
