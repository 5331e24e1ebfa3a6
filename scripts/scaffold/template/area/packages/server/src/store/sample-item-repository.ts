import { desc, eq } from "drizzle-orm";
import type { SampleItem } from "../domain/sample-items/ports.ts";
import { sampleItems } from "./schema.ts";
import type { Db } from "./types.ts";

/** The sample items of a person, newest first. */
export async function list(db: Db, userId: string): Promise<SampleItem[]> {
  return db
    .select()
    .from(sampleItems)
    .where(eq(sampleItems.userId, userId))
    .orderBy(desc(sampleItems.id));
}
