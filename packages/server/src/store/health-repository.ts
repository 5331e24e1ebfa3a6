import { and, count, desc, eq, gte, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { BrokenConnections, FailingSourceLine, StorageUse } from "../domain/health/ports.ts";
import { connections, datasets, deadJobs, inboxSources, outbox, users } from "./schema.ts";
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
