import { and, asc, count, eq, gt, inArray } from "drizzle-orm";
import type { StoredCredentials } from "../domain/connections/ports.ts";
import type { RotationData } from "../secrets/rotation-ports.ts";
import { connectionCredentials as credentials } from "./schema.ts";
import type { Db } from "./types.ts";

/** The secrets of a person's connection; undefined when it has none. */
export async function findCredentials(
  db: Db,
  userId: string,
  connectionId: string,
): Promise<StoredCredentials | undefined> {
  const [row] = await db
    .select()
    .from(credentials)
    .where(and(eq(credentials.connectionId, connectionId), eq(credentials.userId, userId)));
  return row;
}

/** Puts secrets in the place of those that were read; false when others are stored by now. */
export async function putCredentials(
  db: Db,
  row: StoredCredentials,
  replaced: string | undefined,
): Promise<boolean> {
  const write = db.insert(credentials).values(row);
  const { connectionId: _key, userId: _owner, ...envelope } = row;
  const rows =
    replaced === undefined
      ? await write.onConflictDoNothing().returning({ id: credentials.connectionId })
      : await write
          .onConflictDoUpdate({
            target: credentials.connectionId,
            set: envelope,
            setWhere: and(eq(credentials.dataKeyId, replaced), eq(credentials.userId, row.userId)),
          })
          .returning({ id: credentials.connectionId });
  return rows.length > 0;
}

/**
 * A rotation's work on the table. Rows that another process has in hand are passed over, so that several of them share the work
 * and none waits; what a process was doing when it ended is undone with its transaction.
 */
export const createRotationData = (db: Db): RotationData => ({
  countByKey: () =>
    db
      .select({ keyId: credentials.keyId, connections: count() })
      .from(credentials)
      .groupBy(credentials.keyId),
  rewrapSome: ({ keyIds, after, most }, rewrap) =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(credentials)
        .where(and(inArray(credentials.keyId, [...keyIds]), gt(credentials.connectionId, after)))
        .orderBy(asc(credentials.connectionId))
        .limit(most)
        .for("update", { skipLocked: true });
      for (const row of rows) {
        const locked = rewrap(row);
        if (!locked) continue;
        await tx
          .update(credentials)
          .set(locked)
          .where(eq(credentials.connectionId, row.connectionId));
      }
      return rows.map(({ connectionId }) => connectionId);
    }),
});
