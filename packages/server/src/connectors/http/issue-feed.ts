import type { FedIssue, FeedPage, FeedRequest } from "../../domain/plugins/inbox-feed.ts";
import { cursorAfter, keyOf, startOf, timeCursor } from "./feed-cursor.ts";
import type { FeedCalls, FeedRow } from "./feed-calls.ts";
import { sayJson } from "./json.ts";
import { MOST_ROWS } from "./shape-result.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** Issues that are new or changed since the last time; at first all that fit the source. */
export async function issueFeed(
  { cursor, limit }: FeedRequest,
  { list, urlOf, now }: FeedCalls,
): Promise<FeedPage> {
  const before = timeCursor(cursor);
  const start = before && startOf(before);
  const { rows, truncated } = await list({ limit: MOST_ROWS, ...(start && timesOf(start, now)) });
  const seen = new Set(before?.seen);
  const issues = rows
    .map((row) => issueOf(row, urlOf, now))
    .filter(({ updatedAt }) => !start || Date.parse(updatedAt) >= start.getTime())
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? -1 : 1));
  const fresh = issues.filter((issue) => !seen.has(keyOf(markOf(issue))));
  const entries = fresh.slice(0, limit);
  const after = cursorAfter(before, entries.map(markOf)) ?? { since: now.toISOString(), seen: [] };
  const last = issues.at(-1);
  // All that the app lists from here on is known: what is behind it would never be reached.
  const stuck = truncated && fresh.length === 0 && last !== undefined;
  return {
    entries,
    cursor: stuck ? beyond(last.updatedAt) : after,
    more: truncated || fresh.length > entries.length,
    count: fresh.length,
    hasUncounted: truncated,
  };
}

const markOf = ({ id, updatedAt }: FedIssue) => ({ key: id, at: updatedAt });

const beyond = (time: string) => ({
  since: new Date(Date.parse(time) + SECOND_MS).toISOString(),
  seen: [],
  exact: true,
});

/** A time in the forms that apps take. Minutes ago need no time zone. */
const timesOf = (start: Date, now: Date) => ({
  since: start.toISOString().replace(/\.\d{3}Z$/, "Z"),
  since_minutes: Math.ceil((now.getTime() - start.getTime()) / MINUTE_MS) + 1,
  since_seconds: Math.floor(start.getTime() / SECOND_MS),
});

function issueOf(row: FeedRow, urlOf: FeedCalls["urlOf"], now: Date): FedIssue {
  const text = (name: string) => (row[name] == null ? "" : sayJson(row[name]).trim());
  const time = new Date(text("updated_at"));
  return {
    kind: "issue",
    id: text("id"),
    title: text("title"),
    description: text("description"),
    status: text("status"),
    priority: text("priority") || null,
    assignee: text("assignee") || null,
    dueDate: /^\d{4}-\d{2}-\d{2}/.exec(text("due_date"))?.[0] ?? null,
    updatedAt: (Number.isNaN(time.getTime()) ? now : time).toISOString(),
    url: urlOf(row),
  };
}
