import { sql, type SQL } from "drizzle-orm";
import { pgPolicy, type PgColumn } from "drizzle-orm/pg-core";
import { USER_SETTING } from "./acting-role.ts";

/*
 * What a user's statements reach, whatever their conditions (ADR 0104). The owner of the tables is not subject to policies.
 */

/** The user that a statement runs as. Inline, since a function would be looked up and read in each statement. */
export const USER: SQL = sql.raw(`nullif(current_setting('${USER_SETTING}', true), '')::uuid`);

/** The organizations of that user. A function of the owner: a policy that read the members itself would apply to itself. */
export const ORGANIZATIONS: SQL = sql.raw("select user_organizations()");

/** Rows that a user's statements read and write. */
export const policy = (reached: SQL) => pgPolicy("tenant", { using: reached, withCheck: reached });

/** Rows whose column names the user. */
export const ownRows = (userId: PgColumn) => policy(sql`${userId} = ${USER}`);

/** Rows that are part of a row of the user in another table. */
export const rowsOf = (id: PgColumn, table: string) =>
  policy(
    sql`exists (select from ${sql.identifier(table)} whole where whole.id = ${id} and whole.user_id = ${USER})`,
  );
