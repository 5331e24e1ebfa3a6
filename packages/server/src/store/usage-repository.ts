import { and, eq, gte, sql, type AnyColumn } from "drizzle-orm";
import type { DayCount } from "../domain/usage/ports.ts";
import { ledgerEntries, runs, toolCalls } from "./schema.ts";
import type { Db } from "./types.ts";

const dayOf = (column: AnyColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
const rows = sql<number>`count(*)::int`;

/** What runs were charged by day, in hundredths of a credit. */
export async function sumCharges(db: Db, since: Date): Promise<DayCount[]> {
  const day = dayOf(ledgerEntries.createdAt);
  const found = await db
    .select({ day, count: sql<string>`-sum(${ledgerEntries.delta})` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.reason, "charge"), gte(ledgerEntries.createdAt, since)))
    .groupBy(day);
  return found.map((one) => ({ day: one.day, name: "", count: Number(one.count) }));
}

/** Runs by day and state. */
export async function countRuns(db: Db, since: Date): Promise<DayCount[]> {
  const day = dayOf(runs.startedAt);
  return db
    .select({ day, name: runs.state, count: rows })
    .from(runs)
    .where(gte(runs.startedAt, since))
    .groupBy(day, runs.state);
}

/** Failed calls by day and tool. */
export async function countFailures(db: Db, since: Date): Promise<DayCount[]> {
  const day = dayOf(toolCalls.createdAt);
  return db
    .select({ day, name: toolCalls.name, count: rows })
    .from(toolCalls)
    .where(and(eq(toolCalls.outcome, "failed"), gte(toolCalls.createdAt, since)))
    .groupBy(day, toolCalls.name);
}
