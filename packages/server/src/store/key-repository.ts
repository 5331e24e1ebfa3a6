import { and, desc, eq, exists, gt, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { KeyCall, StoredKey, UsedKey } from "../domain/keys/ports.ts";
import { findOne, owned, removeAny } from "./rows.ts";
import {
  apiKeys,
  approvals,
  keyCalls,
  keyRuns,
  ledgerEntries,
  liveRunStates,
  runs,
} from "./schema.ts";
import type { Db } from "./types.ts";
import { lock as lockUser } from "./user-repository.ts";

const shown = {
  id: apiKeys.id,
  userId: apiKeys.userId,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  expiresAt: apiKeys.expiresAt,
  creditLimit: apiKeys.creditLimit,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
};

const live = [...liveRunStates];

/** Keeps a new key. @returns false when the user has `most` of them already */
export async function insert(tx: Db, key: StoredKey, most: number): Promise<boolean> {
  await lockUser(tx, key.userId);
  if ((await tx.$count(apiKeys, eq(apiKeys.userId, key.userId))) >= most) return false;
  await tx.insert(apiKeys).values({ ...key, scopes: [...key.scopes] });
  return true;
}

/** The keys of a user, newest first. */
export async function list(db: Db, userId: string): Promise<UsedKey[]> {
  const used = db
    .select({ keyId: keyRuns.keyId, sum: sql<string>`-sum(${ledgerEntries.delta})`.as("used") })
    .from(keyRuns)
    .innerJoin(ledgerEntries, eq(ledgerEntries.runId, keyRuns.runId))
    .where(eq(keyRuns.userId, userId))
    .groupBy(keyRuns.keyId)
    .as("used_credits");
  return db
    .select({ ...shown, creditsUsed: sql<number>`coalesce(${used.sum}, 0)`.mapWith(Number) })
    .from(apiKeys)
    .leftJoin(used, eq(used.keyId, apiKeys.id))
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.id));
}

/** What the runs of a key used, and hold, in hundredths of a credit. */
export async function sumUsed(tx: Db, keyId: string): Promise<number> {
  const [row] = await tx
    .select({ used: sql<number>`coalesce(-sum(${ledgerEntries.delta}), 0)`.mapWith(Number) })
    .from(keyRuns)
    .innerJoin(ledgerEntries, eq(ledgerEntries.runId, keyRuns.runId))
    .where(eq(keyRuns.keyId, keyId));
  return row?.used ?? 0;
}

/** The key that has one of the fingerprints. */
export async function findByFingerprint(
  db: Db,
  fingerprints: readonly string[],
): Promise<StoredKey | undefined> {
  return findOne(db, apiKeys, inArray(apiKeys.fingerprint, [...fingerprints]));
}

/** Records the use of a key, and its current fingerprint. */
export async function touch(
  db: Db,
  id: string,
  { at, fingerprint }: { readonly at: Date; readonly fingerprint: string },
): Promise<void> {
  await db.update(apiKeys).set({ lastUsedAt: at, fingerprint }).where(eq(apiKeys.id, id));
}

/** Holds a key until the transaction ends, so that its calls begin one after the other. @returns false when it is gone */
export async function lock(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(eq(apiKeys.id, id))
    .for("update");
  return rows.length > 0;
}

/** Ends a key of a user. @returns false when the user has no such key */
export async function remove(tx: Db, userId: string, id: string): Promise<boolean> {
  return removeAny(tx, apiKeys, owned(apiKeys, userId, id));
}

/** Stores a program's call. */
export async function insertCall(tx: Db, call: KeyCall): Promise<void> {
  await tx.insert(keyCalls).values(call);
}

/**
 * The run of the same call that is in progress, or whose result the program has not received since a time. For the latter,
 * calls that only read and needed no approval are left out: they can be repeated.
 */
export async function findUntoldCall(
  tx: Db,
  { keyId, callHash }: Pick<KeyCall, "keyId" | "callHash">,
  since: Date,
): Promise<{ runId: string } | undefined> {
  const approval = tx
    .select({ one: sql`1` })
    .from(approvals)
    .where(eq(approvals.runId, keyCalls.runId));
  const [row] = await tx
    .select({ runId: keyCalls.runId })
    .from(keyCalls)
    .innerJoin(runs, eq(runs.id, keyCalls.runId))
    .where(
      and(
        eq(keyCalls.keyId, keyId),
        eq(keyCalls.callHash, callHash),
        isNull(keyCalls.toldAt),
        or(
          inArray(runs.state, live),
          and(gt(keyCalls.createdAt, since), or(ne(keyCalls.effect, "read"), exists(approval))),
        ),
      ),
    )
    .orderBy(desc(keyCalls.runId))
    .limit(1);
  return row;
}

/** Records that a run was started with a key. */
export async function insertRun(
  tx: Db,
  run: Pick<KeyCall, "runId" | "keyId" | "userId" | "createdAt">,
): Promise<void> {
  await tx.insert(keyRuns).values(run);
}

/** The live runs of a key. */
export async function listLive(db: Db, keyId: string): Promise<{ runId: string }[]> {
  return db
    .select({ runId: runs.id })
    .from(keyRuns)
    .innerJoin(runs, eq(runs.id, keyRuns.runId))
    .where(and(eq(keyRuns.keyId, keyId), inArray(runs.state, live)));
}

/** The session in which a key's last call was made that is not busy now. */
export async function findRestingSession(tx: Db, keyId: string): Promise<string | undefined> {
  const busy = alias(runs, "busy");
  const [row] = await tx
    .select({ sessionId: runs.sessionId })
    .from(keyCalls)
    .innerJoin(runs, eq(runs.id, keyCalls.runId))
    .where(
      and(
        eq(keyCalls.keyId, keyId),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(busy)
            .where(and(eq(busy.sessionId, runs.sessionId), inArray(busy.state, live))),
        ),
      ),
    )
    .orderBy(desc(keyCalls.runId))
    .limit(1);
  return row?.sessionId;
}

/** Records that the outcome of a call was reported to the program. */
export async function markTold(db: Db, runId: string, at: Date): Promise<void> {
  await db.update(keyCalls).set({ toldAt: at }).where(eq(keyCalls.runId, runId));
}
