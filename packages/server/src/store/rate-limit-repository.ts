import { eq, lte, sql } from "drizzle-orm";
import { rateLimits } from "./schema.ts";
import type { Db } from "./types.ts";

/**
 * Counts one more attempt in a window that begins with its first. One write, so attempts at the same time count one by one.
 * @returns how many there are now
 */
export async function hit(
  db: Db,
  key: string,
  { now, resetsAt }: { readonly now: Date; readonly resetsAt: Date },
): Promise<number> {
  const isOver = lte(rateLimits.resetsAt, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits });
  return row?.hits ?? 1;
}

/** Takes one attempt back. */
export async function giveBack(db: Db, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Forgets the attempts of a key. */
export async function forget(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Drops windows that are over. */
export async function dropExpired(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}
