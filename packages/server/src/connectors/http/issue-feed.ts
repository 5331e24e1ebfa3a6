import type { FeedPage, FeedRequest } from "../../domain/plugins/inbox-feed.ts";
import { cursorAfter, keyOf, startOf, timeCursor } from "./feed-cursor.ts";
import type { FeedCalls } from "./feed-calls.ts";
import { issueOf, markOf, timesOf } from "./fed-issue.ts";
import { MAX_ROWS } from "./shape-result.ts";

const SECOND_MS = 1_000;

/** Issues that are new or changed since the last time; at first all that fit the source. The app lists the oldest change first. */
export async function issueFeed(
  { cursor, limit }: FeedRequest,
  { list, urlOf, now }: FeedCalls,
): Promise<FeedPage> {
  const before = timeCursor(cursor);
  const start = before && startOf(before);
  const { rows, truncated } = await list({ limit: MAX_ROWS, ...(start && timesOf(start, now)) });
  const seen = new Set(before?.seen);
  const issues = rows
    .map((row) => issueOf(row, urlOf, now))
    .filter(({ updatedAt }) => !start || Date.parse(updatedAt) >= start.getTime())
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : 1));
  const fresh = issues.filter((issue) => !seen.has(keyOf(markOf(issue))));
  const entries = fresh.slice(0, limit);
  const after = cursorAfter(before, entries.map(markOf)) ?? { since: now.toISOString(), seen: [] };
  const last = issues.at(-1);
  // The app lists only known entries from here on: what is behind them would never be reached.
  const stuck = truncated && fresh.length === 0 && last !== undefined;
  return {
    entries,
    cursor: stuck ? beyond(last.updatedAt) : after,
    more: truncated || fresh.length > entries.length,
    count: fresh.length,
    hasUncounted: truncated,
  };
}

const beyond = (time: string) => ({
  since: new Date(Date.parse(time) + SECOND_MS).toISOString(),
  seen: [],
  exact: true,
});
