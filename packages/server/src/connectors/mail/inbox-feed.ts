import type { FetchMessageObject, MailboxObject, MessageAddressObject } from "imapflow";
import { z } from "zod";
import type { FedMail, FeedPage, FeedRequest } from "../../domain/plugins/inbox-feed.ts";
import { ToolError } from "../../domain/plugins/types.ts";
import { sayMailbox } from "./addresses.ts";
import { htmlIn, planBody } from "./body.ts";
import { findFolder } from "./folders.ts";
import { embedPictures } from "./inline-pictures.ts";
import type { ImapSession } from "./imap.ts";
import {
  isBulkMail,
  isUrgentMail,
  readHeaders,
  TELLING_HEADERS,
  unreadableMail,
} from "./mail-headers.ts";
import { messageId } from "./message-id.ts";
import { withReadableHeaders } from "./readable-headers.ts";
import { readTexts } from "./read-texts.ts";
import { downloadBytes, downloadText } from "./read.ts";
import { oneLine, timeOf } from "./search.ts";

/** How far back a new source reads. */
const FIRST_DAYS = 14;
const DAY_MS = 86_400_000;
/** Bytes of bodies after which a refresh ends, well below what one session may load. */
const ENOUGH_BYTES = 4 * 1024 * 1024;
/** Parts of one message that are read as its text. */
const MAX_PARTS = 3;
const MAX_HEADER_LENGTH = 2_000;
const MAX_BODY_LENGTH = 150_000;

/** The last message that was read, and the state of the folder in which its number is good. */
const cursorSchema = z.object({ validity: z.string(), uid: z.int().min(0) });

/** Messages that arrived in a folder since the last time; at first those of the last days. */
export async function readNewMail(
  session: ImapSession,
  { settings, cursor, limit }: FeedRequest,
  now: Date,
): Promise<FeedPage> {
  const { client } = session;
  const path = await findFolder(session, settings["folder"] ?? "INBOX");
  const mailbox = await client.mailboxOpen(path, { readOnly: true });
  const validity = String(mailbox.uidValidity);
  const known = cursorSchema.safeParse(cursor).data;
  const last = known?.validity === validity ? known.uid : undefined;
  const query =
    last === undefined
      ? { since: new Date(now.getTime() - FIRST_DAYS * DAY_MS) }
      : { uid: `${last + 1}:*` };
  const found = await client.search(query, { uid: true });
  if (!found) throw session.refused();
  // `n:*` also names the last message when its number is below n.
  const fresh = found.filter((uid) => uid > (last ?? 0)).toSorted((one, other) => one - other);
  const wanted = fresh.slice(0, limit);
  const entries: FedMail[] = [];
  let bytes = 0;
  for (const uid of wanted) {
    if (bytes > ENOUGH_BYTES) break;
    const place = { uid, path, mailbox, now, onBytes: (more: number) => (bytes += more) };
    entries.push(await readOne(session, place));
  }
  const reached = wanted[entries.length - 1] ?? last ?? Math.max(0, (mailbox.uidNext ?? 1) - 1);
  return {
    entries,
    cursor: { validity, uid: reached },
    more: fresh.length > entries.length,
    count: fresh.length,
    hasUncounted: false,
  };
}

type Place = {
  readonly uid: number;
  readonly path: string;
  readonly mailbox: MailboxObject;
  readonly now: Date;
  /** Called with the bytes loaded, which is more than what is kept. */
  readonly onBytes: (bytes: number) => void;
};

/** An unreadable message becomes a placeholder; if the session ended, the refresh ends too. */
async function readOne(session: ImapSession, place: Place): Promise<FedMail> {
  try {
    return await readMail(session, place);
  } catch (error) {
    if (!session.client.usable) throw error;
    const sentence = error instanceof ToolError ? error.message : session.refused().message;
    const { uid, path, mailbox, now } = place;
    const known = { id: messageId(mailbox, uid), folder: path, receivedAt: now.toISOString() };
    return unreadableMail(known, sentence);
  }
}

async function readMail(
  { client }: ImapSession,
  { uid, path, mailbox, now, onBytes }: Place,
): Promise<FedMail> {
  const query = {
    envelope: true,
    bodyStructure: true,
    internalDate: true,
    headers: [...TELLING_HEADERS],
  };
  const fetched = await client.fetchOne(String(uid), query, { uid: true });
  if (!fetched) throw new ToolError("This message is no longer on the server.");
  const [found = fetched] = await withReadableHeaders(client, [fetched]);
  const { envelope = {}, bodyStructure } = found;
  const { texts, invitation, attachments } = planBody(bodyStructure);
  const load = async (part: string) => {
    const { text, bytes } = await downloadText(client, uid, part);
    onBytes(bytes);
    return text;
  };
  const plan = { texts: texts.slice(0, MAX_PARTS), invitation };
  const text = await readTexts(plan, load, (length) => length > MAX_BODY_LENGTH);
  const htmlPart = bodyStructure && htmlIn(bodyStructure);
  const loaded = htmlPart && (await load(htmlPart)).slice(0, MAX_BODY_LENGTH).toWellFormed();
  const loadPicture = async (part: string, maxBytes: number) => {
    const picture = await downloadBytes(client, uid, part, maxBytes);
    onBytes(picture.length);
    return picture;
  };
  const html = loaded && (await embedPictures(loaded, bodyStructure, loadPicture));
  const header = readHeaders(found.headers?.toString("utf8") ?? "");
  return {
    kind: "mail",
    id: messageId(mailbox, uid),
    folder: path,
    thread: null,
    messageId: envelope.messageId ?? "",
    subject: headerText(envelope.subject ?? ""),
    from: people(envelope.from),
    to: people(envelope.to),
    cc: people(envelope.cc),
    date: timeOf(envelope.date),
    receivedAt: arrivedAt(found, now),
    text: text.slice(0, MAX_BODY_LENGTH).toWellFormed(),
    ...(html && { html }),
    attachments: attachments.map(({ name, size }) => ({ name, bytes: size })),
    isUrgent: isUrgentMail(header),
    isBulk: isBulkMail(header),
  };
}

const arrivedAt = ({ internalDate }: FetchMessageObject, now: Date) =>
  timeOf(internalDate) ?? now.toISOString();

const headerText = (text: string) => oneLine(text).slice(0, MAX_HEADER_LENGTH).toWellFormed();

const people = (list: MessageAddressObject[] | undefined) =>
  headerText((list ?? []).map(sayMailbox).join(", "));
