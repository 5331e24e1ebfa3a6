import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Message } from "../domain/chat/ports.ts";
import { findOne } from "./rows.ts";
import { messages } from "./schema.ts";
import type { Db } from "./types.ts";

/** Messages of sessions in the order of each conversation. */
export async function list(db: Db, sessionIds: readonly string[]): Promise<Message[]> {
  if (sessionIds.length === 0) return [];
  return db
    .select()
    .from(messages)
    .where(inArray(messages.sessionId, [...sessionIds]))
    .orderBy(asc(messages.sessionId), asc(messages.position));
}

/** The newest messages of a session before a position, in its order. */
export async function listLatest(
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

/**
 * The newest messages of a session that belong in a model's context: spoken texts, questions and refusals; in order. Of an
 * answer only its question, as it was changed last: the rows may be megabytes.
 * @param options.after leaves out this run and those before it
 */
export async function listSpoken(
  db: Db,
  sessionId: string,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
): Promise<Message[]> {
  const { content } = messages;
  const question = sql`coalesce(${content} -> 'asked_again' -> 'question', ${content} -> 'result' -> 'asked' -> 'question')`;
  const spoken = or(
    inArray(messages.role, ["USER", "ASSISTANT"]),
    sql`${content} ->> 'outcome' = 'denied'`,
    sql`${content} -> 'result' ->> 'kind' in ('choices', 'question')`,
    sql`${question} is not null`,
  );
  const newestFirst = await db
    .select({
      ...getTableColumns(messages),
      content: sql<Message["content"]>`case when ${question} is null then ${content}
        else json_build_object('asked_again', json_build_object('question', ${question})) end`.mapWith(
        content,
      ),
    })
    .from(messages)
    .where(
      and(
        eq(messages.sessionId, sessionId),
        spoken,
        after === undefined ? undefined : gt(messages.runId, after),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(limit);
  return newestFirst.toReversed();
}

/** One message of a session. */
export async function find(db: Db, sessionId: string, id: string): Promise<Message | undefined> {
  return findOne(db, messages, and(eq(messages.sessionId, sessionId), eq(messages.id, id)));
}

/** The last message of a session. */
export async function findLast(db: Db, sessionId: string): Promise<Message | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.sessionId, sessionId))
    .orderBy(desc(messages.position))
    .limit(1);
  return row;
}

/** Adds messages to a session. */
export async function insert(tx: Db, rows: readonly Message[]): Promise<void> {
  if (rows.length > 0) await tx.insert(messages).values([...rows]);
}

/** Puts text at the end of a message that holds text and nothing else. */
export async function appendText(tx: Db, messageId: string, text: string): Promise<void> {
  await tx
    .update(messages)
    .set({
      content: sql`json_build_object('content', (${messages.content} ->> 'content') || ${text}::text)`,
    })
    .where(eq(messages.id, messageId));
}

/** The result of a tool call of a session. */
export async function findResult(
  db: Db,
  sessionId: string,
  callId: string,
): Promise<Message | undefined> {
  return findOne(
    db,
    messages,
    and(
      eq(messages.sessionId, sessionId),
      eq(messages.role, "TOOL_RESULT"),
      sql`${messages.content} -> 'tool_call' ->> 'id' = ${callId}`,
    ),
  );
}

/** Replaces what a message holds. */
export async function rewrite(tx: Db, id: string, content: Message["content"]): Promise<void> {
  await tx.update(messages).set({ content }).where(eq(messages.id, id));
}
