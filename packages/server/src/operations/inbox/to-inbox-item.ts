import type { InboxItem as InboxItemAnswer } from "@switchboard/api-client/types";
import type { InboxItem } from "../../domain/inbox/ports.ts";

/** An inbox item as the contract has it. */
export const toInboxItem = (item: InboxItem): InboxItemAnswer => ({
  id: item.id,
  title: item.title,
  description: item.description,
  priority: item.priority,
  status: item.status,
  source_type: item.sourceType,
  source_identifier: item.sourceIdentifier,
  payload: item.payload,
  created_at: item.createdAt.toISOString(),
});
