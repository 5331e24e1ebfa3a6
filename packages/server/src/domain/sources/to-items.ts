import { createHash } from "node:crypto";
import type { BroughtItem } from "../inbox/ports.ts";
import type { FedIssue, FedMail, FeedEntry } from "../plugins/inbox-feed.ts";
import { cleanMailHtml } from "./clean-mail-html.ts";
import { extractOf } from "./extract.ts";
import { issuePriority, mailPriority } from "./priority.ts";

/** Where entries come from. */
export type Origin = {
  readonly plugin: string;
  /** The app's display name. */
  readonly app: string;
  readonly connectionId: string;
  /** Addresses of the user. */
  readonly mine: readonly string[];
  readonly now: Date;
};

const MAX_TITLE_LENGTH = 500;
const MAX_DESCRIPTION_LENGTH = 20_000;

/** A name for texts, of the same length for all. */
export const hashOf = (...texts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 32);

/** An entry of a feed as an item of the inbox. */
export const toItem = (entry: FeedEntry, origin: Origin): BroughtItem =>
  entry.kind === "mail" ? mailItem(entry, origin) : issueItem(entry, origin);

function mailItem(mail: FedMail, { plugin, connectionId, mine }: Origin): BroughtItem {
  const extract = extractOf(mail.text);
  return {
    kind: "message",
    sourceType: "email",
    sourceIdentifier:
      plugin === "gmail"
        ? `gmail-message-${mail.id}`
        : `mail-message-${connectionId}-${messageHash(mail)}`,
    title: mail.subject.slice(0, MAX_TITLE_LENGTH).toWellFormed() || "(no subject)",
    description: extract ?? "",
    ...mailPriority(mail, mine),
    status: "open",
    payload: {},
    receivedAt: new Date(mail.receivedAt),
    body: mail.text,
    ...(mail.html && { bodyHtml: cleanMailHtml(mail.html) }),
    mail: {
      from_address: mail.from || null,
      to_address: mail.to || null,
      email_subject: mail.subject || null,
      email_date: mail.date,
      gmail_thread_id: mail.thread,
      distilled_content: extract,
      distilled_by: "extract",
      attachments: mail.attachments,
      connection_id: connectionId,
      ...(mail.folder && { folder: mail.folder }),
      message: mail.id,
    },
  };
}

/**
 * The identity of a message. Its number in the folder is not enough: a server may reuse it, and assigns a new one when the
 * message was archived and moved back. Its own id alone is not either: a sender could reuse another message's id to keep that
 * one from being seen.
 */
function messageHash({ id, messageId, from, date, subject, receivedAt, text }: FedMail): string {
  // Nothing else is known of an unreadable message.
  const isBlank = from === "" && subject === "" && date === null;
  return hashOf(messageId || (isBlank ? id : hashOf(receivedAt, text)), from, date ?? "", subject);
}

function issueItem(issue: FedIssue, { plugin, app, connectionId, now }: Origin): BroughtItem {
  const today = now.toISOString().slice(0, 10);
  return {
    kind: "issue",
    sourceType: "jira",
    sourceIdentifier: `${plugin}-issue-${connectionId}-${issue.id}`,
    title: issue.title.slice(0, MAX_TITLE_LENGTH).toWellFormed() || issue.id,
    description: issue.description.slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed(),
    ...issuePriority(issue, app, today),
    status: "open",
    payload: {
      key: issue.id,
      url: issue.url,
      status: issue.status,
      assignee: issue.assignee,
      app,
      connection_id: connectionId,
      ...(issue.dueDate && { due_date: issue.dueDate }),
    },
    receivedAt: new Date(issue.updatedAt),
    // A feed lists only what is new or changed.
    again: true,
  };
}
