import type { Clock } from "../../clock.ts";
import { readConnection, type ConnectionDeps } from "../connections/connections.ts";
import { testConnection } from "../connections/test-connection.ts";
import { AppError } from "../errors.ts";
import { CredentialsRefused, ToolError, type MailMove, type MailPlace } from "../plugins/types.ts";
import type { InboxItem, Mail, Removal } from "./ports.ts";

/** Dependencies for moving messages. */
export type MoveDeps = ConnectionDeps & { readonly clock: Clock };

/** A mail item, and its message's new place or the reason why it stayed. */
export type Moved = {
  readonly item: InboxItem;
  readonly to: Pick<Mail, "folder" | "message" | "home"> | string;
};

type MailItem = InboxItem & { readonly mail: Mail };
const isMail = (item: InboxItem): item is MailItem => item.mail !== null;

/**
 * Applies an action on mail items to their mailboxes, with one call per mailbox. A click is the user's own decision, so it
 * needs no approval.
 * @param action `restore` moves a message back to its original folder
 */
export async function moveMessages(
  deps: MoveDeps,
  userId: string,
  items: readonly InboxItem[],
  action: Removal | "restore",
  signal: AbortSignal,
): Promise<Moved[]> {
  const mails = items
    .filter(isMail)
    .filter(({ mail }) => action !== "restore" || mail.home !== undefined);
  const groups = Map.groupBy(mails, ({ mail }) =>
    JSON.stringify([mail.connection_id, action === "restore" ? mail.home : null]),
  );
  const moved: Moved[] = [];
  for (const group of groups.values()) {
    moved.push(...(await moveGroup(deps, userId, group, action, signal)));
  }
  return moved;
}

async function moveGroup(
  deps: MoveDeps,
  userId: string,
  items: readonly MailItem[],
  action: Removal | "restore",
  signal: AbortSignal,
): Promise<Moved[]> {
  const [first] = items;
  if (!first) return [];
  const connectionId = first.mail.connection_id;
  const none = (sentence: string) => items.map((item) => ({ item, to: sentence }));
  try {
    const { connection, plugin } = await readConnection(deps, userId, connectionId);
    if (!plugin.moveMail) return none(`${connection.name} cannot move messages.`);
    const outcomes = await plugin.moveMail(
      moveOf(action, first.mail),
      items.map(({ mail }) => placeOf(mail)),
      { userId, connectionId, signal: AbortSignal.any([signal, deps.lifecycle.signal]) },
    );
    return items.map((item, at) => ({ item, to: outcomeOf(item, outcomes[at], action) }));
  } catch (error) {
    if (error instanceof CredentialsRefused) await testConnection(deps, userId, connectionId);
    if (error instanceof ToolError) return none(error.message);
    if (error instanceof AppError && error.code === "not_found") {
      return none("The mailbox of this message is no longer connected.");
    }
    throw error;
  }
}

function moveOf(action: Removal | "restore", { home = "INBOX" }: Mail): MailMove {
  if (action === "restore") return { to: home };
  return action === "archive" ? "archive" : "trash";
}

const placeOf = ({ folder, message }: Mail): MailPlace =>
  folder === undefined ? { message } : { folder, message };

function outcomeOf(
  { mail }: MailItem,
  outcome: MailPlace | ToolError | undefined,
  action: Removal | "restore",
): Moved["to"] {
  if (outcome instanceof ToolError) return outcome.message;
  if (!outcome) return "The mailbox did not say what became of the message.";
  return action === "restore" ? outcome : { ...outcome, home: mail.home ?? mail.folder ?? "INBOX" };
}
