import { z } from "zod";
import type { FeedPage, FeedRequest } from "../../domain/plugins/inbox-feed.ts";
import { keptKeys, keyOf, startOf, timeCursor, type TimeCursor } from "./feed-cursor.ts";
import type { FeedCalls } from "./feed-calls.ts";
import { issueOf, markOf, timesOf } from "./fed-issue.ts";
import { MAX_ROWS } from "./shape-result.ts";

const schema = z.object({
  before: z.object({ since: z.string(), seen: z.array(z.string()) }).nullable(),
  until: z.iso.datetime(),
  newest: z.iso.datetime(),
  seen: z.array(z.string()),
  latest: z.array(z.string()),
});

/**
 * A reading in progress. It began with the newest change and goes back to the one known `before`; changes made meanwhile are
 * newer than `newest` and are left to the next reading.
 */
type Reading = {
  readonly before: TimeCursor | null;
  /** How far back it came; null at its start. */
  readonly until: string | null;
  readonly newest: string | null;
  /** Entries already read at the current time. */
  readonly seen: readonly string[];
  /** Entries that the next reading will find again. */
  readonly latest: readonly string[];
};

/**
 * Issues that are new or changed since the last time, of an app that lists the latest change first: page by page back to the last
 * change that is known, so that none is left out, however many there are.
 */
export async function newestIssues(
  { cursor, limit }: FeedRequest,
  { list, urlOf, now }: FeedCalls,
): Promise<FeedPage> {
  const reading = readingOf(timeCursor(cursor) ?? null, cursor);
  const { before, until } = reading;
  const start = before && startOf(before);
  const { rows, truncated } = await list({
    limit: until ? Math.min(MAX_ROWS, limit + reading.seen.length) : MAX_ROWS,
    ...(start && timesOf(start, now)),
    ...(until && { until }),
  });
  const known = new Set([...reading.seen, ...(before?.seen ?? [])]);
  const issues = rows
    .map((row) => issueOf(row, urlOf, now))
    .filter(({ updatedAt }) => !start || Date.parse(updatedAt) >= start.getTime())
    .toSorted((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1));
  const fresh = issues.filter((issue) => !known.has(keyOf(markOf(issue))));
  const entries = fresh.slice(0, limit);
  const isMore = truncated || fresh.length > entries.length;
  const next = after(reading, entries.map(markOf), issues.at(-1)?.updatedAt);
  return {
    entries: entries.toReversed(),
    cursor: isMore ? next : finished(next, now),
    more: isMore,
    count: fresh.length,
    hasUncounted: truncated,
  };
}

function readingOf(before: TimeCursor | null, cursor: FeedRequest["cursor"]): Reading {
  const goingOn = schema.safeParse(cursor).data;
  return goingOn ?? { before, until: null, newest: null, seen: [], latest: [] };
}

/** @param oldest of everything listed: if all of it is known, what is behind it would never be reached */
function after(
  reading: Reading,
  read: readonly { readonly key: string; readonly at: string }[],
  oldest: string | undefined,
): Reading {
  const newest = reading.newest ?? read[0]?.at ?? reading.until;
  const last = read.at(-1)?.at;
  const until = last ?? (oldest ? new Date(Date.parse(oldest) - 1).toISOString() : reading.until);
  const keys = read.map(keyOf);
  return {
    before: reading.before,
    until,
    newest,
    seen: [...reading.seen, ...keys].filter((key) => until !== null && key.startsWith(until)),
    latest: newest ? keptKeys([...reading.latest, ...keys], newest) : [],
  };
}

function finished({ before, newest, latest }: Reading, now: Date): TimeCursor {
  const since = newest ?? before?.since ?? now.toISOString();
  return { since, seen: [...keptKeys(before?.seen ?? [], since), ...latest] };
}
