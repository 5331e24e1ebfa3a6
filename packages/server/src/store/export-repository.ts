import { and, asc, eq, gt, lte } from "drizzle-orm";
import { toCredits } from "../domain/credits/amounts.ts";
import type {
  AccountExport,
  ExportedCredit,
  ExportedRow,
  ExportedTable,
} from "../domain/exports/ports.ts";
import { findOne } from "./rows.ts";
import {
  accountExports,
  chatSessions,
  factProposals,
  inboxItems,
  ledgerEntries,
  messages,
  toolCalls,
} from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps a new export in place of an earlier one of the user. @returns the one that was replaced */
export async function replace(tx: Db, wanted: AccountExport): Promise<AccountExport | undefined> {
  const [before] = await tx
    .delete(accountExports)
    .where(eq(accountExports.userId, wanted.userId))
    .returning();
  await tx.insert(accountExports).values(wanted);
  return before;
}

/** The export of a user. */
export async function find(db: Db, userId: string): Promise<AccountExport | undefined> {
  return findOne(db, accountExports, eq(accountExports.userId, userId));
}

/** An export by its id. */
export async function findById(db: Db, id: string): Promise<AccountExport | undefined> {
  return findOne(db, accountExports, eq(accountExports.id, id));
}

/** Notes how far it is. */
export async function setProgress(db: Db, id: string, done: number, total: number): Promise<void> {
  await db.update(accountExports).set({ done, total }).where(eq(accountExports.id, id));
}

/** Ends the preparation. @returns false when it is gone, or was settled already */
export async function settle(
  db: Db,
  id: string,
  end: Pick<AccountExport, "bytes"> & { readonly state: "ready" | "failed" },
): Promise<boolean> {
  const rows = await db
    .update(accountExports)
    .set(end)
    .where(and(eq(accountExports.id, id), eq(accountExports.state, "preparing")))
    .returning({ id: accountExports.id });
  return rows.length > 0;
}

/** Deletes those whose time is over. @returns their ids */
export async function dropExpired(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .delete(accountExports)
    .where(lte(accountExports.expiresAt, now))
    .returning({ id: accountExports.id });
  return rows.map(({ id }) => id);
}

/** The ids of all exports of everybody. */
export async function listIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: accountExports.id }).from(accountExports);
  return new Set(rows.map(({ id }) => id));
}

/** Rows of a user in the order of their ids, those above `after`. Columns are named one by one: a new one is not exported unasked. */
export async function listRows(
  db: Db,
  table: ExportedTable,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<ExportedRow[]> {
  return READERS[table](db, userId, after, limit);
}

type Reader = (
  db: Db,
  userId: string,
  after: string | undefined,
  limit: number,
) => Promise<ExportedRow[]>;

const READERS: Readonly<Record<ExportedTable, Reader>> = {
  fact_proposals: (db, userId, after, limit) =>
    db
      .select({
        id: factProposals.id,
        chat_id: factProposals.sessionId,
        run_id: factProposals.runId,
        key: factProposals.key,
        value: factProposals.value,
        state: factProposals.state,
        replaced: factProposals.replaced,
        created_at: factProposals.createdAt,
        decided_at: factProposals.decidedAt,
      })
      .from(factProposals)
      .where(and(eq(factProposals.userId, userId), after ? gt(factProposals.id, after) : undefined))
      .orderBy(asc(factProposals.id))
      .limit(limit),
  chats: (db, userId, after, limit) =>
    db
      .select({
        id: chatSessions.id,
        title: chatSessions.title,
        pinned: chatSessions.pinned,
        created_at: chatSessions.createdAt,
        updated_at: chatSessions.updatedAt,
      })
      .from(chatSessions)
      .where(and(eq(chatSessions.userId, userId), after ? gt(chatSessions.id, after) : undefined))
      .orderBy(asc(chatSessions.id))
      .limit(limit),
  messages: (db, userId, after, limit) =>
    db
      .select({
        id: messages.id,
        chat_id: messages.sessionId,
        run_id: messages.runId,
        role: messages.role,
        content: messages.content,
        created_at: messages.createdAt,
      })
      .from(messages)
      .where(and(eq(messages.userId, userId), after ? gt(messages.id, after) : undefined))
      .orderBy(asc(messages.id))
      .limit(limit),
  tool_calls: (db, userId, after, limit) =>
    db
      .select({
        id: toolCalls.id,
        run_id: toolCalls.runId,
        tool: toolCalls.name,
        connection_id: toolCalls.connectionId,
        effect: toolCalls.effect,
        arguments: toolCalls.arguments,
        outcome: toolCalls.outcome,
        result: toolCalls.result,
        created_at: toolCalls.createdAt,
        finished_at: toolCalls.finishedAt,
      })
      .from(toolCalls)
      .where(and(eq(toolCalls.userId, userId), after ? gt(toolCalls.id, after) : undefined))
      .orderBy(asc(toolCalls.id))
      .limit(limit),
  inbox_items: (db, userId, after, limit) =>
    db
      .select({
        id: inboxItems.id,
        title: inboxItems.title,
        description: inboxItems.description,
        priority: inboxItems.priority,
        status: inboxItems.status,
        kind: inboxItems.kind,
        source_type: inboxItems.sourceType,
        payload: inboxItems.payload,
        mail: inboxItems.mail,
        body: inboxItems.body,
        due_date: inboxItems.dueDate,
        received_at: inboxItems.receivedAt,
        archived_at: inboxItems.archivedAt,
        deleted_at: inboxItems.deletedAt,
      })
      .from(inboxItems)
      .where(and(eq(inboxItems.userId, userId), after ? gt(inboxItems.id, after) : undefined))
      .orderBy(asc(inboxItems.id))
      .limit(limit),
};

/** Lines of a user's own credits in the order of their ids. */
export async function listCredits(
  db: Db,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<ExportedCredit[]> {
  const rows = await db
    .select({
      id: ledgerEntries.id,
      created_at: ledgerEntries.createdAt,
      delta: ledgerEntries.delta,
      reason: ledgerEntries.reason,
      cause: ledgerEntries.cause,
      run_id: ledgerEntries.runId,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), after ? gt(ledgerEntries.id, after) : undefined))
    .orderBy(asc(ledgerEntries.id))
    .limit(limit);
  return rows.map(({ delta, ...row }) => ({ ...row, amount: toCredits(delta) }));
}
