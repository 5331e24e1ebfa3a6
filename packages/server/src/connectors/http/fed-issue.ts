import type { FedIssue } from "../../domain/plugins/inbox-feed.ts";
import { isStorableDate } from "../../domain/storable.ts";
import type { FeedCalls, FeedRow } from "./feed-calls.ts";
import { sayJson } from "./json.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** The mark that identifies a change of an issue. */
export const markOf = ({ id, updatedAt }: FedIssue) => ({ key: id, at: updatedAt });

/** A time in the forms that apps take. Minutes ago need no time zone. */
export const timesOf = (start: Date, now: Date) => ({
  since: start.toISOString().replace(/\.\d{3}Z$/, "Z"),
  since_minutes: Math.ceil((now.getTime() - start.getTime()) / MINUTE_MS) + 1,
  since_seconds: Math.floor(start.getTime() / SECOND_MS),
});

/** A row of an app's list as an issue. */
export function issueOf(row: FeedRow, urlOf: FeedCalls["urlOf"], now: Date): FedIssue {
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
    updatedAt: (isStorableDate(time) ? time : now).toISOString(),
    url: urlOf(row),
  };
}
