import { and, desc, eq, getTableColumns, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Login, StoredSession } from "../domain/auth/ports.ts";
import { authSessions, users } from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps a new session under the hash of its token. */
export async function insert(
  db: Db,
  session: { id: string; userId: string; userAgent: string | null; now: Date },
): Promise<void> {
  const { now, ...values } = session;
  await db.insert(authSessions).values({ ...values, createdAt: now, lastSeenAt: now });
}

/** The sessions of a user that are not over, the one used last first. */
export async function list(
  db: Db,
  userId: string,
  { seenBefore, createdBefore }: { readonly seenBefore: Date; readonly createdBefore: Date },
): Promise<Login[]> {
  const { userId: _userId, ...shown } = getTableColumns(authSessions);
  return db
    .select(shown)
    .from(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        gt(authSessions.lastSeenAt, seenBefore),
        gt(authSessions.createdAt, createdBefore),
      ),
    )
    .orderBy(desc(authSessions.lastSeenAt));
}

/** Those of some sessions that exist and are not over. */
export async function listLive(
  db: Db,
  ids: readonly string[],
  { seenBefore, createdBefore }: { readonly seenBefore: Date; readonly createdBefore: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(
      and(
        inArray(authSessions.id, [...ids]),
        gt(authSessions.lastSeenAt, seenBefore),
        gt(authSessions.createdAt, createdBefore),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Ends a login of a user. @returns false when the user has no such login */
export async function removeByHandle(db: Db, userId: string, handle: string): Promise<boolean> {
  const rows = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.handle, handle)))
    .returning({ id: authSessions.id });
  return rows.length > 0;
}

/** Ends all sessions of a user but one. @returns how many there were */
export async function removeOthers(db: Db, userId: string, exceptId: string): Promise<number> {
  const rows = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), ne(authSessions.id, exceptId)))
    .returning({ id: authSessions.id });
  return rows.length;
}

/** The session with its user. */
export async function find(db: Db, id: string): Promise<StoredSession | undefined> {
  return (await findMany(db, [id])).get(id);
}

/** Several sessions with their users, by their ids. */
export async function findMany(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredSession>> {
  const found = await db
    .select({
      id: authSessions.id,
      createdAt: authSessions.createdAt,
      lastSeenAt: authSessions.lastSeenAt,
      user: { id: users.id, email: users.email, isAdmin: users.isAdmin },
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    // In one parameter that the planner can't look into: it keeps one plan for any number of ids, which hold no comma.
    .where(sql`${authSessions.id} = any((select string_to_array(${ids.join()}, ','))::text[])`);
  return new Map(found.map(({ id, ...session }) => [id, session]));
}

/** Notes that the session was used. */
export async function touch(db: Db, id: string, now: Date): Promise<void> {
  await db.update(authSessions).set({ lastSeenAt: now }).where(eq(authSessions.id, id));
}

/** Ends the session. */
export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.id, id));
}

/** Ends the logins of a user. @param keep one that stays */
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
