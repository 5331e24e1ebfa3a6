import { and, eq } from "drizzle-orm";
import type { SampleItem } from "../domain/sample-items/ports.ts";
import { sampleItems } from "./schema.ts";
import type { Db } from "./types.ts";

const owned = (userId: string, id: string) =>
  and(eq(sampleItems.userId, userId), eq(sampleItems.id, id));

/** Changes a sample item of a person. */
export async function change(
  db: Db,
  userId: string,
  id: string,
  changed: Partial<SampleItem>,
): Promise<SampleItem | undefined> {
  const [row] = await db.update(sampleItems).set(changed).where(owned(userId, id)).returning();
  return row;
}
