import { and, asc, countDistinct, desc, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";
import { alias, union } from "drizzle-orm/pg-core";
import type { AnsweredCall, EndedCall, ToolCallRecord } from "../domain/runs/ports.ts";
import { apiKeys, approvals, keyRuns, runs, toolCalls, users } from "./schema.ts";
import type { Db } from "./types.ts";

const here = alias(keyRuns, "here");

/** The intent of a tool call. */
export async function insert(
  tx: Db,
  call: Omit<ToolCallRecord, "result" | "finishedAt"> & Partial<ToolCallRecord>,
): Promise<void> {
  await tx.insert(toolCalls).values(call);
}

/** The outcome of a tool call. */
export async function update(
  tx: Db,
  runId: string,
  callId: string,
  patch: Pick<ToolCallRecord, "outcome" | "result" | "finishedAt">,
): Promise<void> {
  await tx
    .update(toolCalls)
    .set(patch)
    .where(and(eq(toolCalls.runId, runId), eq(toolCalls.callId, callId)));
}

/** How many calls of a run came to a result, which are those that are charged. */
export const countDone = (db: Db, runId: string): Promise<number> =>
  db.$count(toolCalls, and(eq(toolCalls.runId, runId), eq(toolCalls.outcome, "done")));

/** A finished call, with its approver and the API key that requested it. */
export async function findEnded(
  db: Db,
  runId: string,
  callId: string,
): Promise<EndedCall | undefined> {
  const [row] = await db
    .select({
      userId: toolCalls.userId,
      name: toolCalls.name,
      connectionId: toolCalls.connectionId,
      outcome: toolCalls.outcome,
      approvedBy: users.email,
      keyId: keyRuns.keyId,
      keyPrefix: apiKeys.prefix,
    })
    .from(toolCalls)
    .leftJoin(
      approvals,
      and(
        eq(approvals.runId, toolCalls.runId),
        eq(approvals.callId, toolCalls.callId),
        eq(approvals.kind, "call"),
        eq(approvals.state, "approved"),
      ),
    )
    .leftJoin(users, eq(users.id, approvals.decidedBy))
    .leftJoin(keyRuns, eq(keyRuns.runId, toolCalls.runId))
    .leftJoin(apiKeys, eq(apiKeys.id, keyRuns.keyId))
    .where(and(eq(toolCalls.runId, runId), eq(toolCalls.callId, callId)));
  if (!row) return undefined;
  const { outcome, ...rest } = row;
  return outcome === "running" || outcome === "held" ? undefined : { ...rest, outcome };
}

/** Makes a held call a running one. @returns false for one that is not held */
export async function resume(
  tx: Db,
  runId: string,
  callId: string,
  patch: Pick<ToolCallRecord, "arguments" | "proposedArguments">,
): Promise<boolean> {
  const rows = await tx
    .update(toolCalls)
    .set({ ...patch, outcome: "running", result: null })
    .where(
      and(eq(toolCalls.runId, runId), eq(toolCalls.callId, callId), eq(toolCalls.outcome, "held")),
    )
    .returning({ id: toolCalls.id });
  return rows.length > 0;
}

/** The calls of a run that were refused for their credentials and are not made again yet, in order. */
export async function listHeld(db: Db, runId: string): Promise<ToolCallRecord[]> {
  return db
    .select()
    .from(toolCalls)
    .where(and(eq(toolCalls.runId, runId), eq(toolCalls.outcome, "held")))
    .orderBy(asc(toolCalls.id));
}

/** The calls of a run in order. */
export async function list(db: Db, runId: string): Promise<ToolCallRecord[]> {
  return db.select().from(toolCalls).where(eq(toolCalls.runId, runId)).orderBy(asc(toolCalls.id));
}

/** The last call of a session with an id that has a result. */
export async function findOfSession(
  db: Db,
  sessionId: string,
  callId: string,
): Promise<ToolCallRecord | undefined> {
  const [row] = await db
    .select(getTableColumns(toolCalls))
    .from(toolCalls)
    .innerJoin(runs, eq(runs.id, toolCalls.runId))
    .where(
      and(
        eq(runs.sessionId, sessionId),
        eq(toolCalls.callId, callId),
        eq(toolCalls.outcome, "done"),
      ),
    )
    .orderBy(desc(toolCalls.id))
    .limit(1);
  return row;
}

/**
 * Calls of all runs of a session whose tools answered, in order: with a result, a failure, or words of which the end is not
 * known. Where a program began runs in it with an API key, those of its other sessions are among them: it has read them all.
 */
export async function listAnswered(db: Db, sessionId: string): Promise<AnsweredCall[]> {
  const own = db.select({ id: runs.id }).from(runs).where(eq(runs.sessionId, sessionId));
  const keysHere = db
    .select({ id: here.keyId })
    .from(here)
    .innerJoin(runs, eq(runs.id, here.runId))
    .where(eq(runs.sessionId, sessionId));
  const ofTheirs = db
    .select({ id: keyRuns.runId })
    .from(keyRuns)
    .where(inArray(keyRuns.keyId, keysHere));
  return db
    .select({
      name: toolCalls.name,
      connectionId: toolCalls.connectionId,
      // Not the whole results: a long chat has megabytes of them, and they are read before every call.
      sources: sql<unknown>`${toolCalls.result} -> 'sources'`.mapWith(toolCalls.result),
      readWith: sql<
        string | null
      >`case when ${runs.sessionId} <> ${sessionId} then ${apiKeys.name} end`,
    })
    .from(toolCalls)
    .innerJoin(runs, eq(runs.id, toolCalls.runId))
    .leftJoin(keyRuns, eq(keyRuns.runId, toolCalls.runId))
    .leftJoin(apiKeys, eq(apiKeys.id, keyRuns.keyId))
    .where(
      and(
        inArray(toolCalls.runId, union(own, ofTheirs)),
        inArray(toolCalls.outcome, ["done", "failed", "unknown"]),
      ),
    )
    .orderBy(asc(toolCalls.id));
}

/** Chat answers from a file: those of a user, since a time in ISO form. */
export async function countAnswersFrom(
  db: Db,
  userId: string,
  { filename, since }: { filename: string; since?: string },
): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(toolCalls.runId) })
    .from(toolCalls)
    .innerJoin(runs, eq(runs.id, toolCalls.runId))
    .where(
      and(
        eq(runs.userId, userId),
        eq(runs.kind, "chat"),
        eq(toolCalls.outcome, "done"),
        sql`${toolCalls.result} -> 'sources' @> ${JSON.stringify([filename])}::jsonb`,
        since === undefined ? undefined : gt(toolCalls.finishedAt, new Date(since)),
      ),
    );
  return row?.count ?? 0;
}
