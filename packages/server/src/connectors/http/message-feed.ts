import type { FedMail, FeedPage, FeedRequest } from "../../domain/plugins/inbox-feed.ts";
import { CredentialsRefused, ToolError } from "../../domain/plugins/types.ts";
import { isStorableDate } from "../../domain/storable.ts";
import { isBulkMail, isUrgentMail, unreadableMail } from "../mail/mail-headers.ts";
import { cursorAfter, startOf, timeCursor, type TimeCursor } from "./feed-cursor.ts";
import { htmlToText } from "./html-text.ts";
import { isStub } from "./stub-text.ts";
import type { FeedCalls } from "./feed-calls.ts";
import { memberOf, sayJson } from "./json.ts";
import { MAX_ROWS } from "./shape-result.ts";

/** How far back a new source reads. */
export const FIRST_DAYS = 14;
const DAY_MS = 86_400_000;
/** Limit for halving the time to read; a mailbox with more mail in such a fraction is endless. */
const MAX_HALVINGS = 16;

/** Messages that arrived since the last time; at first those of the last days. */
export async function messageFeed(request: FeedRequest, calls: FeedCalls): Promise<FeedPage> {
  const before = timeCursor(request.cursor) ?? firstCursor(calls.now);
  const known = new Set(before.seen.map((key) => key.slice(key.indexOf(" ") + 1)));
  const { ids, until, more } = await oldestFirst(before, calls);
  const fresh = ids.filter((id) => !known.has(id));
  const entries = await readMessages(fresh.slice(0, request.limit), calls);
  const after = cursorAfter(before, marksOf(entries, before, calls.now)) ?? before;
  const isEmptied = more && fresh.length === 0;
  return {
    entries: entries.map(({ mail }) => mail),
    cursor: isEmptied ? { since: until.toISOString(), seen: [], exact: true } : after,
    more: more || fresh.length > entries.length,
    count: fresh.length,
    hasUncounted: more,
  };
}

/** A message, and when it arrived if the app says so. */
type ReadMail = { readonly mail: FedMail; readonly arrivedAt: Date | null };

/**
 * The marks for the cursor. A message without a time counts with the one before it, and one from the future as of now: with a
 * later time, unread messages would be skipped.
 */
function marksOf(entries: readonly ReadMail[], before: TimeCursor, now: Date) {
  let at = before.since;
  return entries.map(({ mail, arrivedAt }) => {
    if (arrivedAt) at = (arrivedAt < now ? arrivedAt : now).toISOString();
    return { key: mail.id, at };
  });
}

const firstCursor = (now: Date): TimeCursor => ({
  since: new Date(now.getTime() - FIRST_DAYS * DAY_MS).toISOString(),
  seen: [],
});

/** The app lists the newest first: if a period has more than it lists, an earlier part of it is read. */
async function oldestFirst(before: TimeCursor, { list, now }: FeedCalls) {
  const start = startOf(before).getTime();
  let until = now.getTime() + DAY_MS;
  for (let halving = 0; ; halving += 1) {
    const { rows, truncated } = await list({
      limit: MAX_ROWS,
      since_seconds: Math.floor(start / 1000),
      ...(halving > 0 && { until_seconds: Math.ceil(until / 1000) }),
    });
    const ids = rows.map((row) => sayJson(row["id"])).toReversed();
    if (!truncated || halving === MAX_HALVINGS) {
      return { ids, until: new Date(until), more: halving > 0 };
    }
    until = start + (Math.min(until, now.getTime()) - start) / 2;
  }
}

/**
 * An unreadable message becomes a placeholder, so that it does not block those after it. @throws ToolError when none can be
 * read
 */
async function readMessages(ids: readonly string[], { read, now }: FeedCalls): Promise<ReadMail[]> {
  const entries: ReadMail[] = [];
  let refusal: ToolError | undefined;
  let isAnyRead = false;
  for (const id of ids) {
    try {
      entries.push(mailOf(id, await read(id), now));
      isAnyRead = true;
    } catch (error) {
      if (!(error instanceof ToolError) || error instanceof CredentialsRefused) throw error;
      if (refusal && !isAnyRead) throw refusal;
      refusal = error;
      const mail = unreadableMail({ id, receivedAt: now.toISOString() }, error.message);
      entries.push({ mail, arrivedAt: null });
    }
  }
  if (refusal && !isAnyRead) throw refusal;
  return entries;
}

function mailOf(id: string, record: unknown, now: Date): ReadMail {
  const facts = memberOf(record, "message");
  const fact = (name: string) => {
    const value = memberOf(facts, name);
    return value == null ? "" : sayJson(value);
  };
  const html = fact("html");
  const attachments = memberOf(record, "attachments");
  const date = new Date(fact("date"));
  const arrivedAt = isStorableDate(date) ? date : null;
  const header = (name: string) => fact(name);
  const mail: FedMail = {
    kind: "mail",
    id,
    thread: fact("thread") || null,
    messageId: fact("message_id").trim(),
    subject: fact("subject"),
    from: fact("from"),
    to: fact("to"),
    cc: fact("cc"),
    date: timeOrNull(fact("sent")),
    receivedAt: (arrivedAt ?? now).toISOString(),
    text: (isStub(fact("text")) && htmlToText(html)) || fact("text"),
    ...(html && { html }),
    attachments: (Array.isArray(attachments) ? attachments : []).flatMap((one) => {
      const bytes = memberOf(one, "bytes");
      const name = memberOf(one, "name");
      if (typeof name !== "string" || name === "") return [];
      return [{ name, bytes: typeof bytes === "number" ? bytes : null }];
    }),
    isUrgent: isUrgentMail(header),
    isBulk: isBulkMail(header),
  };
  return { mail, arrivedAt };
}

function timeOrNull(text: string): string | null {
  const time = new Date(text);
  return text === "" || Number.isNaN(time.getTime()) ? null : time.toISOString();
}
