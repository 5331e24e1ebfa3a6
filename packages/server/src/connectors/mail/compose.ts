import { randomUUID } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import { ToolError } from "../../domain/plugins/types.ts";
import type { MailAccount } from "./account.ts";
import { readAddresses, requireOneLine, type Mailbox } from "./addresses.ts";
import type { OutgoingMail } from "./smtp.ts";

/** A letter to send. Addresses are separated by commas. */
export type Letter = {
  readonly to: string;
  readonly cc?: string | undefined;
  readonly bcc?: string | undefined;
  readonly subject: string;
  readonly body: string;
};

/** Which message a letter answers, by the names that messages have among servers. */
export type Thread = { readonly inReplyTo: string; readonly references: readonly string[] };

const MAX_RECIPIENTS = 50;

/**
 * Composes a mail.
 * @returns it with its message id
 * @throws ToolError for an invalid address, and for a line break where it would begin another header
 */
export async function composeMail(
  { sender }: MailAccount,
  { to, cc = "", bcc = "", subject, body }: Letter,
  date: Date,
  thread?: Thread,
): Promise<OutgoingMail & { readonly messageId: string }> {
  requireOneLine("The subject", subject);
  const people = { to: readAddresses("To", to), cc: readAddresses("Cc", cc) };
  const hidden = readAddresses("Bcc", bcc);
  const recipients = [...people.to, ...people.cc, ...hidden].map(({ address }) => address);
  if (people.to.length === 0) throw new ToolError("Add at least one recipient.");
  if (recipients.length > MAX_RECIPIENTS) {
    throw new ToolError(`A message can go to at most ${MAX_RECIPIENTS} addresses.`);
  }
  const messageId = `<${randomUUID()}@${domainOf(sender)}>`;
  const composer = new MailComposer({
    from: sender,
    to: [...people.to],
    cc: [...people.cc],
    subject,
    text: body,
    messageId,
    date,
    ...(thread && { inReplyTo: thread.inReplyTo, references: [...thread.references] }),
    // A text is a text, never the name of something to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    recipients: [...new Set(recipients)],
    source: await composer.compile().build(),
    messageId,
  };
}

const domainOf = ({ address }: Mailbox): string => address.slice(address.lastIndexOf("@") + 1);
