import { desc, eq, lt } from "drizzle-orm";
import type { DeadJob } from "../domain/jobs/ports.ts";
import { deadJobs } from "./schema.ts";
import type { Db } from "./types.ts";

/** Writes a dead job down; again for the same job changes nothing. @returns whether it is news */
export async function insert(db: Db, job: DeadJob): Promise<boolean> {
  const rows = await db
    .insert(deadJobs)
    .values(job)
    .onConflictDoNothing()
    .returning({ id: deadJobs.id });
  return rows.length > 0;
}

/** The latest dead jobs first. */
export const list = (db: Db, most: number): Promise<DeadJob[]> =>
  db.select().from(deadJobs).orderBy(desc(deadJobs.diedAt), desc(deadJobs.id)).limit(most);

/** Takes a dead job out. @returns it as it was, if it was there */
export async function remove(db: Db, id: string): Promise<DeadJob | undefined> {
  const [row] = await db.delete(deadJobs).where(eq(deadJobs.id, id)).returning();
  return row;
}

/** Drops the dead jobs that nobody looked at for so long. */
export async function dropDiedBefore(db: Db, time: Date): Promise<void> {
  await db.delete(deadJobs).where(lt(deadJobs.diedAt, time));
}
