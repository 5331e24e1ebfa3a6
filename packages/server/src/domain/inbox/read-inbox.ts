import type { Clock } from "../../clock.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { isStorableDate } from "../storable.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { InboxFilter, InboxItem, InboxPosition } from "./ports.ts";

/** Dependencies for reading the inbox. */
type ReadDeps = { readonly store: Pick<Repositories, "inbox">; readonly clock: Clock };

/** The most items of the list that has no pages. */
const WHOLE_LIST = 1000;
/** The urgency of completed items. */
const LAST = 5;

/** A page of the inbox; `nextCursor` is null on the last one, `total` counts everything that the filter matches. */
export type InboxPage = {
  readonly items: readonly InboxItem[];
  readonly nextCursor: string | null;
  readonly total: number;
};

/** The open items of a user in one list, as callers without pages read it. */
export const readWholeInbox = ({ store, clock }: ReadDeps, userId: string): Promise<InboxItem[]> =>
  store.inbox.list(userId, { undecidedAt: clock.now() }, { limit: WHOLE_LIST });

/**
 * One page of a user's inbox.
 * @throws AppError `invalid` for an invalid cursor
 */
export async function readInbox(
  { store, clock }: ReadDeps,
  userId: string,
  asked: InboxFilter,
  { cursor, limit }: { readonly cursor?: string; readonly limit: number },
): Promise<InboxPage> {
  const filter = { ...asked, undecidedAt: clock.now() };
  // An id that is none names no source.
  if (filter.sourceId !== undefined && !isUuid(filter.sourceId)) {
    return { items: [], nextCursor: null, total: 0 };
  }
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const lines = await store.inbox.list(userId, filter, { after, limit: limit + 1 });
  const items = lines.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: lines.length > limit && last ? writeCursor(last) : null,
    total: after || lines.length > limit ? await store.inbox.count(userId, filter) : lines.length,
  };
}

/** How many items a user has that are not done, and how many of them only they can settle. */
export async function countInbox(
  { store, clock }: ReadDeps,
  userId: string,
): Promise<{ readonly open: number; readonly waiting: number }> {
  const filter = { undone: true, undecidedAt: clock.now() };
  const open = await store.inbox.count(userId, filter);
  return { open, waiting: await store.inbox.count(userId, { ...filter, waiting: true }) };
}

function writeCursor({ urgency, receivedAt, id }: InboxPosition): string {
  return Buffer.from(JSON.stringify([urgency, receivedAt.toISOString(), id])).toString("base64url");
}

function readCursor(cursor: string): InboxPosition {
  try {
    const [urgency, at, id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    const receivedAt = new Date(String(at));
    const isPlace = Number.isInteger(urgency) && Number(urgency) >= 0 && Number(urgency) <= LAST;
    if (isPlace && isStorableDate(receivedAt) && isUuid(String(id))) {
      return { urgency: Number(urgency), receivedAt, id: String(id) };
    }
  } catch {
    // Refused below.
  }
  throw new AppError("invalid", "The cursor is not valid for this list.");
}
