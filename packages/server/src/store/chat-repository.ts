import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { chatSessions, liveRunStates, messages, runs, type RunState } from "./schema.ts";
import type { Db } from "./types.ts";

export type ChatSessionRow = typeof chatSessions.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A session's line in a list. */
export type ChatSessionLine = Pick<
  ChatSessionRow,
  "id" | "title" | "createdAt" | "updatedAt" | "pinned"
> & { readonly liveRunState: RunState | null };

/** Where a list of sessions goes on: the last line that was given. */
export type ListPosition = { readonly pinned: boolean; readonly updatedAt: Date; readonly id: string };

/** Stores a new session. */
export async function insertSession(
  tx: Db,
  session: typeof chatSessions.$inferInsert,
): Promise<void> {
  await tx.insert(chatSessions).values(session);
}

/** One session of a person. */
export async function findSession(
  db: Db,
  userId: string,
  id: string,
): Promise<ChatSessionRow | undefined> {
  const [row] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, userId)));
  return row;
}

/** All sessions of a person, the last used first. */
export async function listSessions(db: Db, userId: string): Promise<ChatSessionRow[]> {
  return db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id));
}

/** Messages of sessions in the order of each conversation. */
export async function listMessages(db: Db, sessionIds: readonly string[]): Promise<MessageRow[]> {
  if (sessionIds.length === 0) return [];
  return db
    .select()
    .from(messages)
    .where(inArray(messages.sessionId, [...sessionIds]))
    .orderBy(asc(messages.sessionId), asc(messages.position));
}

/** Lines of the history: pinned ones first, then the last used; `query` is looked for in the titles. */
export async function listSessionLines(
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
    .leftJoin(
      runs,
      and(eq(runs.sessionId, chatSessions.id), inArray(runs.state, [...liveRunStates])),
    )
    .where(and(...conditions))
    .orderBy(desc(chatSessions.pinned), desc(chatSessions.updatedAt), desc(chatSessions.id))
    .limit(limit);
}

/** Renames or pins. */
export async function updateSession(
  db: Db,
  userId: string,
  id: string,
  patch: { title?: string; pinned?: boolean },
): Promise<ChatSessionRow | undefined> {
  const [row] = await db
    .update(chatSessions)
    .set(patch)
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, userId)))
    .returning();
  return row;
}

/** Deletes a session with everything that hangs on it. The ledger stays. */
export async function deleteSession(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .delete(chatSessions)
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, userId)));
}
