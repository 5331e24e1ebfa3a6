import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm";
import { alias, union } from "drizzle-orm/pg-core";
import type {
  AnsweredCall,
  EventRecord,
  Run,
  RunConnection,
  RunPatch,
  ToolCallRecord,
} from "../domain/runs/ports.ts";
import { connections, keyCalls, liveRunStates, runEvents, runs, toolCalls } from "./schema.ts";
import type { Db } from "./types.ts";

const { transcript, ...columns } = getTableColumns(runs);

const here = alias(keyCalls, "here");

const live = () => inArray(runs.state, [...liveRunStates]);

/**
 * Stores a new run.
 * @returns false when its session has a live run already; the partial unique index decides, whoever else tries
 */
export async function insertRun(tx: Db, run: Run): Promise<boolean> {
  const rows = await tx
    .insert(runs)
    .values(run)
    .onConflictDoNothing({
      target: runs.sessionId,
      where: sql`state in ('queued', 'running', 'awaiting_approval')`,
    })
    .returning({ id: runs.id });
  return rows.length > 0;
}

/** One run of a person. */
export async function findRun(db: Db, userId: string, runId: string): Promise<Run | undefined> {
  const [row] = await db
    .select(columns)
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.userId, userId)));
  return row;
}

/** The live run of a session, if there is one. */
export async function findLiveRun(db: Db, sessionId: string): Promise<Run | undefined> {
  const [row] = await db
    .select(columns)
    .from(runs)
    .where(and(eq(runs.sessionId, sessionId), live()));
  return row;
}

/** The run of a kind that a session began last, whatever became of it. */
export async function findLastRun(
  db: Db,
  sessionId: string,
  { kind, not }: { readonly kind: Run["kind"]; readonly not?: string },
): Promise<Run | undefined> {
  const [row] = await db
    .select(columns)
    .from(runs)
    .where(
      and(
        eq(runs.sessionId, sessionId),
        eq(runs.kind, kind),
        not === undefined ? undefined : ne(runs.id, not),
      ),
    )
    .orderBy(desc(runs.id))
    .limit(1);
  return row;
}

/**
 * Holds a live run for the rest of the transaction. With `attempt` given, only while that attempt is the current one:
 * this is the fence that keeps a process that lost its run from writing to it.
 */
export async function lockLiveRun(
  tx: Db,
  runId: string,
  attempt?: number,
): Promise<Run | undefined> {
  const [row] = await tx
    .select(columns)
    .from(runs)
    .where(
      and(
        eq(runs.id, runId),
        live(),
        attempt === undefined ? undefined : eq(runs.attempt, attempt),
      ),
    )
    .for("no key update");
  return row;
}

/** Changes a run that the caller holds. */
export async function updateRun(tx: Db, runId: string, patch: RunPatch): Promise<void> {
  await tx.update(runs).set(patch).where(eq(runs.id, runId));
}

/** The model's conversation of a run as it was last written; empty for one that has not begun. */
export async function findTranscript(db: Db, runId: string): Promise<unknown[]> {
  const [row] = await db.select({ transcript }).from(runs).where(eq(runs.id, runId));
  return row?.transcript ?? [];
}

/** Prolongs the leases of runs that a process drives. @returns those that are still its own */
export async function renewLeases(
  db: Db,
  owner: string,
  runIds: readonly string[],
  until: Date,
): Promise<{ id: string; attempt: number }[]> {
  if (runIds.length === 0) return [];
  return db
    .update(runs)
    .set({ leaseUntil: until })
    .where(
      and(inArray(runs.id, [...runIds]), eq(runs.leaseOwner, owner), eq(runs.state, "running")),
    )
    .returning({ id: runs.id, attempt: runs.attempt });
}

/** Runs that no living process drives: their lease ran out, or, with `exceptOwner`, they are not of this process. */
export async function findAbandonedRuns(
  db: Db,
  now: Date,
  exceptOwner?: string,
): Promise<{ id: string }[]> {
  const abandoned = or(
    isNull(runs.leaseUntil),
    lt(runs.leaseUntil, now),
    exceptOwner === undefined
      ? undefined
      : or(isNull(runs.leaseOwner), ne(runs.leaseOwner, exceptOwner)),
  );
  return db
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.state, ["queued", "running"]), abandoned));
}

/** Adds events to a run's log. */
export async function insertEvents(tx: Db, rows: readonly EventRecord[]): Promise<void> {
  if (rows.length > 0) await tx.insert(runEvents).values([...rows]);
}

/** Events of a run after a number, in order, at most `limit`. */
export async function listEvents(
  db: Db,
  runId: string,
  after: number,
  limit: number,
): Promise<EventRecord[]> {
  return db
    .select()
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, after)))
    .orderBy(asc(runEvents.seq))
    .limit(limit);
}

/** State, last event number and attempt of a run; undefined once its session is deleted. */
export async function findRunProgress(
  db: Db,
  runId: string,
): Promise<Pick<Run, "state" | "lastSeq" | "attempt"> | undefined> {
  const [row] = await db
    .select({ state: runs.state, lastSeq: runs.lastSeq, attempt: runs.attempt })
    .from(runs)
    .where(eq(runs.id, runId));
  return row;
}

/** The intent of a tool call. */
export async function insertToolCall(
  tx: Db,
  call: Omit<ToolCallRecord, "result" | "finishedAt"> & Partial<ToolCallRecord>,
): Promise<void> {
  await tx.insert(toolCalls).values(call);
}

/** The outcome of a tool call. */
export async function updateToolCall(
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

/** Makes a held call a running one; false for one that is not held. */
export async function resumeToolCall(
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

/** The held calls of a run in order. */
export async function listHeldCalls(db: Db, runId: string): Promise<ToolCallRecord[]> {
  return db
    .select()
    .from(toolCalls)
    .where(and(eq(toolCalls.runId, runId), eq(toolCalls.outcome, "held")))
    .orderBy(asc(toolCalls.id));
}

/** The calls of a run in order. */
export async function listToolCalls(db: Db, runId: string): Promise<ToolCallRecord[]> {
  return db.select().from(toolCalls).where(eq(toolCalls.runId, runId)).orderBy(asc(toolCalls.id));
}

/**
 * The calls of a session whose tools answered, in order: with a result, a failure, or words of which the end is not known; with those
 * that the programs which made calls in it made elsewhere.
 */
export async function listAnsweredCalls(db: Db, sessionId: string): Promise<AnsweredCall[]> {
  const own = db.select({ id: runs.id }).from(runs).where(eq(runs.sessionId, sessionId));
  const keysHere = db
    .select({ id: here.keyId })
    .from(here)
    .innerJoin(runs, eq(runs.id, here.runId))
    .where(eq(runs.sessionId, sessionId));
  const ofTheirs = db
    .select({ id: keyCalls.runId })
    .from(keyCalls)
    .where(inArray(keyCalls.keyId, keysHere));
  return db
    .select({
      name: toolCalls.name,
      connectionId: toolCalls.connectionId,
      // Not the whole results: a long chat has megabytes of them, and they are looked at before every call.
      sources: sql<unknown>`${toolCalls.result} -> 'sources'`.mapWith(toolCalls.result),
    })
    .from(toolCalls)
    .where(
      and(
        inArray(toolCalls.runId, union(own, ofTheirs)),
        inArray(toolCalls.outcome, ["done", "failed", "unknown"]),
      ),
    )
    .orderBy(asc(toolCalls.id));
}

/** The person's own connections among the ids, in the order of the ids. */
export async function findConnections(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<RunConnection[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(connections)
    .where(and(eq(connections.userId, userId), inArray(connections.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
