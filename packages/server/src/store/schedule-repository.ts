import { and, eq, lte, sql } from "drizzle-orm";
import type { Schedule } from "../domain/jobs/ports.ts";
import { jobSchedules } from "./schema.ts";
import type { Db } from "./types.ts";

const MINUTE = 60_000;

const nextAfter = (now: Date, { minutes }: Schedule) => new Date(now.getTime() + minutes * MINUTE);

/** Adds the recurring jobs that are not there yet. Each is due first after its time. */
export async function plan(db: Db, schedules: readonly Schedule[], now: Date): Promise<void> {
  if (schedules.length === 0) return;
  const rows = schedules.map((schedule) => ({
    name: schedule.name,
    nextAt: nextAfter(now, schedule),
  }));
  await db
    .insert(jobSchedules)
    .values(rows)
    // One that a release makes more frequent, or that a clock set too far ahead, is not waited for.
    .onConflictDoUpdate({
      target: jobSchedules.name,
      set: { nextAt: sql`least(job_schedules.next_at, excluded.next_at)` },
    });
}

/** Takes the recurring jobs that are due. Of processes that ask at the same time, one gets each. @returns the names of those that this call took */
export async function claimDue(
  db: Db,
  schedules: readonly Schedule[],
  now: Date,
): Promise<string[]> {
  const due = await db
    .select({ name: jobSchedules.name })
    .from(jobSchedules)
    .where(lte(jobSchedules.nextAt, now));
  const wanted = schedules.filter(({ name }) => due.some((one) => one.name === name));
  const claimed: string[] = [];
  for (const schedule of wanted) {
    const rows = await db
      .update(jobSchedules)
      .set({ nextAt: nextAfter(now, schedule) })
      .where(and(eq(jobSchedules.name, schedule.name), lte(jobSchedules.nextAt, now)))
      .returning({ name: jobSchedules.name });
    claimed.push(...rows.map(({ name }) => name));
  }
  return claimed;
}
