import type { FetchMessageObject, MailboxObject, SearchObject } from "imapflow";
import type { TableResult } from "../../domain/plugins/types.ts";
import { isStorableDate } from "../../domain/storable.ts";
import { requireOneLine, sayMailbox } from "./addresses.ts";
import { findFolder } from "./folders.ts";
import type { ImapSession } from "./imap.ts";
import { messageId } from "./message-id.ts";
import { withReadableHeaders } from "./readable-headers.ts";

/** Search criteria; omitted ones match everything. */
export type Wanted = {
  readonly folder: string;
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly subject?: string | undefined;
  /** Days as `2026-11-20`: this one and later, and earlier than this one. */
  readonly since?: string | undefined;
  readonly before?: string | undefined;
  readonly state?: "unread" | "read" | undefined;
  readonly limit: number;
  /** Counted from 1. */
  readonly page: number;
};

const COLUMNS: TableResult["columns"] = [
  { name: "id", type: "text" },
  { name: "date", type: "timestamp" },
  { name: "from", type: "text" },
  { name: "to", type: "text" },
  { name: "subject", type: "text" },
  { name: "unread", type: "boolean" },
  { name: "size", type: "integer" },
];
const MAX_CELL_LENGTH = 500;

/** Messages of a folder as a table, the newest first. */
export async function searchMessages(session: ImapSession, wanted: Wanted): Promise<TableResult> {
  const { client } = session;
  const path = await findFolder(session, wanted.folder);
  const mailbox = await client.mailboxOpen(path, { readOnly: true });
  const found = await client.search(queryOf(wanted), { uid: true });
  if (!found) throw session.refused();
  const uids = found.toSorted((one, other) => other - one);
  const from = (wanted.page - 1) * wanted.limit;
  const shown = uids.slice(from, from + wanted.limit);
  const messages =
    shown.length === 0
      ? []
      : await client.fetchAll(shown, { envelope: true, flags: true, size: true }, { uid: true });
  const readable = await withReadableHeaders(client, messages);
  const byUid = new Map(readable.map((message) => [message.uid, message]));
  return {
    kind: "table",
    columns: COLUMNS,
    rows: shown.flatMap((uid) => {
      const message = byUid.get(uid);
      return message ? [rowOf(mailbox, message)] : [];
    }),
    row_count: uids.length,
    truncated: shown.length < uids.length,
    sources: [path],
  };
}

function queryOf({ text, from, to, subject, since, before, state }: Wanted): SearchObject {
  const words = { text, from, to, subject };
  for (const [name, value] of Object.entries(words))
    requireOneLine(`The argument '${name}'`, value ?? "");
  const query: SearchObject = {
    ...words,
    // Dates are in the server's time zone, whatever its time of day.
    since,
    before,
    seen: state === undefined ? undefined : state === "read",
  };
  const terms = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return terms.length === 0 ? { all: true } : Object.fromEntries(terms);
}

function rowOf(
  mailbox: MailboxObject,
  { uid, envelope = {}, flags, size }: FetchMessageObject,
): unknown[] {
  const people = (list: typeof envelope.from) => cell((list ?? []).map(sayMailbox).join(", "));
  return [
    messageId(mailbox, uid),
    timeOf(envelope.date),
    people(envelope.from),
    people(envelope.to),
    cell(envelope.subject ?? ""),
    !flags?.has("\\Seen"),
    size ?? null,
  ];
}

const cell = (text: string) => {
  const line = oneLine(text);
  return line.length > MAX_CELL_LENGTH ? `${line.slice(0, MAX_CELL_LENGTH).toWellFormed()}…` : line;
};

/** A header's text without line breaks and hidden characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();

/** When a message was written, by its own header; null if that is unreadable. */
export function timeOf(date: Date | string | undefined): string | null {
  const time = new Date(date ?? Number.NaN);
  return isStorableDate(time) ? time.toISOString() : null;
}
