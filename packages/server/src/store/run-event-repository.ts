import { and, asc, eq, gt } from "drizzle-orm";
import type { EventRecord } from "../domain/runs/ports.ts";
import { runEvents } from "./schema.ts";
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
