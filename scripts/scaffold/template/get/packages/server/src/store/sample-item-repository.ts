import { and, eq } from "drizzle-orm";
import type { SampleItem } from "../domain/sample-items/ports.ts";
import { sampleItems } from "./schema.ts";
import type { Db } from "./types.ts";

const owned = (userId: string, id: string) =>
  and(eq(sampleItems.userId, userId), eq(sampleItems.id, id));

/** One sample item of a person. */
export async function find(db: Db, userId: string, id: string): Promise<SampleItem | undefined> {
  const [row] = await db.select().from(sampleItems).where(owned(userId, id));
  return row;
}
