import { ToolError } from "../../domain/plugins/types.ts";
import { findFolder, folderFor } from "./folders.ts";
import type { ImapSession } from "./imap.ts";
import { findMessage } from "./message-id.ts";

type Message = { readonly folder: string; readonly id: string };

/** Marks a message as read or unread. */
export async function markMessage(
  session: ImapSession,
  { folder, id, state }: Message & { readonly state: "read" | "unread" },
): Promise<{ sentence: string }> {
  const { client, change } = session;
  const path = await findFolder(session, folder);
  const { uid } = await findMessage(session, path, id, { readOnly: false });
  await change(() =>
    state === "read"
      ? client.messageFlagsAdd(uid, ["\\Seen"], { uid: true })
      : client.messageFlagsRemove(uid, ["\\Seen"], { uid: true }),
  );
  return { sentence: `Marked message ${id} as ${state}.` };
}

/** Moves a message to a folder that the user names. */
export async function moveMessage(
  session: ImapSession,
  { folder, id, to_folder: to }: Message & { readonly to_folder: string },
): Promise<{ sentence: string }> {
  return move(session, { folder, id }, await findFolder(session, to));
}

/** Moves a message to the account's archive. */
export async function archiveMessage(
  session: ImapSession,
  message: Message,
): Promise<{ sentence: string }> {
  const to = await folderFor(session, "archive");
  if (to === undefined) {
    throw new ToolError(
      "This account has no archive folder. Move the message to another folder instead.",
    );
  }
  return move(session, message, to);
}

async function move(session: ImapSession, { folder, id }: Message, to: string) {
  const { client, change } = session;
  requireOf(session, ["MOVE", "UIDPLUS"], "moving one message");
  const path = await findFolder(session, folder);
  if (path === to) throw new ToolError(`Message ${id} is already in ${to}.`);
  const { uid } = await findMessage(session, path, id, { readOnly: false });
  await change(() => client.messageMove(uid, to, { uid: true }));
  return { sentence: `Moved message ${id} from ${path} to ${to}.` };
}

/** Permanently deletes a message. */
export async function deleteMessage(
  session: ImapSession,
  { folder, id }: Message,
): Promise<{ sentence: string }> {
  const { client, change } = session;
  requireOf(session, ["UIDPLUS"], "deleting one message");
  const path = await findFolder(session, folder);
  const { uid } = await findMessage(session, path, id, { readOnly: false });
  await change(() => client.messageDelete(uid, { uid: true }));
  return { sentence: `Deleted message ${id} from ${path}.` };
}

/** Without these extensions a server can only remove all marked messages at once, including those that others marked. */
export function requireOf({ client }: ImapSession, anyOf: readonly string[], what: string) {
  if (anyOf.some((name) => client.capabilities.has(name))) return;
  throw new ToolError(`The IMAP server ${client.host} does not support ${what}.`);
}
