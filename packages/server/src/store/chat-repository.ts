import { and, asc, desc, eq, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { ChatSession, ChatSessionLine, ListPosition, Message } from "../domain/chat/ports.ts";
import { chatSessions, liveRunStates, messages, runs } from "./schema.ts";
import type { Db } from "./types.ts";

/** Stores a new session. */
export async function insertSession(tx: Db, session: Omit<ChatSession, "pinned">): Promise<void> {
  await tx.insert(chatSessions).values(session);
}

/** One session of a person. */
export async function findSession(
  db: Db,
  userId: string,
  id: string,
): Promise<ChatSession | undefined> {
  const [row] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, userId)));
  return row;
}

/** All sessions of a person, the last used first. */
export async function listSessions(db: Db, userId: string): Promise<ChatSession[]> {
  return db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id));
}

/** Messages of sessions in the order of each conversation. */
export async function listMessages(db: Db, sessionIds: readonly string[]): Promise<Message[]> {
  if (sessionIds.length === 0) return [];
  return db
    .select()
    .from(messages)
    .where(inArray(messages.sessionId, [...sessionIds]))
    .orderBy(asc(messages.sessionId), asc(messages.position));
}

/** The newest messages of a session before a position, in its order. */
export async function listLatestMessages(
  db: Db,
  sessionId: string,
  { before, limit }: { before?: number; limit: number },
): Promise<Message[]> {
  const earlier = before === undefined ? undefined : lt(messages.position, before);
  const newestFirst = await db
    .select()
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), earlier))
    .orderBy(desc(messages.position))
    .limit(limit);
  return newestFirst.toReversed();
}

/** The newest messages of a session that a model hears of later: what was said and what was refused; in its order. */
export async function listSpokenMessages(
  db: Db,
  sessionId: string,
  limit: number,
): Promise<Message[]> {
  const spoken = or(
    inArray(messages.role, ["USER", "ASSISTANT"]),
    sql`${messages.content} ->> 'outcome' = 'denied'`,
  );
  const newestFirst = await db
    .select()
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), spoken))
    .orderBy(desc(messages.position))
    .limit(limit);
  return newestFirst.toReversed();
}

/** One message of a session. */
export async function findMessage(
  db: Db,
  sessionId: string,
  id: string,
): Promise<Message | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.sessionId, sessionId), eq(messages.id, id)));
  return row;
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
): Promise<ChatSession | undefined> {
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

/** The last message of a session. */
export async function findLastMessage(db: Db, sessionId: string): Promise<Message | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(desc(messages.position))
    .limit(1);
  return row;
}

/** Adds messages to a session. */
export async function insertMessages(tx: Db, rows: readonly Message[]): Promise<void> {
  if (rows.length > 0) await tx.insert(messages).values([...rows]);
}

/** Puts text at the end of a message that holds text and nothing else. */
export async function appendMessageText(tx: Db, messageId: string, text: string): Promise<void> {
  await tx
    .update(messages)
    .set({
      content: sql`json_build_object('content', (${messages.content} ->> 'content') || ${text}::text)`,
    })
    .where(eq(messages.id, messageId));
}

/** Marks a session as used now. */
export async function touchSession(
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
