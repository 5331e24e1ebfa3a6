import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from "drizzle-orm";
import type {
  Fingerprint,
  InboxSource,
  SourceChange,
  SourceClaim,
  SourceOutcome,
} from "../domain/sources/ports.ts";
import { inboxItems, inboxSourceRows, inboxSources } from "./schema.ts";
import type { Db } from "./types.ts";

type Counted = InboxSource & { readonly itemCount: number };

const owned = (userId: string, id: string) =>
  and(eq(inboxSources.userId, userId), eq(inboxSources.id, id), isNull(inboxSources.deletedAt));
/** Whether it is refreshed at all. */
const isOn = and(isNull(inboxSources.deletedAt), isNull(inboxSources.pausedAt));
const isFree = (now: Date) => or(isNull(inboxSources.runUntil), lte(inboxSources.runUntil, now));

const counted = (db: Db) =>
  db
    .select({
      ...getTableColumns(inboxSources),
      // Written out, since columns within a selected expression lose their table.
      itemCount: sql<number>`(select count(*) from inbox_items i where i.source_id = inbox_sources.id and i.archived_at is null and i.deleted_at is null)::int`,
    })
    .from(inboxSources);

/** Keeps a new source. */
export async function insert(db: Db, source: InboxSource): Promise<void> {
  await db.insert(inboxSources).values({ ...source, connectionIds: [...source.connectionIds] });
}

/** The sources of a user, the oldest first, each with the number of its items in the inbox. */
export async function list(db: Db, userId: string): Promise<Counted[]> {
  return counted(db)
    .where(and(eq(inboxSources.userId, userId), isNull(inboxSources.deletedAt)))
    .orderBy(asc(inboxSources.id));
}

/** One source of a user. */
export async function find(db: Db, userId: string, id: string): Promise<Counted | undefined> {
  const [row] = await counted(db).where(owned(userId, id));
  return row;
}

/**
 * Changes a source of a user based on its current row. Call it in a transaction, or others could change it in between.
 * @returns undefined when the user has no such source
 */
export async function revise(
  tx: Db,
  userId: string,
  id: string,
  changeOf: (source: InboxSource) => SourceChange,
): Promise<InboxSource | undefined> {
  const [before] = await tx.select().from(inboxSources).where(owned(userId, id)).for("update");
  if (!before) return undefined;
  const { connectionIds, ...change } = changeOf(before);
  const [after] = await tx
    .update(inboxSources)
    .set({ ...change, ...(connectionIds && { connectionIds: [...connectionIds] }) })
    .where(owned(userId, id))
    .returning();
  return after;
}

/** Removes a source of a user, so that it can be restored. @returns false when the user has no such source */
export async function remove(db: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(inboxSources)
    .set({ deletedAt: at })
    .where(owned(userId, id))
    .returning({ id: inboxSources.id });
  return rows.length > 0;
}

/** Restores a removed source, due at `at`. @returns undefined when the user has removed no such source */
export async function restore(
  db: Db,
  userId: string,
  id: string,
  at: Date,
): Promise<InboxSource | undefined> {
  const [row] = await db
    .update(inboxSources)
    .set({ deletedAt: null, nextRunAt: at })
    .where(
      and(
        eq(inboxSources.userId, userId),
        eq(inboxSources.id, id),
        isNotNull(inboxSources.deletedAt),
      ),
    )
    .returning();
  return row;
}

/** Forgets the sources that were removed before `at`; their items stay, without one. */
export async function purge(tx: Db, at: Date): Promise<void> {
  const isOver = lt(inboxSources.deletedAt, at);
  const gone = tx.select({ id: inboxSources.id }).from(inboxSources).where(isOver);
  await tx.update(inboxItems).set({ sourceId: null }).where(inArray(inboxItems.sourceId, gone));
  await tx.delete(inboxSources).where(isOver);
}

/** Sources of everybody that are due, not paused and not being refreshed, the longest waiting first. */
export async function listDue(
  db: Db,
  now: Date,
  limit: number,
): Promise<Pick<InboxSource, "id" | "userId">[]> {
  return db
    .select({ id: inboxSources.id, userId: inboxSources.userId })
    .from(inboxSources)
    .where(and(lte(inboxSources.nextRunAt, now), isOn, isFree(now)))
    .orderBy(asc(inboxSources.nextRunAt))
    .limit(limit);
}

/**
 * Takes a source for one refresh.
 * @returns undefined where another refreshes it, it is paused or not due, or it is gone
 */
export async function claim(
  db: Db,
  userId: string,
  id: string,
  { runId, now, until, onlyDue }: SourceClaim,
): Promise<InboxSource | undefined> {
  const due = onlyDue ? lte(inboxSources.nextRunAt, now) : undefined;
  const [row] = await db
    .update(inboxSources)
    .set({ runId, runUntil: until, nextRunAt: until })
    .where(and(owned(userId, id), isOn, isFree(now), due))
    .returning();
  return row;
}

/**
 * Ends a refresh.
 * @returns false when it had lost its claim, or its source was changed or removed meanwhile: nothing of it is kept then
 */
export async function settle(
  tx: Db,
  { id, revision }: Pick<InboxSource, "id" | "revision">,
  runId: string,
  { cursor, nextRunAt, lastSuccessAt, failingSince, failure, failures }: SourceOutcome,
): Promise<boolean> {
  const mine = and(eq(inboxSources.id, id), eq(inboxSources.runId, runId));
  const free = { runId: null, runUntil: null };
  const rows = await tx
    .update(inboxSources)
    .set({ cursor, nextRunAt, lastSuccessAt, failingSince, failure, failures, ...free })
    .where(and(mine, eq(inboxSources.revision, revision), isNull(inboxSources.deletedAt)))
    .returning({ id: inboxSources.id });
  if (rows.length > 0) return true;
  await tx.update(inboxSources).set(free).where(mine);
  return false;
}

/** What is known of some rows of a data condition. */
export async function listFingerprints(
  db: Db,
  sourceId: string,
  externalIds: readonly string[],
): Promise<Fingerprint[]> {
  if (externalIds.length === 0) return [];
  return db
    .select({
      externalId: inboxSourceRows.externalId,
      fingerprint: inboxSourceRows.fingerprint,
    })
    .from(inboxSourceRows)
    .where(
      and(
        eq(inboxSourceRows.sourceId, sourceId),
        inArray(inboxSourceRows.externalId, [...externalIds]),
      ),
    );
}

/** Remembers rows of a data condition as they are now. */
export async function keepFingerprints(
  db: Db,
  sourceId: string,
  rows: readonly Fingerprint[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(inboxSourceRows)
    .values(rows.map((row) => ({ sourceId, ...row })))
    .onConflictDoUpdate({
      target: [inboxSourceRows.sourceId, inboxSourceRows.externalId],
      set: { fingerprint: sql`excluded.fingerprint` },
    });
}
