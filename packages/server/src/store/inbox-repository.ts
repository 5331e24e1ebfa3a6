import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, sql } from "drizzle-orm";
import {
  resolvableKinds,
  type ArrivedItem,
  type BroughtItem,
  type InboxChange,
  type InboxFilter,
  type InboxItem,
  type InboxItemDetail,
  type InboxPosition,
  type InboxSelection,
  type Mail,
  type Removal,
} from "../domain/inbox/ports.ts";
import { behind, filtered, isKept, isPutAway, selected } from "./inbox-filter.ts";
import { newId } from "../ids.ts";
import { inboxItems } from "./schema.ts";
import type { Db } from "./types.ts";

export * from "./inbox-duties.ts";

const {
  words: _words,
  body,
  bodyHtml,
  urgency,
  batchId: _batch,
  ...line
} = getTableColumns(inboxItems);
/** The latest of equal ones first. */
const order = [asc(urgency), desc(inboxItems.receivedAt), desc(inboxItems.id)];

const owned = (userId: string, ids: readonly string[]) =>
  and(eq(inboxItems.userId, userId), inArray(inboxItems.id, [...ids]));

/** A page of a user's items, most urgent first, the latest of equal ones first. */
export async function list(
  db: Db,
  userId: string,
  filter: InboxFilter,
  { after, limit }: { readonly after?: InboxPosition; readonly limit: number },
): Promise<(InboxItem & { readonly urgency: number })[]> {
  return db
    .select({ ...line, urgency })
    .from(inboxItems)
    .where(and(filtered(userId, filter), after && behind(after)))
    .orderBy(...order)
    .limit(limit);
}

/** How many items of a user a filter lets through. */
export const count = (db: Db, userId: string, filter: InboxFilter): Promise<number> =>
  db.$count(inboxItems, filtered(userId, filter));

/** One item of a user, with the bodies of its mail. */
export async function find(
  db: Db,
  userId: string,
  id: string,
): Promise<InboxItemDetail | undefined> {
  const [row] = await db
    .select({ ...line, body, bodyHtml })
    .from(inboxItems)
    .where(owned(userId, [id]));
  return row;
}

/** Several items of a user. */
export const findMany = (db: Db, userId: string, ids: readonly string[]): Promise<InboxItem[]> =>
  db
    .select(line)
    .from(inboxItems)
    .where(owned(userId, ids))
    .orderBy(...order);

/** The first items of a selection, without those in `except`. */
export const listSelected = (
  db: Db,
  userId: string,
  selection: InboxSelection,
  limit: number,
): Promise<InboxItem[]> =>
  db
    .select(line)
    .from(inboxItems)
    .where(selected(userId, selection))
    .orderBy(...order)
    .limit(limit);

/** How many items a selection holds. */
export const countSelected = (db: Db, userId: string, selection: InboxSelection): Promise<number> =>
  db.$count(inboxItems, selected(userId, selection));

/** Open or done items of a user with exactly this title. */
export const findByTitle = (db: Db, userId: string, title: string): Promise<InboxItem[]> =>
  db
    .select(line)
    .from(inboxItems)
    .where(and(filtered(userId, { folder: "kept" }), eq(inboxItems.title, title)));

const inBatch = (userId: string, batchId: string) =>
  and(eq(inboxItems.userId, userId), eq(inboxItems.batchId, batchId), isPutAway);

/** The first items of a batch that are still away. */
export const listBatch = (
  db: Db,
  userId: string,
  batchId: string,
  limit: number,
): Promise<InboxItem[]> =>
  db
    .select(line)
    .from(inboxItems)
    .where(inBatch(userId, batchId))
    .orderBy(...order)
    .limit(limit);

/** How many items of a batch are still away. */
export const countBatch = (db: Db, userId: string, batchId: string): Promise<number> =>
  db.$count(inboxItems, inBatch(userId, batchId));

/** Stores the item once for its source identifier and gives the one that is there. */
export async function insertOnce(db: Db, item: InboxItem): Promise<InboxItem> {
  const [made] = await db
    .insert(inboxItems)
    .values(item)
    .onConflictDoNothing({ target: [inboxItems.userId, inboxItems.sourceIdentifier] })
    .returning(line);
  if (made) return made;
  const [there] = await db
    .select(line)
    .from(inboxItems)
    .where(
      and(
        eq(inboxItems.userId, item.userId),
        eq(inboxItems.sourceIdentifier, item.sourceIdentifier),
      ),
    );
  if (!there) throw new Error("The item was neither stored nor found.");
  return there;
}

/** Changes an item of a user. */
export async function change(
  db: Db,
  userId: string,
  id: string,
  changed: InboxChange,
  at: Date,
): Promise<InboxItem | undefined> {
  const [row] = await db
    .update(inboxItems)
    .set({ ...changed, updatedAt: at })
    .where(owned(userId, [id]))
    .returning(line);
  return row;
}

/** Archives or deletes items that are still there, as one batch. @returns their ids */
export async function putAway(
  tx: Db,
  userId: string,
  ids: readonly string[],
  how: Removal,
  batch: { readonly id: string; readonly at: Date },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const at = how === "archive" ? { archivedAt: batch.at } : { deletedAt: batch.at };
  const isThere =
    how === "archive"
      ? and(isNull(inboxItems.archivedAt), isNull(inboxItems.deletedAt))
      : isNull(inboxItems.deletedAt);
  const rows = await tx
    .update(inboxItems)
    .set({ ...at, batchId: batch.id, updatedAt: batch.at })
    .where(and(owned(userId, ids), isThere))
    .returning({ id: inboxItems.id });
  return rows.map(({ id }) => id);
}

/** Restores archived or deleted items. @returns their ids */
export async function restore(
  tx: Db,
  userId: string,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(inboxItems)
    .set({ archivedAt: null, deletedAt: null, snoozedUntil: null, batchId: null, updatedAt: at })
    .where(and(owned(userId, ids), isPutAway))
    .returning({ id: inboxItems.id });
  return rows.map(({ id }) => id);
}

async function changeMail(tx: Db, userId: string, id: string, to: Partial<Mail>): Promise<void> {
  await tx
    .update(inboxItems)
    .set({ mail: sql`${inboxItems.mail} || ${JSON.stringify(to)}::jsonb` })
    .where(owned(userId, [id]));
}

/** Notes where the message of a mail item is now. */
export const moveMail = (
  tx: Db,
  userId: string,
  id: string,
  to: Pick<Mail, "folder" | "message" | "home">,
): Promise<void> => changeMail(tx, userId, id, to);

/** Keeps what a model made of a mail. */
export const keepSummary = (
  tx: Db,
  userId: string,
  id: string,
  summary: Pick<Mail, "distilled_content" | "distilled_by" | "distilled_model">,
): Promise<void> => changeMail(tx, userId, id, summary);

/** Rows of one statement. */
const PART = 500;

/**
 * Keeps what a source found, each entry once. A known item is updated while it is in the list; one that its user archived
 * or deleted stays so unless it comes `again`.
 */
export async function bring(
  tx: Db,
  userId: string,
  sourceId: string,
  items: readonly BroughtItem[],
): Promise<{ added: number; changed: number; arrived: readonly ArrivedItem[] }> {
  const arrived: ArrivedItem[] = [];
  let changed = 0;
  for (let from = 0; from < items.length; from += PART) {
    const part = await bringPart(tx, userId, sourceId, items.slice(from, from + PART));
    for (const { isNew, ...item } of part) {
      if (isNew) arrived.push(item);
      else changed += 1;
    }
  }
  return { added: arrived.length, changed, arrived };
}

const arrivedColumns = {
  id: inboxItems.id,
  title: inboxItems.title,
  priority: inboxItems.priority,
  kind: inboxItems.kind,
  sourceType: inboxItems.sourceType,
  sourceId: inboxItems.sourceId,
  receivedAt: inboxItems.receivedAt,
};

/** All open items of a kind of source that a playbook can run for. */
export const listOpen = (
  db: Db,
  userId: string,
  sourceType: InboxItem["sourceType"],
): Promise<ArrivedItem[]> =>
  db
    .select(arrivedColumns)
    .from(inboxItems)
    .where(
      and(
        filtered(userId, { sourceType, status: "open" }),
        inArray(inboxItems.kind, [...resolvableKinds]),
      ),
    );

const brought = (name: keyof typeof line | "body" | "bodyHtml") =>
  sql.raw(`excluded.${getTableColumns(inboxItems)[name].name}`);
const isSame = sql`(${inboxItems.title}, ${inboxItems.description}, ${inboxItems.priority}, ${inboxItems.status}, ${inboxItems.payload}) is not distinct from (excluded.title, excluded.description, excluded.priority, excluded.status, excluded.payload)`;

/** The message's new place; a mailbox that was rebuilt renumbers its messages. */
const broughtPlace = sql`jsonb_strip_nulls(jsonb_build_object('connection_id', excluded.mail->'connection_id', 'folder', excluded.mail->'folder', 'message', excluded.mail->'message'))`;
const isMoved = sql`(${inboxItems.mail} is not null and excluded.mail is not null and not ${inboxItems.mail} @> ${broughtPlace})`;

async function bringPart(
  tx: Db,
  userId: string,
  sourceId: string,
  items: readonly BroughtItem[],
): Promise<(ArrivedItem & { isNew: boolean })[]> {
  // One statement changes a row once: of two items that are the same thing the later one counts.
  const byIdentifier = new Map(items.map((item) => [item.sourceIdentifier, item]));
  const again = [...byIdentifier.values()].flatMap((item) =>
    item.again ? [item.sourceIdentifier] : [],
  );
  // A source that is read again, or a second one, repeats unchanged items: those stay where the user put them.
  const comesAgain =
    again.length > 0
      ? and(
          inArray(inboxItems.sourceIdentifier, again),
          isNull(inboxItems.deletedAt),
          sql`(not ${isSame} or ${inboxItems.receivedAt} < excluded.received_at)`,
        )
      : sql`false`;
  return tx
    .insert(inboxItems)
    .values(
      [...byIdentifier.values()].map(({ again: _again, ...item }) => ({
        ...item,
        id: newId(),
        userId,
        sourceId,
      })),
    )
    .onConflictDoUpdate({
      target: [inboxItems.userId, inboxItems.sourceIdentifier],
      set: {
        title: brought("title"),
        description: brought("description"),
        priority: brought("priority"),
        priorityReason: brought("priorityReason"),
        status: brought("status"),
        payload: brought("payload"),
        receivedAt: brought("receivedAt"),
        sourceId: brought("sourceId"),
        // The rest of the mail stays: a summary of a model cost credits.
        mail: sql`case when ${isMoved} then ${inboxItems.mail} || ${broughtPlace} else ${inboxItems.mail} end`,
        archivedAt: sql`case when ${comesAgain} then null else ${inboxItems.archivedAt} end`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`(${filtered(userId, { folder: "kept" })} and (not ${isSame} or ${isMoved})) or ${comesAgain}`,
    })
    .returning({ ...arrivedColumns, isNew: sql<boolean>`xmax = 0` });
}

/** Purges what was deleted before `at`. An item of a source keeps its identifier, so that it is not added again. */
export async function purge(db: Db, at: Date): Promise<void> {
  const isOver = lt(inboxItems.deletedAt, at);
  await db.delete(inboxItems).where(and(isOver, isNull(inboxItems.sourceId)));
  await db
    .update(inboxItems)
    .set({ title: "", description: "", payload: {}, mail: null, body: null, bodyHtml: null })
    .where(and(isOver, isKept));
}
