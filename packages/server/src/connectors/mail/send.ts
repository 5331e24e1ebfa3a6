import type { Clock } from "../../clock.ts";
import { ToolError } from "../../domain/plugins/types.ts";
import type { MailAccount, MailCall } from "./account.ts";
import { composeMail, type Letter, type Thread } from "./compose.ts";
import { findFolder, folderFor } from "./folders.ts";
import { withImap, type ImapSession } from "./imap.ts";
import { findMessage } from "./message-id.ts";
import { oneLine } from "./search.ts";
import { sendMail, type NotTaken } from "./smtp.ts";

/** Dependencies of sending. */
export type SendDeps = Omit<MailCall, "totalMs"> & { readonly clock: Clock };

/** The message that is answered. */
export type Answered = { readonly folder: string; readonly id: string };

/** Together shorter than a tool's timeout, so that a mail that was sent is reported as sent. */
const LOOK_MS = 15_000;
const SEND_MS = 25_000;
const KEEP_MS = 12_000;
const MAX_REFERENCES = 20;

/** Sends a letter and stores a copy in the account's sent folder. */
export async function sendLetter(
  account: MailAccount,
  letter: Letter,
  deps: SendDeps,
): Promise<{ sentence: string }> {
  return deliver(account, letter, deps);
}

/** Sends an answer that mail programs show with the message it answers. */
export async function sendReply(
  account: MailAccount,
  { folder, id, ...letter }: Answered & Omit<Letter, "subject">,
  deps: SendDeps,
): Promise<{ sentence: string }> {
  const origin = await withImap(account, { ...deps, totalMs: LOOK_MS }, (session) =>
    readOrigin(session, { folder, id }),
  );
  const answer = { ...letter, subject: origin.subject };
  return deliver(account, answer, deps, { ...origin, id });
}

type Origin = {
  readonly path: string;
  readonly subject: string;
  readonly thread: Thread | undefined;
};

async function readOrigin(session: ImapSession, { folder, id }: Answered): Promise<Origin> {
  const path = await findFolder(session, folder);
  const { uid } = await findMessage(session, path, id, { readOnly: true });
  const query = { envelope: true, headers: ["references"] };
  const found = await session.client.fetchOne(uid, query, { uid: true });
  if (!found) throw new ToolError("This message is no longer on the server.");
  const subject = oneLine(found.envelope?.subject ?? "");
  const [inReplyTo] = namesIn(found.envelope?.messageId ?? "");
  const before = namesIn(found.headers?.toString("latin1") ?? "");
  return {
    path,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`.trim(),
    thread: inReplyTo
      ? { inReplyTo, references: [...before, inReplyTo].slice(-MAX_REFERENCES) }
      : undefined,
  };
}

/** `<…@…>`: the message ids in a stranger's header, without anything around them. */
const namesIn = (text: string): string[] => text.match(/<[!-;=?-~]{1,400}>/g) ?? [];

async function deliver(
  account: MailAccount,
  letter: Letter,
  { clock, ...call }: SendDeps,
  answered?: Pick<Origin, "path" | "thread"> & Pick<Answered, "id">,
): Promise<{ sentence: string }> {
  const mail = await composeMail(account, letter, clock.now(), answered?.thread);
  const notTaken = await sendMail(account, mail, { ...call, totalMs: SEND_MS });
  const kept = await keep(account, mail, { ...call, totalMs: KEEP_MS }, answered);
  const reached = mail.recipients.filter(
    (address) => !notTaken.some((one) => one.address === address),
  );
  return {
    sentence: [
      `Sent “${letter.subject}” to ${reached.join(", ")}.`,
      ...notTaken.map(sayNotTaken),
      ...(kept ? [] : ["A copy could not be saved in your sent folder."]),
    ].join(" "),
  };
}

const sayNotTaken = ({ address, words }: NotTaken): string =>
  `The server did not accept it for ${address}${words && `: ${words}`}.`;

/** Stores a copy in the sent folder, unless the server did so itself. The mail is sent even if that fails. */
async function keep(
  account: MailAccount,
  { source, messageId }: { readonly source: Uint8Array; readonly messageId: string },
  call: MailCall,
  answered: { readonly path: string; readonly id: string } | undefined,
): Promise<boolean> {
  try {
    return await withImap(account, call, async (session) => {
      const { client } = session;
      if (answered) {
        const { uid } = await findMessage(session, answered.path, answered.id, { readOnly: false });
        await client.messageFlagsAdd(uid, ["\\Answered"], { uid: true });
      }
      const path = await folderFor(session, "sent");
      if (path === undefined) return false;
      await client.mailboxOpen(path, { readOnly: true });
      const there = await client.search({ header: { "message-id": messageId } }, { uid: true });
      if (there && there.length > 0) return true;
      return Boolean(await client.append(path, source, ["\\Seen"]));
    });
  } catch (error) {
    call.signal.throwIfAborted();
    if (error instanceof ToolError) return false;
    throw error;
  }
}
