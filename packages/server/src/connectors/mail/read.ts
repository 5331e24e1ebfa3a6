import { buffer } from "node:stream/consumers";
import type { FetchMessageObject, ImapFlow, MessageAddressObject } from "imapflow";
import { ToolError } from "../../domain/plugins/types.ts";
import { sayMailbox } from "./addresses.ts";
import { planBody, type Attachment } from "./body.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { MAX_RESPONSE_BYTES } from "./failures.ts";
import { findFolder } from "./folders.ts";
import type { ImapSession } from "./imap.ts";
import { findMessage, type Found } from "./message-id.ts";
import { withReadableHeaders } from "./readable-headers.ts";
import { readTexts } from "./read-texts.ts";
import { oneLine, timeOf } from "./search.ts";

/** A message as a tool shows it. */
export type ReadMessage = {
  readonly message: {
    readonly id: string;
    readonly folder: string;
    readonly subject: string;
    readonly from: string;
    readonly to: string;
    readonly cc: string;
    /** The reply address, if it differs from the sender. */
    readonly reply_to: string;
    readonly date: string | null;
    readonly unread: boolean;
    readonly text: string;
    readonly truncated: boolean;
    readonly attachments: readonly Attachment[];
  };
  readonly sources: readonly string[];
};

/** Bytes of a text that are loaded, and characters that are given. */
const MAX_TEXT_BYTES = MAX_RESPONSE_BYTES / 2;
const MAX_TEXT_LENGTH = 20_000;
const MAX_HEADER_LENGTH = 2_000;

/** Reads one message. It stays unread. */
export async function readMessage(
  session: ImapSession,
  { folder, id }: { readonly folder: string; readonly id: string },
): Promise<ReadMessage> {
  const path = await findFolder(session, folder);
  const { uid } = await findMessage(session, path, id, { readOnly: true });
  const found = await fetchMessage(session.client, uid);
  const { envelope = {}, flags, bodyStructure } = found;
  const { attachments, ...plan } = planBody(bodyStructure);
  let truncated = false;
  const load = async (part: string) => {
    const read = await downloadText(session.client, uid, part);
    truncated ||= read.truncated;
    return read.text;
  };
  const text = await readTexts(plan, load, (length) => length > MAX_TEXT_LENGTH);
  const people = (list: MessageAddressObject[] | undefined) =>
    oneLine((list ?? []).map(sayMailbox).join(", "))
      .slice(0, MAX_HEADER_LENGTH)
      .toWellFormed();
  const from = people(envelope.from);
  const answersTo = people(envelope.replyTo);
  return {
    message: {
      id,
      folder: path,
      subject: oneLine(envelope.subject ?? "")
        .slice(0, MAX_HEADER_LENGTH)
        .toWellFormed(),
      from,
      to: people(envelope.to),
      cc: people(envelope.cc),
      reply_to: answersTo === from ? "" : answersTo,
      date: timeOf(envelope.date),
      unread: !flags?.has("\\Seen"),
      text: text.slice(0, MAX_TEXT_LENGTH).toWellFormed(),
      truncated: truncated || text.length > MAX_TEXT_LENGTH,
      attachments,
    },
    sources: [from || path],
  };
}

async function fetchMessage(client: ImapFlow, uid: Found["uid"]): Promise<FetchMessageObject> {
  const query = { envelope: true, flags: true, bodyStructure: true };
  const found = await client.fetchOne(uid, query, { uid: true });
  if (!found) throw new ToolError("This message is no longer on the server.");
  const [readable = found] = await withReadableHeaders(client, [found]);
  return readable;
}

/** A part of a message, up to a size. */
export async function downloadBytes(
  client: ImapFlow,
  uid: number,
  part: string,
  maxBytes: number,
): Promise<Buffer> {
  const options = { uid: true, maxBytes, chunkSize: MAX_TEXT_BYTES };
  const { content } = await client.download(uid, part, options);
  return content ? buffer(content) : Buffer.alloc(0);
}

/** A part of a message as text. */
export async function downloadText(
  client: ImapFlow,
  uid: number,
  part: string,
): Promise<{ readonly text: string; readonly truncated: boolean; readonly bytes: number }> {
  const bytes = await downloadBytes(client, uid, part, MAX_TEXT_BYTES);
  return {
    text: decodeBytes(bytes).replaceAll("\r\n", "\n"),
    truncated: bytes.length >= MAX_TEXT_BYTES,
    bytes: bytes.length,
  };
}
