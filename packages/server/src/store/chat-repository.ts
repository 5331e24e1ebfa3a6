import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type {
  ChatSession,
  ChatSessionLine,
  ChatSummary,
  ListPosition,
} from "../domain/chat/ports.ts";
import { findOne, owned } from "./rows.ts";
import { isLiveRun } from "./live-runs.ts";
import { chatSessions, runs } from "./schema.ts";
import type { Db } from "./types.ts";

/** Stores a new session. */
export async function insert(tx: Db, session: Omit<ChatSession, "pinned">): Promise<void> {
  await tx.insert(chatSessions).values(session);
}

/** One session of a user. */
export async function find(db: Db, userId: string, id: string): Promise<ChatSession | undefined> {
  return findOne(db, chatSessions, owned(chatSessions, userId, id));
}

/** All sessions of a user, the last used first. */
export async function list(db: Db, userId: string): Promise<ChatSession[]> {
  return db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id));
}

/** Lines of the history: pinned ones first, then the last used; `query` is looked for in the titles. */
export async function listLines(
  db: Db,
  userId: string,
  options: { after?: ListPosition; query?: string; limit: number },
): Promise<ChatSessionLine[]> {
  const { after, query, limit } = options;
  const conditions: (SQL | undefined)[] = [eq(chatSessions.userId, userId)];
  if (query) {
    const pattern = `%${query.replace(/[\\%_]/g, "\\$&")}%`;
    conditions.push(sql`${chatSessions.title} ilike ${pattern}`);
  }
  if (after) {
    conditions.push(
      sql`(${chatSessions.pinned}, ${chatSessions.updatedAt}, ${chatSessions.id}) < (${after.pinned}::boolean, ${after.updatedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return db
    .select({
      id: chatSessions.id,
      title: chatSessions.title,
      createdAt: chatSessions.createdAt,
      updatedAt: chatSessions.updatedAt,
      pinned: chatSessions.pinned,
      liveRunState: runs.state,
    })
    .from(chatSessions)
    .leftJoin(runs, and(eq(runs.sessionId, chatSessions.id), isLiveRun))
    .where(and(...conditions))
    .orderBy(desc(chatSessions.pinned), desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limit);
}

/** Renames or pins. */
export async function update(
  db: Db,
  userId: string,
  id: string,
  patch: { title?: string; pinned?: boolean },
): Promise<ChatSession | undefined> {
  const [row] = await db
    .update(chatSessions)
    .set(patch)
    .where(owned(chatSessions, userId, id))
    .returning();
  return row;
}

/** What a model reads in place of the earliest runs of a session; null while it reads them all. */
export async function findSummary(db: Db, sessionId: string): Promise<ChatSummary | null> {
  const [row] = await db
    .select({ summary: chatSessions.summary })
    .from(chatSessions)
    .where(eq(chatSessions.id, sessionId));
  return row?.summary ?? null;
}

/** Stores what a model reads in place of the earliest runs of a session. */
export async function keepSummary(tx: Db, sessionId: string, summary: ChatSummary): Promise<void> {
  await tx.update(chatSessions).set({ summary }).where(eq(chatSessions.id, sessionId));
}

/** Deletes a session with everything that hangs on it. The ledger stays. */
export async function remove(tx: Db, userId: string, id: string): Promise<void> {
  await tx.delete(chatSessions).where(owned(chatSessions, userId, id));
}

/** Marks a session as used now. */
export async function touch(
  tx: Db,
  sessionId: string,
  now: Date,
): Promise<ChatSession | undefined> {
  const [row] = await tx
    .update(chatSessions)
    .set({ updatedAt: now })
    .where(eq(chatSessions.id, sessionId))
    .returning();
  return row;
}
