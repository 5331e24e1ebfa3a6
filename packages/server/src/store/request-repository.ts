import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import type { StoredRequest } from "../domain/requests/ports.ts";
import { requests } from "./schema.ts";
import type { Db } from "./types.ts";

/** Any number that no other lock of the database takes; the same in every copy of the server. */
const REQUESTS_LOCK = 5_281_978;

/**
 * Keeps a request, unless as many as the limit came from its address after `since`. Forgets the addresses of those
 * that came before.
 * @returns false when there were too many
 */
export async function addWithin(
  db: Db,
  request: StoredRequest,
  { most, since }: { readonly most: number; readonly since: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Those of one address wait for each other, or many sent at once would each find room.
    await tx.execute(
      sql`select pg_advisory_xact_lock(${REQUESTS_LOCK}::int, hashtext(${request.clientAddress}))`,
    );
    await tx
      .update(requests)
      .set({ clientAddress: null })
      .where(and(isNotNull(requests.clientAddress), lte(requests.createdAt, since)));
    const recent = await tx.$count(
      requests,
      and(eq(requests.clientAddress, request.clientAddress), gt(requests.createdAt, since)),
    );
    if (recent >= most) return false;
    await tx.insert(requests).values(request);
    return true;
  });
}
