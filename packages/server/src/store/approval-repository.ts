import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { Approval, Decision, NewApproval } from "../domain/approvals/ports.ts";
import { WORKING } from "../domain/connections/health.ts";
import { findOne, owned } from "./rows.ts";
import { approvals, connections } from "./schema.ts";
import type { Db } from "./types.ts";

/** Stores a question to a user. */
export async function insert(tx: Db, approval: NewApproval): Promise<void> {
  await tx.insert(approvals).values({ ...approval, origins: [...approval.origins] });
}

const isCall = eq(approvals.kind, "call");
const isReconnect = eq(approvals.kind, "reconnect");
const isLimit = eq(approvals.kind, "limit");

const select = (db: Db) => db.select().from(approvals);

/** One approval of a call, of a user. */
export const find = (db: Db, userId: string, id: string): Promise<Approval | undefined> =>
  findOne(db, approvals, and(owned(approvals, userId, id), isCall));

/** One question of a user for other credentials. */
export const findReconnect = (db: Db, userId: string, id: string): Promise<Approval | undefined> =>
  findOne(db, approvals, and(owned(approvals, userId, id), isReconnect));

/** One question of a user about the credits of a run. */
export const findLimit = (db: Db, userId: string, id: string): Promise<Approval | undefined> =>
  findOne(db, approvals, and(owned(approvals, userId, id), isLimit));

/** The approval for one call of a run. */
export const findForCall = (db: Db, runId: string, callId: string): Promise<Approval | undefined> =>
  findOne(db, approvals, and(eq(approvals.runId, runId), eq(approvals.callId, callId), isCall));

/** All approvals for a tool in a user's session, newest first. */
export async function listForTool(
  db: Db,
  userId: string,
  sessionId: string,
  toolName: string,
): Promise<Approval[]> {
  return select(db)
    .where(
      and(
        eq(approvals.userId, userId),
        eq(approvals.sessionId, sessionId),
        eq(approvals.toolName, toolName),
        isCall,
      ),
    )
    .orderBy(desc(approvals.id));
}

/** What waits for a user, oldest first. */
export async function listPending(db: Db, userId: string, now: Date): Promise<Approval[]> {
  return select(db)
    .where(
      and(
        eq(approvals.userId, userId),
        eq(approvals.state, "pending"),
        gt(approvals.expiresAt, now),
        isCall,
      ),
    )
    .orderBy(asc(approvals.createdAt), asc(approvals.queueIndex), asc(approvals.id));
}

/** All approvals of a run, in the order of its calls. */
export async function listForRun(db: Db, runId: string): Promise<Approval[]> {
  return select(db)
    .where(and(eq(approvals.runId, runId), isCall))
    .orderBy(asc(approvals.createdAt), asc(approvals.queueIndex), asc(approvals.id));
}

/** All requests of a run for other credentials, in order. */
export async function listReconnects(db: Db, runId: string): Promise<Approval[]> {
  return select(db)
    .where(and(eq(approvals.runId, runId), isReconnect))
    .orderBy(asc(approvals.id));
}

/** All requests of a run for more credits, in order. */
export async function listLimits(db: Db, runId: string): Promise<Approval[]> {
  return select(db)
    .where(and(eq(approvals.runId, runId), isLimit))
    .orderBy(asc(approvals.id));
}

/** Pending ones of the kind `reconnect` whose connection works as far as is known, or is deleted. */
export async function listReconnected(db: Db, now: Date): Promise<Approval[]> {
  const rows = await db
    .select({ approval: approvals })
    .from(approvals)
    .leftJoin(connections, eq(connections.id, approvals.connectionId))
    .where(
      and(
        isReconnect,
        eq(approvals.state, "pending"),
        gt(approvals.expiresAt, now),
        or(isNull(connections.id), inArray(connections.status, WORKING)),
      ),
    );
  return rows.map(({ approval }) => approval);
}

/** Pending ones of anybody whose time is over, of every kind. */
export async function listOverdue(db: Db, now: Date): Promise<Approval[]> {
  return select(db).where(and(eq(approvals.state, "pending"), lte(approvals.expiresAt, now)));
}

/**
 * The one conditional update that decides an approval: of any number of callers, at most one gets the row back. `approved` and
 * `denied` need `expires_at` to lie ahead, so that a decision in time is also in time here.
 */
export async function decide(
  tx: Db,
  id: string,
  decision: Decision,
): Promise<Approval | undefined> {
  const inTime =
    decision.state === "approved" || decision.state === "denied"
      ? gt(approvals.expiresAt, decision.now)
      : undefined;
  const [row] = await tx
    .update(approvals)
    .set({
      state: decision.state,
      decidedAt: decision.now,
      decidedBy: decision.by,
      decidedVia: decision.via,
      approvedArguments: decision.approvedArguments,
      reason: decision.reason,
    })
    .where(and(eq(approvals.id, id), eq(approvals.state, "pending"), inTime))
    .returning();
  return row;
}

/** Voids all pending approvals of a finished run. @returns them */
export async function voidPending(tx: Db, runId: string, now: Date): Promise<Approval[]> {
  return tx
    .update(approvals)
    .set({ state: "void", decidedAt: now, decidedVia: "stop" })
    .where(and(eq(approvals.runId, runId), eq(approvals.state, "pending")))
    .returning();
}
