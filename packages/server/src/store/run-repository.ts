import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm";
import type { ApprovalCounts, PlaybookRun, Run, RunPatch } from "../domain/runs/ports.ts";
import type { RunMark } from "../domain/watch/changes.ts";
import { isLiveRun } from "./live-runs.ts";
import { approvals, inboxItems, ledgerEntries, playbooks, runs } from "./schema.ts";
import type { Db } from "./types.ts";

const { transcript, ...columns } = getTableColumns(runs);

/**
 * Stores a new run.
 * @returns false when its session already has a live run; the partial unique index decides between concurrent callers
 */
export async function insert(tx: Db, run: Run): Promise<boolean> {
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

/** One run of a user. */
export async function find(db: Db, userId: string, runId: string): Promise<Run | undefined> {
  const [row] = await db
    .select(columns)
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.userId, userId)));
  return row;
}

/** The live run of a session, if there is one. */
export async function findLive(db: Db, sessionId: string): Promise<Run | undefined> {
  const [row] = await db
    .select(columns)
    .from(runs)
    .where(and(eq(runs.sessionId, sessionId), isLiveRun));
  return row;
}

/** The last run of a kind in a session, in any state. */
export async function findLast(
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
export async function lockLive(tx: Db, runId: string, attempt?: number): Promise<Run | undefined> {
  const [row] = await tx
    .select(columns)
    .from(runs)
    .where(
      and(
        eq(runs.id, runId),
        isLiveRun,
        attempt === undefined ? undefined : eq(runs.attempt, attempt),
      ),
    )
    .for("no key update");
  return row;
}

/** Changes a run that the caller holds. @returns whose it is and how it is now */
export async function update(
  tx: Db,
  runId: string,
  patch: RunPatch,
): Promise<Pick<Run, "userId" | "sessionId" | "state"> | undefined> {
  const [row] = await tx
    .update(runs)
    .set(patch)
    .where(eq(runs.id, runId))
    .returning({ userId: runs.userId, sessionId: runs.sessionId, state: runs.state });
  return row;
}

/** The model's conversation of a run as last stored; empty for one that has not begun. */
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
export async function findAbandoned(
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

/** State, last event number and attempt of a run; undefined once its session is deleted. */
export async function findProgress(
  db: Db,
  runId: string,
): Promise<Pick<Run, "state" | "lastSeq" | "attempt"> | undefined> {
  const [row] = await db
    .select({ state: runs.state, lastSeq: runs.lastSeq, attempt: runs.attempt })
    .from(runs)
    .where(eq(runs.id, runId));
  return row;
}

/** The live runs of a user. */
export async function listLive(db: Db, userId: string): Promise<RunMark[]> {
  return db
    .select({ session_id: runs.sessionId, run_id: runs.id, state: runs.state })
    .from(runs)
    .where(and(eq(runs.userId, userId), isLiveRun));
}

/** Titles of the inbox items that prompts of a session quote, those of deleted items too. */
export async function listItemTitles(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: runs.inboxItemId, title: inboxItems.title })
    .from(runs)
    .leftJoin(inboxItems, eq(inboxItems.id, runs.inboxItemId))
    .where(and(eq(runs.sessionId, sessionId), isNotNull(runs.inboxItemId)));
  return rows.map(({ title }) => title ?? "A deleted item");
}

/** The inbox item that a session was last about; null for none. */
export async function findItemId(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: runs.inboxItemId })
    .from(runs)
    .where(and(eq(runs.sessionId, sessionId), isNotNull(runs.inboxItemId)))
    .orderBy(desc(runs.id))
    .limit(1);
  return row?.id ?? null;
}

/** The newest runs of a playbook, or of all playbooks for an item, with what they cost and what was decided. */
export async function listOfPlaybooks(
  db: Db,
  userId: string,
  of: { readonly playbookId: string } | { readonly itemId: string },
  limit: number,
): Promise<PlaybookRun[]> {
  const cost = db
    .select({ sum: sql<number>`coalesce(-sum(${ledgerEntries.delta}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        or(eq(ledgerEntries.userId, userId), eq(ledgerEntries.spentBy, userId)),
        eq(ledgerEntries.runId, runs.id),
      ),
    );
  const rows = await db
    .select({
      id: runs.id,
      sessionId: runs.sessionId,
      state: runs.state,
      readOnly: runs.readOnly,
      automatic: runs.automatic,
      startedAt: runs.startedAt,
      title: inboxItems.title,
      playbookName: playbooks.name,
      cost: sql<number>`(${cost})`.mapWith(Number),
    })
    .from(runs)
    .leftJoin(inboxItems, eq(inboxItems.id, runs.inboxItemId))
    .leftJoin(playbooks, eq(playbooks.id, runs.playbookId))
    .where(
      and(
        eq(runs.userId, userId),
        isNotNull(runs.playbookId),
        "playbookId" in of ? eq(runs.playbookId, of.playbookId) : eq(runs.inboxItemId, of.itemId),
      ),
    )
    .orderBy(desc(runs.startedAt))
    .limit(limit);
  const counts = await countApprovals(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, approvals: counts.get(row.id) ?? NONE }));
}

const NONE: ApprovalCounts = { pending: 0, approved: 0, denied: 0, undecided: 0 };

async function countApprovals(
  db: Db,
  runIds: readonly string[],
): Promise<Map<string, ApprovalCounts>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .select({ runId: approvals.runId, state: approvals.state, count: count() })
    .from(approvals)
    .where(and(inArray(approvals.runId, [...runIds]), eq(approvals.kind, "call")))
    .groupBy(approvals.runId, approvals.state);
  const counts = new Map<string, ApprovalCounts>();
  for (const { runId, state, count: added } of rows) {
    const before = counts.get(runId) ?? NONE;
    const outcome = state === "expired" || state === "void" ? "undecided" : state;
    counts.set(runId, { ...before, [outcome]: before[outcome] + added });
  }
  return counts;
}
