import { desc, eq } from "drizzle-orm";
import type { Discovery } from "../domain/discoveries/ports.ts";
import { connectionFindings } from "./schema.ts";
import type { Db } from "./types.ts";

/** Stores the findings of a connection, replacing earlier ones. */
export async function save(tx: Db, discovery: Discovery): Promise<void> {
  const { connectionId: _key, ...rest } = discovery;
  await tx
    .insert(connectionFindings)
    .values(discovery)
    .onConflictDoUpdate({ target: connectionFindings.connectionId, set: rest });
}

/** What was found in all connections of a user, the newest first. */
export async function list(db: Db, userId: string): Promise<Discovery[]> {
  return db
    .select()
    .from(connectionFindings)
    .where(eq(connectionFindings.userId, userId))
    .orderBy(desc(connectionFindings.createdAt), desc(connectionFindings.connectionId));
}
