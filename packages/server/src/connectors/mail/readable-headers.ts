import type { FetchMessageObject, ImapFlow, MessageAddressObject } from "imapflow";
import addressparser from "nodemailer/lib/addressparser";
import { decodeBytes } from "./decode-bytes.ts";
import { readHeaders } from "./mail-headers.ts";

/** What a client writes in place of bytes that it cannot read. */
const UNREADABLE = "\uFFFD";
const FIELDS = ["subject", "from", "to", "cc", "reply-to"];

/**
 * The same messages with 8-bit headers decoded: old programs send them in the charset of their country, of which the server's
 * envelope leaves question marks. Loads the headers of those messages.
 */
export async function withReadableHeaders(
  client: ImapFlow,
  messages: readonly FetchMessageObject[],
): Promise<readonly FetchMessageObject[]> {
  const damaged = messages.filter(({ envelope }) => JSON.stringify(envelope)?.includes(UNREADABLE));
  if (damaged.length === 0) return messages;
  const uids = damaged.map(({ uid }) => uid);
  const loaded = await client.fetchAll(uids, { headers: FIELDS }, { uid: true });
  const byUid = new Map(loaded.map(({ uid, headers }) => [uid, headers]));
  return messages.map((message) => {
    const headers = byUid.get(message.uid);
    return headers ? { ...message, envelope: decoded(message, headers) } : message;
  });
}

function decoded({ envelope }: FetchMessageObject, headers: Buffer) {
  const header = readHeaders(decodeBytes(headers));
  const people = (known: MessageAddressObject[] | undefined, name: string) =>
    isDamaged(known) ? addressparser(header(name)).map(toAddress) : known;
  const subject = isDamaged(envelope?.subject) ? header("subject") : envelope?.subject;
  return {
    ...envelope,
    ...(subject !== undefined && { subject }),
    from: people(envelope?.from, "from"),
    to: people(envelope?.to, "to"),
    cc: people(envelope?.cc, "cc"),
    replyTo: people(envelope?.replyTo, "reply_to"),
  };
}

const isDamaged = (value: unknown): boolean => JSON.stringify(value)?.includes(UNREADABLE) ?? false;

const toAddress = ({ name, address }: { name: string; address?: string }) => ({ name, address });
