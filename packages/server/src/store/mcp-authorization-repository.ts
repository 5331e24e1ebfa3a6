import { and, eq, gt, lte } from "drizzle-orm";
import type { McpAuthorization } from "../domain/connections/mcp-ports.ts";
import { mcpAuthorizations as table } from "./schema.ts";
import type { Db } from "./types.ts";

export async function insert(db: Db, row: McpAuthorization): Promise<void> {
  await db.insert(table).values(row);
}

export async function dropExpired(db: Db, now: Date): Promise<void> {
  await db.delete(table).where(lte(table.expiresAt, now));
}

/** Drops what a user has begun at servers. */
export async function dropAll(db: Db, userId: string): Promise<void> {
  await db.delete(table).where(eq(table.userId, userId));
}

/** Gives an authorization of a user out, once and in its time. */
export async function take(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<McpAuthorization | undefined> {
  const [row] = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId), gt(table.expiresAt, now)))
    .returning();
  return row;
}
