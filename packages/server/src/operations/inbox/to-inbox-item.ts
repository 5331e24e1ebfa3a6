import type { InboxFolder, InboxItem as InboxItemAnswer } from "@switchboard/api-client/types";
import type { InboxItem, InboxItemDetail } from "../../domain/inbox/ports.ts";

/** An inbox item as the contract has it. */
export const toInboxItem = (item: InboxItem): InboxItemAnswer => ({
  id: item.id,
  title: item.title,
  description: item.description,
  priority: item.priority,
  priority_reason: item.priorityReason,
  status: item.status,
  kind: item.kind,
  source_type: item.sourceType,
  source_id: item.sourceId,
  source_identifier: item.sourceIdentifier,
  payload: item.payload,
  ...mailOf(item),
  folder: folderOf(item),
  due_date: item.dueDate,
  snoozed_until: item.snoozedUntil?.toISOString() ?? null,
  received_at: item.receivedAt.toISOString(),
  created_at: item.createdAt.toISOString(),
});

/** The same with the bodies of its mail. */
export const toInboxItemDetail = (item: InboxItemDetail): InboxItemAnswer => ({
  ...toInboxItem(item),
  ...(item.mail && { original_body: item.body, original_body_html: item.bodyHtml }),
});

function mailOf({ mail }: InboxItem) {
  if (!mail) return {};
  const { connection_id: _connection, folder: _folder, message: _message, ...said } = mail;
  return { ...said, attachments: said.attachments.map((one) => ({ ...one })) };
}

function folderOf({ archivedAt, deletedAt, snoozedUntil }: InboxItem): InboxFolder {
  if (deletedAt) return "deleted";
  if (archivedAt) return "archived";
  return snoozedUntil && snoozedUntil > new Date() ? "snoozed" : "open";
}
