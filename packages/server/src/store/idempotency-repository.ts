import { and, eq, lt } from "drizzle-orm";
import type { Claim, KeptAnswer, KeyedWrite } from "../domain/idempotency/ports.ts";
import { idempotencyKeys } from "./schema.ts";
import type { Db } from "./types.ts";

/** How long an answer is kept, and how long a try without one counts as running. */
const KEEP_MS = 24 * 60 * 60 * 1000;
const RUNNING_MS = 60 * 1000;

const is = (userId: string, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * Claims a key for a first attempt, or returns the state of that attempt. An attempt whose process died is given up after a
 * minute.
 */
export async function claim(db: Db, entry: KeyedWrite): Promise<Claim> {
  const { now, bodyHashes, ...rest } = entry;
  const row = { ...rest, bodyHash: bodyHashes[0] };
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(idempotencyKeys)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length > 0) return { kind: "first" };

    const [kept] = await tx
      .select()
      .from(idempotencyKeys)
      .where(is(row.userId, row.key))
      .for("update");
    const age = now.getTime() - (kept?.createdAt.getTime() ?? 0);
    const isOver = !kept || age > (kept.status === null ? RUNNING_MS : KEEP_MS);
    if (isOver) {
      await tx
        .insert(idempotencyKeys)
        .values({ ...row, createdAt: now })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: {
            route: row.route,
            bodyHash: row.bodyHash,
            createdAt: now,
            status: null,
            body: null,
          },
        });
      return { kind: "first" };
    }
    const isSame = kept.route === row.route && bodyHashes.includes(kept.bodyHash);
    if (!isSame) return { kind: "other" };
    if (kept.status === null) return { kind: "running" };
    return { kind: "answered", answer: { status: kept.status, body: kept.body } };
  });
}

/** Keeps the answer of a first try. */
export async function keepAnswer(
  db: Db,
  userId: string,
  key: string,
  answer: KeptAnswer,
): Promise<void> {
  await db.update(idempotencyKeys).set(answer).where(is(userId, key));
}

/** Lets the key be used again. */
export async function forget(db: Db, userId: string, key: string): Promise<void> {
  await db.delete(idempotencyKeys).where(is(userId, key));
}

/** Drops the keys that count no longer, with their answers. */
export async function dropExpired(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
