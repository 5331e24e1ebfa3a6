import { ToolError, type MailMove, type MailPlace } from "../../domain/plugins/types.ts";
import { findFolder, folderFor } from "./folders.ts";
import type { ImapSession } from "./imap.ts";
import { messageId } from "./message-id.ts";
import { requireOf } from "./change.ts";

type Outcome = MailPlace | ToolError;

const INBOX = "INBOX";

/**
 * Moves messages, those of one folder with one command, and returns each one's new place or why it stayed, in the same order.
 * @throws ToolError when the account has no target folder, or the server refuses
 */
export async function moveMail(
  session: ImapSession,
  move: MailMove,
  places: readonly MailPlace[],
): Promise<Outcome[]> {
  requireOf(session, ["MOVE", "UIDPLUS"], "moving one message");
  const target = await targetOf(session, move);
  const outcomes = new Map<MailPlace, Outcome>();
  for (const [folder, there] of Map.groupBy(places, (place) => place.folder ?? INBOX)) {
    await moveFolder(session, folder, target, there, outcomes);
  }
  return places.map((place) => outcomes.get(place) ?? gone(place));
}

async function moveFolder(
  session: ImapSession,
  folder: string,
  target: string,
  places: readonly MailPlace[],
  outcomes: Map<MailPlace, Outcome>,
): Promise<void> {
  const { client, change } = session;
  const path = await findFolder(session, folder);
  if (path === target) {
    for (const place of places) outcomes.set(place, place);
    return;
  }
  const mailbox = await client.mailboxOpen(path, { readOnly: false });
  const byUid = new Map(
    places.flatMap((place) => {
      const [uid, state] = place.message.split("-");
      return state === String(mailbox.uidValidity) ? [[Number(uid), place] as const] : [];
    }),
  );
  if (byUid.size === 0) return;
  const found = await client.search({ uid: [...byUid.keys()].join(",") }, { uid: true });
  const present = (found || []).filter((uid) => byUid.has(uid));
  if (present.length === 0) return;
  const moved = await change(() => client.messageMove(present.join(","), target, { uid: true }));
  for (const uid of present) {
    const place = byUid.get(uid);
    const uidThere = moved.uidMap?.get(uid);
    const uidValidity = moved.uidValidity;
    if (!place) continue;
    // If the server does not report a message's new place, only a user can find it.
    const isKnown = uidThere !== undefined && uidValidity !== undefined;
    const message = isKnown ? messageId({ uidValidity }, uidThere) : place.message;
    outcomes.set(place, { folder: target, message });
  }
}

async function targetOf(session: ImapSession, move: MailMove): Promise<string> {
  if (typeof move === "object") return findFolder(session, move.to);
  const target = await folderFor(session, move);
  if (target !== undefined) return target;
  throw new ToolError(
    move === "archive"
      ? "This account has no archive folder."
      : "This account has no trash folder.",
  );
}

const gone = ({ folder = INBOX }: MailPlace) =>
  new ToolError(`The message is no longer in ${folder}. It was moved or deleted elsewhere.`);
