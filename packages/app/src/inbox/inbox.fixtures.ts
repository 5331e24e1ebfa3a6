import type { InboxItem } from "@switchboard/api-client";

/** An item of the inbox. */
export const inboxItem = (id: string, part: Partial<InboxItem> = {}): InboxItem => ({
  id,
  title: `Task ${id}`,
  description: "",
  priority: "medium",
  status: "open",
  source_type: "manual",
  source_identifier: `task-${id}`,
  payload: {},
  kind: "task",
  created_at: "2026-11-20T10:00:00.000Z",
  received_at: "2026-11-20T10:00:00.000Z",
  ...part,
});
