import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Connection } from "../domain/connections/ports.ts";
import { connectionSource, connectionTask, isBroken } from "../domain/inbox/connection-task.ts";
import type { InboxChange, InboxFilter, InboxItem } from "../domain/inbox/ports.ts";
import { newId } from "../ids.ts";
import { inboxItems } from "./schema.ts";
import type { Db } from "./types.ts";

const urgency = sql`case ${inboxItems.priority} when 'critical' then 0 when 'high' then 1 when 'medium' then 2 when 'low' then 3 else 4 end`;
const LIST_LIMIT = 1000;

const owned = (userId: string, id: string) =>
  and(eq(inboxItems.userId, userId), eq(inboxItems.id, id));

/** What is not archived of a person, most urgent first, the newest of equal ones first. */
export async function list(db: Db, userId: string, filter: InboxFilter = {}): Promise<InboxItem[]> {
  return db
    .select()
    .from(inboxItems)
    .where(
      and(
        eq(inboxItems.userId, userId),
        isNull(inboxItems.archivedAt),
        filter.sourceType && eq(inboxItems.sourceType, filter.sourceType),
        filter.status ? eq(inboxItems.status, filter.status) : undefined,
        filter.priority ? eq(inboxItems.priority, filter.priority) : undefined,
      ),
    )
    .orderBy(urgency, desc(inboxItems.createdAt), desc(inboxItems.id))
    .limit(filter.limit ?? LIST_LIMIT);
}

/** One item of a person. */
export async function find(db: Db, userId: string, id: string): Promise<InboxItem | undefined> {
  const [row] = await db.select().from(inboxItems).where(owned(userId, id));
  return row;
}

/** Open or done items of a person with exactly this title. */
export async function findByTitle(db: Db, userId: string, title: string): Promise<InboxItem[]> {
  return db
    .select()
    .from(inboxItems)
    .where(
      and(
        eq(inboxItems.userId, userId),
        eq(inboxItems.title, title),
        isNull(inboxItems.archivedAt),
      ),
    );
}

/** Stores an item unless its source has one, and gives the one that is stored. */
export async function insertOnce(db: Db, item: InboxItem): Promise<InboxItem> {
  const [made] = await db
    .insert(inboxItems)
    .values(item)
    .onConflictDoNothing({ target: [inboxItems.userId, inboxItems.sourceIdentifier] })
    .returning();
  if (made) return made;
  const [there] = await db
    .select()
    .from(inboxItems)
    .where(
      and(
        eq(inboxItems.userId, item.userId),
        eq(inboxItems.sourceIdentifier, item.sourceIdentifier),
      ),
    );
  if (!there) throw new Error("The item was neither stored nor found.");
  return there;
}

/** Changes an item of a person. */
export async function change(
  db: Db,
  userId: string,
  id: string,
  changed: InboxChange,
  at: Date,
): Promise<InboxItem | undefined> {
  const [row] = await db
    .update(inboxItems)
    .set({ ...changed, updatedAt: at })
    .where(owned(userId, id))
    .returning();
  return row;
}

/**
 * Keeps the task of a connection as the connection is: open while it is broken, done once it works. A task that its person put away
 * comes back only after the connection has worked in between.
 */
export async function keepConnectionTask(tx: Db, connection: Connection): Promise<void> {
  if (!isBroken(connection)) return endConnectionTask(tx, connection.userId, connection.id);
  const task = connectionTask(connection);
  const isNew = sql`${inboxItems.status} = 'done'`;
  await tx
    .insert(inboxItems)
    .values({
      id: newId(),
      userId: connection.userId,
      ...task,
      status: "open",
      sourceType: "manual",
      sourceIdentifier: connectionSource(connection.id),
    })
    .onConflictDoUpdate({
      target: [inboxItems.userId, inboxItems.sourceIdentifier],
      set: {
        title: task.title,
        description: task.description,
        status: "open",
        archivedAt: sql`case when ${isNew} then null else ${inboxItems.archivedAt} end`,
        updatedAt: sql`now()`,
      },
    });
}

/** Ends the task of a connection that works again or is gone. */
export async function endConnectionTask(
  tx: Db,
  userId: string,
  connectionId: string,
): Promise<void> {
  await tx
    .update(inboxItems)
    .set({ status: "done", updatedAt: sql`now()` })
    .where(
      and(
        eq(inboxItems.userId, userId),
        eq(inboxItems.sourceIdentifier, connectionSource(connectionId)),
        eq(inboxItems.status, "open"),
      ),
    );
}
