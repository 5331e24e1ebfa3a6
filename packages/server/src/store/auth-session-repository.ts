import { and, eq, lte, ne, or } from "drizzle-orm";
import type { StoredSession } from "../domain/auth/ports.ts";
import { authSessions, users } from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps a new session under the hash of its token. */
export async function insert(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<void> {
  await db.insert(authSessions).values({ id, userId, createdAt: now, lastSeenAt: now });
}

/** The session with its person. */
export async function find(db: Db, id: string): Promise<StoredSession | undefined> {
  const [found] = await db
    .select({
      createdAt: authSessions.createdAt,
      lastSeenAt: authSessions.lastSeenAt,
      user: { id: users.id, email: users.email, isAdmin: users.isAdmin },
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(eq(authSessions.id, id));
  return found;
}

/** Notes that the session was used. */
export async function touch(db: Db, id: string, now: Date): Promise<void> {
  await db.update(authSessions).set({ lastSeenAt: now }).where(eq(authSessions.id, id));
}

/** Ends the session. */
export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.id, id));
}

/** Ends the sessions of a person, but for one that stays. */
export async function removeAll(db: Db, userId: string, keep = ""): Promise<void> {
  await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), ne(authSessions.id, keep)));
}

/** Drops the sessions that were not used for too long, or are too old. */
export async function dropExpired(
  db: Db,
  { seenBefore, createdBefore }: { readonly seenBefore: Date; readonly createdBefore: Date },
): Promise<void> {
  await db
    .delete(authSessions)
    .where(
      or(lte(authSessions.lastSeenAt, seenBefore), lte(authSessions.createdAt, createdBefore)),
    );
}
