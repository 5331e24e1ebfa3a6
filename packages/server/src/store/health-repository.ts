import { and, count, desc, eq, gte, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type {
  BrokenConnections,
  FailingSourceLine,
  Load,
  StorageUse,
} from "../domain/health/ports.ts";
import {
  approvals,
  connections,
  datasets,
  deadJobs,
  inboxSources,
  ledgerEntries,
  liveRunStates,
  outbox,
  runs,
  users,
} from "./schema.ts";
import type { Db } from "./types.ts";

const rows = sql<number>`count(*)::int`;

/** Counts jobs and messages that failed for the last time. @param relay the name of the jobs of messages */
export async function countDeadSince(db: Db, since: Date, relay: string): Promise<number> {
  const [jobs] = await db
    .select({ count: rows })
    .from(deadJobs)
    .where(and(gte(deadJobs.diedAt, since), ne(deadJobs.name, relay)));
  const [messages] = await db
    .select({ count: rows })
    .from(outbox)
    .where(and(eq(outbox.state, "dead"), gte(outbox.settledAt, since)));
  return (jobs?.count ?? 0) + (messages?.count ?? 0);
}

/** Of those that are refreshed at all. */
const fails = and(
  isNotNull(inboxSources.failingSince),
  isNull(inboxSources.pausedAt),
  isNull(inboxSources.deletedAt),
);

/** How many sources fail, and since when the first of them. */
export async function countFailingSources(db: Db): Promise<{ count: number; since: Date | null }> {
  const [first] = await db
    .select({ since: inboxSources.failingSince })
    .from(inboxSources)
    .where(fails)
    .orderBy(inboxSources.failingSince)
    .limit(1);
  return { count: await db.$count(inboxSources, fails), since: first?.since ?? null };
}

/** The sources that failed most often. */
export async function listFailingSources(db: Db, most: number): Promise<FailingSourceLine[]> {
  const found = await db
    .select({
      id: inboxSources.id,
      owner: users.email,
      sourceType: inboxSources.sourceType,
      since: inboxSources.failingSince,
      failures: inboxSources.failures,
      failure: inboxSources.failure,
    })
    .from(inboxSources)
    .innerJoin(users, eq(users.id, inboxSources.userId))
    .where(fails)
    .orderBy(desc(inboxSources.failures), inboxSources.failingSince)
    .limit(most);
  return found.flatMap(({ since, failure, ...one }) =>
    since === null ? [] : { ...one, since, failure: failure ?? "" },
  );
}

/** Connections that their people have to mend, by plugin, those with most of them first; plugins without any are left out. */
export async function listBrokenConnections(db: Db): Promise<BrokenConnections[]> {
  const as = (status: "failing" | "expired") =>
    sql<number>`(count(*) filter (where ${connections.status} = ${status}))::int`;
  const broken = db
    .selectDistinct({ plugin: connections.connectionType })
    .from(connections)
    .where(inArray(connections.status, ["failing", "expired"]));
  const found = await db
    .select({
      plugin: connections.connectionType,
      failing: as("failing"),
      expired: as("expired"),
      total: count(),
    })
    .from(connections)
    .where(inArray(connections.connectionType, broken))
    .groupBy(connections.connectionType);
  return found.toSorted((a, b) => b.failing + b.expired - (a.failing + a.expired));
}

/** When the newest migration that was applied was written, in milliseconds since 1970. */
export async function readNewestMigration(db: Db): Promise<number> {
  const [newest] = await db
    .select({ at: sql<string>`coalesce(max(created_at), 0)` })
    .from(sql`drizzle.__drizzle_migrations`);
  return Number(newest?.at ?? 0);
}

/** What waits and what is under way. Each part is of few rows. @param relay the name of the jobs of messages, of which the message counts */
export async function readLoad(db: Db, relay: string): Promise<Load> {
  const [live, approvalsWaiting, outboxWaiting, jobs, messages] = [
    await db
      .select({
        state: runs.state,
        count: rows,
        held: sql<string>`coalesce(sum(${runs.reserved}), 0)`,
      })
      .from(runs)
      // As the index says it, which has the few live ones.
      .where(sql`state in ('queued', 'running', 'awaiting_approval')`)
      .groupBy(runs.state),
    await db.$count(approvals, sql`state = 'pending'`),
    await db.$count(outbox, sql`state = 'waiting'`),
    await db.$count(deadJobs, ne(deadJobs.name, relay)),
    await db.$count(outbox, eq(outbox.state, "dead")),
  ];
  const of = (state: (typeof liveRunStates)[number]) =>
    live.find((one) => one.state === state)?.count ?? 0;
  return {
    approvalsWaiting,
    runs: {
      queued: of("queued"),
      running: of("running"),
      awaiting_approval: of("awaiting_approval"),
    },
    creditsHeld: live.reduce((sum, { held }) => sum + Number(held), 0),
    outboxWaiting,
    dead: { jobs, messages },
  };
}

/** Counts the runs whose reservation and its release in the ledger do not leave what the run itself has reserved. */
export async function countLedgerMismatches(db: Db): Promise<number> {
  const held = db
    .select({
      runId: ledgerEntries.runId,
      left: sql<string>`-sum(${ledgerEntries.delta})`.as("left"),
    })
    .from(ledgerEntries)
    .where(
      and(isNotNull(ledgerEntries.runId), inArray(ledgerEntries.reason, ["reserve", "release"])),
    )
    .groupBy(ledgerEntries.runId)
    .as("held");
  const [found] = await db
    .select({ count: rows })
    .from(held)
    .leftJoin(runs, eq(runs.id, held.runId))
    .where(sql`${held.left} <> coalesce(${runs.reserved}, 0)`);
  return found?.count ?? 0;
}

/** What is stored. */
export async function readStorage(db: Db): Promise<StorageUse> {
  const [uploads] = await db
    .select({ bytes: sql<string>`coalesce(sum(${datasets.bytes}), 0)`, count: rows })
    .from(datasets);
  const [database] = await db
    .select({ bytes: sql<string>`pg_database_size(current_database())` })
    .from(sql`(select 1) as one`);
  return {
    database: Number(database?.bytes ?? 0),
    uploads: Number(uploads?.bytes ?? 0),
    uploadCount: uploads?.count ?? 0,
  };
}
