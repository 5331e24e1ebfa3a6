import { and, desc, eq, gt, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { DeadMessage, NewMessage, Outgoing } from "../domain/outbox/ports.ts";
import { outbox } from "./schema.ts";
import type { Db } from "./types.ts";

/** Puts a message in. */
export async function insert(db: Db, message: NewMessage): Promise<void> {
  await db.insert(outbox).values(message);
}

/** How many were put in for a recipient within so many seconds, by the database's clock. */
export async function countRecent(
  db: Db,
  { channel, recipient }: Pick<Outgoing, "channel" | "recipient">,
  seconds: number,
): Promise<number> {
  return db.$count(
    outbox,
    and(
      sql`lower(${outbox.recipient}) = ${recipient.toLowerCase()}`,
      eq(outbox.channel, channel),
      gt(outbox.createdAt, sql`now() - make_interval(secs => ${seconds})`),
    ),
  );
}

/** A message that waits. @returns undefined once it was sent, given up or deleted */
export async function findWaiting(db: Db, id: string): Promise<NewMessage | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.state, "waiting")));
  // Channel and content were written together.
  return row?.content ? (row as NewMessage) : undefined;
}

/** Notes that a message was sent, and forgets its content, which may hold a link that opens an account. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "sent", content: null, settledAt: now })
    .where(and(eq(outbox.id, id), eq(outbox.state, "waiting")));
}

/** Gives up a message that waits. */
export async function markDead(db: Db, id: string, error: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ state: "dead", error, settledAt: now })
    .where(and(eq(outbox.id, id), eq(outbox.state, "waiting")));
}

/** Gives up all that have waited since before a time. @returns how many */
export async function giveUpBefore(db: Db, time: Date, error: string, now: Date): Promise<number> {
  const rows = await db
    .update(outbox)
    .set({ state: "dead", error, settledAt: now })
    .where(and(eq(outbox.state, "waiting"), lt(outbox.createdAt, time)))
    .returning({ id: outbox.id });
  return rows.length;
}

/** Lets a message that was given up wait again. @returns its template; undefined when there is none */
export async function revive(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .update(outbox)
    .set({ state: "waiting", error: null, settledAt: null, createdAt: sql`now()` })
    .where(and(eq(outbox.id, id), eq(outbox.state, "dead"), isNotNull(outbox.content)))
    .returning({ template: outbox.template });
  return row?.template;
}

/** Deletes a message that was given up. @returns its template; undefined when there is none */
export async function removeDead(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .delete(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.state, "dead")))
    .returning({ template: outbox.template });
  return row?.template;
}

/** The messages that were given up, the latest first. */
export async function listDead(db: Db, most: number): Promise<DeadMessage[]> {
  const rows = await db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      recipient: outbox.recipient,
      template: outbox.template,
      error: sql<string>`coalesce(${outbox.error}, '')`,
      createdAt: outbox.createdAt,
      diedAt: outbox.settledAt,
    })
    .from(outbox)
    .where(eq(outbox.state, "dead"))
    .orderBy(desc(outbox.settledAt), desc(outbox.id))
    .limit(most);
  return rows.map((row) => ({ ...row, diedAt: row.diedAt ?? row.createdAt }));
}

/** Drops what was sent or given up before a time. */
export async function dropSettledBefore(db: Db, time: Date): Promise<void> {
  await db.delete(outbox).where(and(ne(outbox.state, "waiting"), lt(outbox.settledAt, time)));
}
