import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "../domain/connections/ports.ts";
import { connectionSource, connectionTask, isBroken } from "../domain/inbox/connection-task.ts";
import { newId } from "../ids.ts";
import { inboxItems } from "./schema.ts";
import type { Db } from "./types.ts";

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
      ...{ id: newId(), userId: connection.userId, ...task, status: "open", sourceType: "manual" },
      sourceIdentifier: connectionSource(connection.id),
    })
    .onConflictDoUpdate({
      target: [inboxItems.userId, inboxItems.sourceIdentifier],
      set: {
        ...{ title: task.title, description: task.description, status: "open" },
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
