import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import {
  waitingKinds,
  type InboxFilter,
  type InboxFolder,
  type InboxPosition,
  type InboxSelection,
} from "../domain/inbox/ports.ts";
import { approvals, inboxItems as t } from "./schema.ts";

/** Not purged: a purged item has no title. */
export const isKept = ne(t.title, "");

const isSnoozed = sql`${t.snoozedUntil} > now()`;
const kept = and(isNull(t.archivedAt), isNull(t.deletedAt));

const folders: Record<InboxFolder, SQL | undefined> = {
  kept,
  open: and(kept, sql`(${t.snoozedUntil} is null or ${t.snoozedUntil} <= now())`),
  snoozed: and(kept, isSnoozed),
  archived: and(isNotNull(t.archivedAt), isNull(t.deletedAt)),
  deleted: and(isNotNull(t.deletedAt), isKept),
};

/** An item that asks for a decision whose time is over. */
const isTooLate = (at: Date): SQL => {
  const ofItem = sql`${t.sourceIdentifier} = 'approval-' || ${approvals.id}`;
  const overdue = sql`select 1 from ${approvals} where ${and(
    eq(approvals.userId, t.userId),
    eq(approvals.state, "pending"),
    lte(approvals.expiresAt, at),
    ofItem,
  )}`;
  return sql`(${eq(t.kind, "approval")} and exists (${overdue}))`;
};

/** The items of a user that a filter lets through. */
export const filtered = (userId: string, filter: InboxFilter): SQL | undefined =>
  and(
    eq(t.userId, userId),
    folders[filter.folder ?? "open"],
    filter.kind && eq(t.kind, filter.kind),
    filter.sourceType && eq(t.sourceType, filter.sourceType),
    filter.sourceId ? eq(t.sourceId, filter.sourceId) : undefined,
    filter.status ? eq(t.status, filter.status) : undefined,
    filter.priority ? eq(t.priority, filter.priority) : undefined,
    filter.waiting ? inArray(t.kind, [...waitingKinds]) : undefined,
    filter.undone ? ne(t.status, "done") : undefined,
    filter.undecidedAt && not(isTooLate(filter.undecidedAt)),
    filter.query === undefined ? undefined : beginning(filter.query),
  );

/** Out of the inbox, and can be restored: archived, deleted or snoozed. */
export const isPutAway = and(
  isKept,
  or(isNotNull(t.archivedAt), isNotNull(t.deletedAt), isSnoozed),
);

/** The items of a user that are selected. */
export const selected = (userId: string, { except, before, ...filter }: InboxSelection) =>
  and(
    filtered(userId, filter),
    except.length > 0 ? notInArray(t.id, [...except]) : undefined,
    before && lte(t.createdAt, before),
  );

/** The items behind a place of the list. */
export const behind = ({ urgency, receivedAt, id }: InboxPosition): SQL | undefined => {
  const at = sql`(${receivedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return sql`(${gt(t.urgency, urgency)} or (${eq(t.urgency, urgency)} and (${t.receivedAt}, ${t.id}) < ${at}))`;
};

/** Items in which each word of the query begins some word, and what has brackets is as it was typed. */
function beginning(query: string): SQL | undefined {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  // Words have no brackets: who types `<b>` does not want all that begins with a b.
  const literal = query.split(/\s+/).filter((part) => /[<>{}[\]]/.test(part));
  return and(
    sql`${t.words} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`,
    ...literal.map(
      (part) => sql`strpos(lower(${t.title} || ' ' || ${t.description}), lower(${part})) > 0`,
    ),
  );
}
