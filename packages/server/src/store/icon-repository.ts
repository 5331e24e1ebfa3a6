import { and, eq } from "drizzle-orm";
import type { ConnectionIcon } from "../domain/connections/ports.ts";
import { findOne } from "./rows.ts";
import { connectionIcons as table } from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps the picture of a new tool. */
export async function insert(db: Db, icon: ConnectionIcon): Promise<void> {
  await db.insert(table).values(icon);
}

/** The picture of a user's own tool; undefined where there is none. */
export async function find(
  db: Db,
  userId: string,
  connectionId: string,
): Promise<ConnectionIcon | undefined> {
  return findOne(db, table, and(eq(table.connectionId, connectionId), eq(table.userId, userId)));
}
