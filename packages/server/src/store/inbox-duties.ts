import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Approval } from "../domain/approvals/ports.ts";
import type { Connection } from "../domain/connections/ports.ts";
import { approvalItem, approvalSource, decidedItem } from "../domain/inbox/approval-item.ts";
import { connectionSource, connectionTask, isBroken } from "../domain/inbox/connection-task.ts";
import type { EndedDuty, InboxItem, PlaybookNotice } from "../domain/inbox/ports.ts";
import type { FailingSource } from "../domain/sources/ports.ts";
import { needsPerson, sourceItem, sourceItemName } from "../domain/sources/source-item.ts";
import { newId } from "../ids.ts";
import { inboxItems } from "./schema.ts";
import type { Db } from "./types.ts";

/*
 * What only the user can settle stays in the inbox until it is settled. Its cause opens and closes the item, in the transaction
 * that changes the cause itself.
 */

type Duty = Pick<
  InboxItem,
  "title" | "description" | "priority" | "priorityReason" | "payload" | "kind" | "sourceIdentifier"
>;

/** Keeps the item of a connection as the connection is. @returns whether that changed the inbox */
export const keepConnectionTask = (tx: Db, connection: Connection): Promise<boolean> =>
  isBroken(connection)
    ? openDuty(tx, connection.userId, connectionTask(connection))
    : endDuty(tx, connection.userId, connectionSource(connection.id), {
        title: `Reconnected ${connection.name}`,
        description: "The connection works again.",
      });

/** Ends the item of a connection that is gone. @returns whether there was one */
export const endConnectionTask = (tx: Db, userId: string, connectionId: string): Promise<boolean> =>
  endDuty(tx, userId, connectionSource(connectionId), {
    description: "The connection was removed.",
  });

/**
 * Opens or closes the item of a source after a refresh: open while the source keeps failing.
 * @param isReported its connection has its own inbox item that says what to do
 * @returns whether that changed the inbox
 */
export const keepSourceItem = (
  tx: Db,
  source: FailingSource,
  isReported: boolean,
): Promise<boolean> =>
  needsPerson(source, isReported)
    ? openDuty(tx, source.userId, sourceItem(source))
    : endSourceItem(tx, source.userId, source.id);

/** Ends the item of a source that is refreshed again, paused or gone. */
export const endSourceItem = (tx: Db, userId: string, sourceId: string): Promise<boolean> =>
  endDuty(tx, userId, sourceItemName(sourceId), SETTLED);

/** Keeps the item of an approval as the approval is. @returns whether that changed the inbox */
export const keepApprovalItem = (
  tx: Db,
  approval: Pick<
    Approval,
    "id" | "kind" | "userId" | "sessionId" | "state" | "toolName" | "sentence" | "expiresAt"
  >,
): Promise<boolean> =>
  approval.state === "pending"
    ? openDuty(tx, approval.userId, approvalItem(approval))
    : endDuty(
        tx,
        approval.userId,
        approvalSource(approval.id),
        decidedItem({ ...approval, state: approval.state }),
      );

/** Opens the item of an automated playbook. A dismissed one reopens only after it was ended in between. */
export const openPlaybookItem = (
  tx: Db,
  userId: string,
  notice: PlaybookNotice,
): Promise<boolean> => openDuty(tx, userId, notice);

/** Ends the item of a playbook. @returns whether there was one */
export const endPlaybookItem = (
  tx: Db,
  userId: string,
  sourceIdentifier: string,
): Promise<boolean> => endDuty(tx, userId, sourceIdentifier, SETTLED);

/** Ends the items of the approvals of a chat that is gone. @returns whether there were some */
export const endApprovalItems = (tx: Db, userId: string, sessionId: string): Promise<boolean> =>
  end(
    tx,
    userId,
    and(eq(inboxItems.kind, "approval"), eq(sql`${inboxItems.payload}->>'session_id'`, sessionId)),
    { description: "The chat was deleted before you decided." },
  );

const SETTLED: EndedDuty = { description: "Nothing is left to do here." };

/** As exact as a cursor of the list is: the items behind a finer time would be left out of the next page. */
const at = sql`date_trunc('milliseconds', now())`;

/** A dismissed item reopens only after its cause was settled in between. */
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
        priorityReason: duty.priorityReason,
        status: "open",
        receivedAt: sql`case when ${isNew} then ${at} else ${inboxItems.receivedAt} end`,
        archivedAt: sql`case when ${isNew} then null else ${inboxItems.archivedAt} end`,
        deletedAt: sql`case when ${isNew} then null else ${inboxItems.deletedAt} end`,
        updatedAt: sql`now()`,
      },
    });
  return true;
}

const endDuty = (
  tx: Db,
  userId: string,
  sourceIdentifier: string,
  says: EndedDuty,
): Promise<boolean> => end(tx, userId, eq(inboxItems.sourceIdentifier, sourceIdentifier), says);

async function end(
  tx: Db,
  userId: string,
  which: SQL | undefined,
  says: EndedDuty,
): Promise<boolean> {
  const now = sql`now()`;
  const rows = await tx
    .update(inboxItems)
    .set({ ...says, priorityReason: null, status: "done", archivedAt: now, updatedAt: now })
    .where(and(eq(inboxItems.userId, userId), eq(inboxItems.status, "open"), which))
    .returning({ id: inboxItems.id });
  return rows.length > 0;
}
