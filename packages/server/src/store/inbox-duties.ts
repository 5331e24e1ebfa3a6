import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Approval } from "../domain/approvals/ports.ts";
import type { Connection } from "../domain/connections/ports.ts";
import { approvalItem, approvalSource } from "../domain/inbox/approval-item.ts";
import { connectionSource, connectionTask, isBroken } from "../domain/inbox/connection-task.ts";
import type { InboxItem, PlaybookNotice } from "../domain/inbox/ports.ts";
import type { FailingSource } from "../domain/sources/ports.ts";
import { needsPerson, sourceItem, sourceItemName } from "../domain/sources/source-item.ts";
import { newId } from "../ids.ts";
import { inboxItems } from "./schema.ts";
import type { Db } from "./types.ts";

/*
 * What only its person can settle stands in the inbox for as long as that is so. Its cause opens and ends it, in the transaction in
 * which the cause itself changes.
 */

type Duty = Pick<
  InboxItem,
  "title" | "description" | "priority" | "priorityReason" | "payload" | "kind" | "sourceIdentifier"
>;

/** Keeps the item of a connection as the connection is. @returns whether that changed the inbox */
export const keepConnectionTask = (tx: Db, connection: Connection): Promise<boolean> =>
  isBroken(connection)
    ? openDuty(tx, connection.userId, connectionTask(connection))
    : endConnectionTask(tx, connection.userId, connection.id);

/** Ends the item of a connection that works again or is gone. @returns whether there was one */
export const endConnectionTask = (tx: Db, userId: string, connectionId: string): Promise<boolean> =>
  endDuty(tx, userId, connectionSource(connectionId));

/**
 * Keeps the item of a source as its refreshes go: open while it keeps failing.
 * @param isTold its connection has an item of its own that says what to do
 * @returns whether that changed the inbox
 */
export const keepSourceItem = (tx: Db, source: FailingSource, isTold: boolean): Promise<boolean> =>
  needsPerson(source, isTold)
    ? openDuty(tx, source.userId, sourceItem(source))
    : endSourceItem(tx, source.userId, source.id);

/** Ends the item of a source that is gone. */
export const endSourceItem = (tx: Db, userId: string, sourceId: string): Promise<boolean> =>
  endDuty(tx, userId, sourceItemName(sourceId));

/** Keeps the item of an approval as the approval is. @returns whether that changed the inbox */
export const keepApprovalItem = (
  tx: Db,
  approval: Pick<
    Approval,
    "id" | "kind" | "userId" | "sessionId" | "state" | "toolName" | "sentence"
  >,
): Promise<boolean> =>
  approval.state === "pending"
    ? openDuty(tx, approval.userId, approvalItem(approval))
    : endDuty(tx, approval.userId, approvalSource(approval.id));

/** Says something of a playbook that runs by itself. One that its person put away comes back only after it was ended in between. */
export const openPlaybookItem = (
  tx: Db,
  userId: string,
  notice: PlaybookNotice,
): Promise<boolean> => openDuty(tx, userId, notice);

/** Ends what is said of a playbook. @returns whether there was something */
export const endPlaybookItem = (
  tx: Db,
  userId: string,
  sourceIdentifier: string,
): Promise<boolean> => endDuty(tx, userId, sourceIdentifier);

/** Ends the items of the approvals of a chat that is gone. @returns whether there were some */
export const endApprovalItems = (tx: Db, userId: string, sessionId: string): Promise<boolean> =>
  end(
    tx,
    userId,
    and(eq(inboxItems.kind, "approval"), eq(sql`${inboxItems.payload}->>'session_id'`, sessionId)),
  );

const ended = { status: "done", archivedAt: sql`now()`, updatedAt: sql`now()` };

/** As exact as a cursor of the list is: the items behind a finer time would be left out of the next page. */
const at = sql`date_trunc('milliseconds', now())`;

/** One that its person put away comes back only after its cause was settled in between. */
async function openDuty(tx: Db, userId: string, duty: Duty): Promise<boolean> {
  const isNew = sql`${inboxItems.status} = 'done'`;
  await tx
    .insert(inboxItems)
    .values({ id: newId(), userId, ...duty, status: "open", sourceType: "manual", receivedAt: at })
    .onConflictDoUpdate({
      target: [inboxItems.userId, inboxItems.sourceIdentifier],
      set: {
        title: duty.title,
        description: duty.description,
        status: "open",
        receivedAt: sql`case when ${isNew} then ${at} else ${inboxItems.receivedAt} end`,
        archivedAt: sql`case when ${isNew} then null else ${inboxItems.archivedAt} end`,
        deletedAt: sql`case when ${isNew} then null else ${inboxItems.deletedAt} end`,
        updatedAt: sql`now()`,
      },
    });
  return true;
}

const endDuty = (tx: Db, userId: string, sourceIdentifier: string): Promise<boolean> =>
  end(tx, userId, eq(inboxItems.sourceIdentifier, sourceIdentifier));

async function end(tx: Db, userId: string, which: SQL | undefined): Promise<boolean> {
  const rows = await tx
    .update(inboxItems)
    .set(ended)
    .where(and(eq(inboxItems.userId, userId), eq(inboxItems.status, "open"), which))
    .returning({ id: inboxItems.id });
  return rows.length > 0;
}
