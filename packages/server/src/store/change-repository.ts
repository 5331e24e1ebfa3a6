import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Change, ChangeRecord, RunMark } from "../domain/watch/changes.ts";
import { newId } from "../ids.ts";
import { liveRunStates, personChanges, runs } from "./schema.ts";
import type { Db } from "./types.ts";

const ago = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`;

/** Writes down a change for a person; the caller does so in the transaction of the change. */
export async function insertChange(tx: Db, userId: string, change: Change): Promise<void> {
  await tx.insert(personChanges).values({ id: newId(), userId, body: change });
}

/** The changes of the last seconds, in the order in which they were written. */
export async function listChanges(db: Db, seconds: number): Promise<ChangeRecord[]> {
  return db
    .select({ id: personChanges.id, userId: personChanges.userId, body: personChanges.body })
    .from(personChanges)
    .where(gt(personChanges.createdAt, ago(seconds)))
    .orderBy(asc(personChanges.createdAt), asc(personChanges.id));
}

/** Drops the changes that nobody can still have to hear. */
export async function dropChanges(db: Db, seconds: number): Promise<void> {
  await db.delete(personChanges).where(lt(personChanges.createdAt, ago(seconds)));
}

/** The runs of a person that are going on. */
export async function listLiveRuns(db: Db, userId: string): Promise<RunMark[]> {
  return db
    .select({ session_id: runs.sessionId, run_id: runs.id, state: runs.state })
    .from(runs)
    .where(and(eq(runs.userId, userId), inArray(runs.state, [...liveRunStates])));
}

/** Whose a run is, and what there is to tell of it. */
export async function findRunChange(
  db: Db,
  runId: string,
): Promise<{ userId: string; change: Change } | undefined> {
  const [run] = await db
    .select({ userId: runs.userId, session_id: runs.sessionId, state: runs.state })
    .from(runs)
    .where(eq(runs.id, runId));
  if (!run) return undefined;
  const { userId, session_id, state } = run;
  return { userId, change: { type: "run", session_id, run_id: runId, state } };
}
