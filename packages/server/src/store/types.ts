import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The mapper over either engine, or one transaction of it. Repositories take this and know no driver. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An opened database with what it takes to close it. */
export type Store = {
  readonly db: Db;
  readonly engine: "pglite" | "postgres";
  close(): Promise<void>;
};
