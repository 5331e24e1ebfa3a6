import { and, eq } from "drizzle-orm";
import type { SampleItem } from "../domain/sample-items/ports.ts";
import { sampleItems } from "./schema.ts";
import type { Db } from "./types.ts";

const owned = (userId: string, id: string) =>
  and(eq(sampleItems.userId, userId), eq(sampleItems.id, id));

/** Removes a sample item of a person. @returns false when they have no such one */
export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sampleItems)
    .where(owned(userId, id))
    .returning({ id: sampleItems.id });
  return rows.length > 0;
}
