import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { NewJob, QueueState, WorkQueue } from "../domain/jobs/ports.ts";
import type { PoolUse } from "../domain/health/ports.ts";
import type * as schema from "./schema.ts";

/** The mapper over either engine, or one transaction of it. Repositories take this and know no driver. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The queue with its way in for transactions of ours. */
export type Queue = WorkQueue & {
  /** @returns false when one with its key waits or runs already */
  enqueue(db: Db, job: NewJob): Promise<boolean>;
  readState(db: Db): Promise<QueueState>;
  /** Has what was just committed taken at once, instead of with the next poll. */
  nudge(): void;
  close(): Promise<void>;
};

/** An opened database with what it takes to close it. */
export type Store = {
  readonly db: Db;
  readonly engine: "pglite" | "postgres";
  readonly queue: Queue;
  /** Whether policies hold for statements of users. Not where its account has no role for them, and may not make one. */
  readonly separatesTenants: boolean;
  /** How its connections are used; absent for the embedded database, which has one. */
  readonly poolUse?: () => PoolUse;
  close(): Promise<void>;
};
