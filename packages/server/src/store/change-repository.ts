import { asc, gt, lt, sql } from "drizzle-orm";
import type { Change, ChangeRecord } from "../domain/watch/changes.ts";
import { newId } from "../ids.ts";
import { personChanges } from "./schema.ts";
import type { Db } from "./types.ts";

/** A change, and who is to hear of it. */
export type NewChange = { readonly userId: string; readonly change: Change };

const ago = (seconds: number) => sql`clock_timestamp() - make_interval(secs => ${seconds})`;

/** Records a change for a user in the change's own transaction, so that windows hear of it if and only if it happened. */
export async function insert(tx: Db, userId: string, change: Change): Promise<void> {
  await insertAll(tx, [{ userId, change }]);
}

/** The same for several, in their order. */
export async function insertAll(tx: Db, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insert(personChanges)
    .values(changes.map(({ userId, change }) => ({ id: newId(), userId, body: change })));
}

/** The changes of the last `seconds` by the clock of the database, in the order in which they were written. */
export async function list(db: Db, seconds: number): Promise<ChangeRecord[]> {
  return db
    .select({ id: personChanges.id, userId: personChanges.userId, body: personChanges.body })
    .from(personChanges)
    .where(gt(personChanges.createdAt, ago(seconds)))
    .orderBy(asc(personChanges.createdAt), asc(personChanges.id));
}

/** Deletes changes that every watcher has received. */
export async function dropExpired(db: Db, seconds: number): Promise<void> {
  await db.delete(personChanges).where(lt(personChanges.createdAt, ago(seconds)));
}
