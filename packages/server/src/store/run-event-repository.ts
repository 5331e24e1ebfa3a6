import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { EventRecord } from "../domain/runs/ports.ts";
import { isLiveRun } from "./live-runs.ts";
import { messages, runEvents, runs } from "./schema.ts";
import type { Db } from "./types.ts";

/** Adds events to a run's log. */
export async function insert(tx: Db, rows: readonly EventRecord[]): Promise<void> {
  if (rows.length > 0) await tx.insert(runEvents).values([...rows]);
}

/** Events of a run after a number, in order, at most `limit`. */
export async function list(
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

/** Text that prolongs the last message of a run. */
type MoreText = {
  readonly runId: string;
  readonly attempt: number;
  /** Of the last event of the run, as the caller knows it. */
  readonly lastSeq: number;
  readonly messageId: string;
  readonly event: { readonly type: string; readonly content: string };
  readonly now: Date;
};

/**
 * Adds an event of text to a run and its text to the message it prolongs, in one statement: a long answer is hundreds of them.
 * @returns false, and nothing is written, when the run is no longer live in this attempt or something else was written since
 */
export async function insertText(
  db: Db,
  { runId, attempt, lastSeq, messageId, event, now }: MoreText,
): Promise<boolean> {
  const seq = lastSeq + 1;
  const fenced = and(
    eq(runs.id, runId),
    eq(runs.attempt, attempt),
    eq(runs.lastSeq, lastSeq),
    isLiveRun,
  );
  const body = JSON.stringify({ ...event, seq, run_id: runId, message_id: messageId });
  const ran = db.$with("ran").as(
    db
      .update(runs)
      .set({ lastSeq: sql`${runs.lastSeq} + 1` })
      .where(fenced)
      .returning({ id: runs.id, lastSeq: runs.lastSeq }),
  );
  const said = db.$with("said").as(
    db
      .update(messages)
      .set({
        content: sql`json_build_object('content', (${messages.content} ->> 'content') || ${event.content}::text)`,
      })
      .where(and(eq(messages.id, messageId), sql`exists (select 1 from ran)`))
      .returning({ id: messages.id }),
  );
  const rows = await db
    .with(ran, said)
    .insert(runEvents)
    .select(
      sql`select ran.id, ran.last_seq, ${event.type}::text, ${body}::json, ${now.toISOString()}::timestamptz from ran`,
    )
    .returning({ seq: runEvents.seq });
  return rows.length > 0;
}
