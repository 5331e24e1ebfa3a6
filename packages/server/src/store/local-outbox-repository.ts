import { desc, eq, lt } from "drizzle-orm";
import type { LocalDelivery } from "../domain/outbox/ports.ts";
import { localDeliveries } from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps a delivery. */
export async function insert(
  db: Db,
  { deliveryId, id, deliveredAt, channel, recipient, content, userId }: LocalDelivery,
): Promise<void> {
  await db.insert(localDeliveries).values({
    id: deliveryId,
    messageId: id,
    channel,
    recipient,
    content,
    userId,
    createdAt: deliveredAt,
  });
}

/** The latest deliveries first. */
export async function list(db: Db, most: number): Promise<LocalDelivery[]> {
  const rows = await db
    .select()
    .from(localDeliveries)
    .orderBy(desc(localDeliveries.createdAt), desc(localDeliveries.id))
    .limit(most);
  return rows.map(toDelivery);
}

/** One delivery. */
export async function find(db: Db, deliveryId: string): Promise<LocalDelivery | undefined> {
  const [row] = await db.select().from(localDeliveries).where(eq(localDeliveries.id, deliveryId));
  return row && toDelivery(row);
}

/** Drops what was delivered before a time. */
export async function dropBefore(db: Db, time: Date): Promise<void> {
  await db.delete(localDeliveries).where(lt(localDeliveries.createdAt, time));
}

// Channel and content were written together.
const toDelivery = ({ id, messageId, createdAt, ...row }: typeof localDeliveries.$inferSelect) =>
  ({ ...row, id: messageId, deliveryId: id, deliveredAt: createdAt }) as LocalDelivery;
