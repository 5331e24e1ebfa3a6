import { sql } from "drizzle-orm";
import { runs } from "./schema.ts";

/**
 * The condition that a run is live. Written out and not with parameters: PostgreSQL uses the partial indexes of live runs only where
 * it knows the states as it plans, and a prepared statement is planned for any parameters.
 */
export const isLiveRun = sql`${runs.state} in ('queued', 'running', 'awaiting_approval')`;
