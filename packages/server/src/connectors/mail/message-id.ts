import type { MailboxObject } from "imapflow";
import { ToolError } from "../../domain/plugins/types.ts";
import type { ImapSession } from "./imap.ts";

/**
 * A message's id for tools: its number in its folder, and the version of the folder in which that number is valid. A server
 * that rebuilds a folder reassigns its numbers.
 */
export const messageId = (
  { uidValidity }: Pick<MailboxObject, "uidValidity">,
  uid: number,
): string => `${uid}-${uidValidity}`;

/** An opened folder, and one message that is in it. */
export type Found = { readonly uid: number; readonly mailbox: MailboxObject };

/**
 * Opens a folder and finds a message in it.
 * @param folder its path
 * @throws ToolError when there is none
 */
export async function findMessage(
  { client }: ImapSession,
  folder: string,
  id: string,
  { readOnly }: { readonly readOnly: boolean },
): Promise<Found> {
  const mailbox = await client.mailboxOpen(folder, { readOnly });
  const [uid = "", state] = id.split("-");
  const isThere =
    state === String(mailbox.uidValidity) &&
    (await client.search({ uid }, { uid: true }).then((found) => found && found.length === 1));
  if (!isThere) {
    throw new ToolError(
      `Message ${id} was not found in ${folder}. It may have been moved or deleted. Search for it again.`,
    );
  }
  return { uid: Number(uid), mailbox };
}
