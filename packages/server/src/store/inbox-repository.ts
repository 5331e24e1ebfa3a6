import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { InboxRepository } from "../domain/inbox/ports.ts";
import { inboxItems } from "./schema.ts";
import type { Db } from "./types.ts";

const urgency = sql`case ${inboxItems.priority} when 'critical' then 0 when 'high' then 1 when 'medium' then 2 when 'low' then 3 else 4 end`;
const LIST_LIMIT = 1000;

/** The inbox in the database. */
export function createInboxRepository(db: Db): InboxRepository {
  const owned = (userId: string, id: string) =>
    and(eq(inboxItems.userId, userId), eq(inboxItems.id, id));

  return {
    list: (userId, filter = {}) =>
      db
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
        .limit(filter.limit ?? LIST_LIMIT),

    async find(userId, id) {
      const [row] = await db.select().from(inboxItems).where(owned(userId, id));
      return row;
    },

    findByTitle: (userId, title) =>
      db
        .select()
        .from(inboxItems)
        .where(
          and(
            eq(inboxItems.userId, userId),
            eq(inboxItems.title, title),
            isNull(inboxItems.archivedAt),
          ),
        ),

    async insertOnce(item) {
      const source = [inboxItems.userId, inboxItems.sourceIdentifier];
      const [made] = await db
        .insert(inboxItems)
        .values(item)
        .onConflictDoNothing({ target: source })
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
    },

    async change(userId, id, change, at) {
      const [row] = await db
        .update(inboxItems)
        .set({ ...change, updatedAt: at })
        .where(owned(userId, id))
        .returning();
      return row;
    },
  };
}
