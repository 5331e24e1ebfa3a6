import { and, asc, count, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { RenewalClaim, StoredCredentials } from "../domain/connections/ports.ts";
import type { LockedRows } from "../secrets/rotation-ports.ts";
import type { ConnectionOwner } from "../secrets/vault.ts";
import { connectionCredentials as credentials } from "./schema.ts";
import type { Db } from "./types.ts";

const owned = (userId: string, connectionId: string) =>
  and(eq(credentials.connectionId, connectionId), eq(credentials.userId, userId));

/** The secrets of a user's connection; undefined when it has none. */
export async function find(
  db: Db,
  userId: string,
  connectionId: string,
): Promise<StoredCredentials | undefined> {
  const [row] = await db.select().from(credentials).where(owned(userId, connectionId));
  if (!row) return undefined;
  const { renewalId: _who, renewalUntil: _until, ...stored } = row;
  return stored;
}

/** New credentials also clear a renewal of the old ones. */
const writtenOver = ({ connectionId: _key, userId: _owner, ...envelope }: StoredCredentials) => ({
  ...envelope,
  expiresAt: envelope.expiresAt ?? null,
  renewalId: null,
  renewalUntil: null,
});

/**
 * Puts secrets in the place of those with the data key `replaced`, or of none when it is undefined.
 * @returns false when others are stored by now
 */
export async function put(
  db: Db,
  row: StoredCredentials,
  replaced: string | undefined,
): Promise<boolean> {
  const write = db.insert(credentials).values(row);
  const rows =
    replaced === undefined
      ? await write.onConflictDoNothing().returning({ id: credentials.connectionId })
      : await write
          .onConflictDoUpdate({
            target: credentials.connectionId,
            set: writtenOver(row),
            setWhere: and(eq(credentials.dataKeyId, replaced), eq(credentials.userId, row.userId)),
          })
          .returning({ id: credentials.connectionId });
  return rows.length > 0;
}

/** Replaces the stored secrets. */
export async function overwrite(db: Db, row: StoredCredentials): Promise<void> {
  await db
    .insert(credentials)
    .values(row)
    .onConflictDoUpdate({
      target: credentials.connectionId,
      set: writtenOver(row),
      setWhere: eq(credentials.userId, row.userId),
    });
}

/** Leaves a user's connection without secrets. */
export async function remove(db: Db, userId: string, connectionId: string): Promise<void> {
  await db.delete(credentials).where(owned(userId, connectionId));
}

/**
 * Puts secrets in the place of those with the data key `replaced`.
 * @returns false when others are stored by now, or none
 */
export async function renew(db: Db, row: StoredCredentials, replaced: string): Promise<boolean> {
  const rows = await db
    .update(credentials)
    .set(writtenOver(row))
    .where(and(owned(row.userId, row.connectionId), eq(credentials.dataKeyId, replaced)))
    .returning({ id: credentials.connectionId });
  return rows.length > 0;
}

/**
 * Lets one of many renew secrets with a data key. Times are the database's.
 * @returns false when another renews them, or others are stored by now
 */
export async function claimRenewal(db: Db, claim: RenewalClaim): Promise<boolean> {
  const free = or(isNull(credentials.renewalUntil), lt(credentials.renewalUntil, sql`now()`));
  const rows = await db
    .update(credentials)
    .set({
      renewalId: claim.renewalId,
      renewalUntil: sql`now() + ${claim.forMs} * interval '1 millisecond'`,
    })
    .where(
      and(
        owned(claim.userId, claim.connectionId),
        eq(credentials.dataKeyId, claim.dataKeyId),
        free,
      ),
    )
    .returning({ id: credentials.connectionId });
  return rows.length > 0;
}

/** Lets the next one renew. */
export async function releaseRenewal(db: Db, renewalId: string): Promise<void> {
  await db
    .update(credentials)
    .set({ renewalId: null, renewalUntil: null })
    .where(eq(credentials.renewalId, renewalId));
}

/** How many connections each key locks. */
export const countByKey = (db: Db): Promise<{ keyId: string; count: number }[]> =>
  db
    .select({ keyId: credentials.keyId, count: count() })
    .from(credentials)
    .groupBy(credentials.keyId);

/**
 * A rotation's work on the table. Rows that another process has in hand are passed over, so that several of them share the work
 * and none waits; what a process was doing when it ended is undone with its transaction.
 */
export const rewrap: (
  db: Db,
  ...args: Parameters<LockedRows<ConnectionOwner>["rewrap"]>
) => Promise<string[]> = (db, { keyIds, after, most }, lockAnew) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(credentials)
      .where(and(inArray(credentials.keyId, [...keyIds]), gt(credentials.connectionId, after)))
      .orderBy(asc(credentials.connectionId))
      .limit(most)
      .for("update", { skipLocked: true });
    for (const row of rows) {
      const locked = lockAnew(row);
      if (!locked) continue;
      await tx
        .update(credentials)
        .set(locked)
        .where(eq(credentials.connectionId, row.connectionId));
    }
    return rows.map(({ connectionId }) => connectionId);
  });
