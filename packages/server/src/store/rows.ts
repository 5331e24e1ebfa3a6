import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./types.ts";

/** The row of a table that a condition is true of; undefined where there is none. */
export async function findOne<Table extends PgTable>(
  db: Db,
  table: Table,
  condition: SQL | undefined,
): Promise<Table["$inferSelect"] | undefined> {
  const [row] = await db.select().from<PgTable>(table).where(condition);
  return row;
}

/** Removes the rows of a table that a condition is true of. @returns false when there were none */
export async function removeAny(
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
): Promise<boolean> {
  const rows = await db.delete(table).where(condition).returning({ one: sql`1` });
  return rows.length > 0;
}

/** The condition that a row has an id and belongs to a user. */
export const owned = (
  table: { readonly id: PgColumn; readonly userId: PgColumn },
  userId: string,
  id: string,
) => and(eq(table.id, id), eq(table.userId, userId));
