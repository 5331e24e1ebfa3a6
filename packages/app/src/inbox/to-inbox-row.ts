import type { InboxItem } from "@switchboard/api-client";
import type { InboxRow } from "@switchboard/ui/patterns/inbox-list";
import type { Paths } from "../config/paths.ts";
import { dueDateOf, taskOf } from "./to-task-create.ts";

type RowPaths = Pick<Paths, "chatSession" | "inboxItem" | "inboxSources">;

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** A path of this app; another address would lead people who trust the inbox elsewhere. */
const ownPath = (value: unknown): string | null => {
  const path = text(value);
  return path?.startsWith("/") && !path.startsWith("//") ? path : null;
};

/** What its person alone can settle, and where; of what is settled, where that was. */
export function stepOf(
  { kind, payload, status }: Pick<InboxItem, "kind" | "payload" | "status">,
  paths: Pick<Paths, "chatSession" | "inboxSources">,
): { waiting: InboxRow["waiting"]; step: InboxRow["step"] } | null {
  const isDone = status === "done";
  if (kind === "approval") {
    const session = text(payload.session_id);
    const label = isDone ? "Open Chat" : "Review";
    return {
      waiting: isDone ? null : kind,
      step: session === null ? null : { label, href: paths.chatSession(session) },
    };
  }
  if (isDone) return null;
  if (kind === "connection") {
    const href = ownPath(payload.reconnect_url);
    return { waiting: kind, step: href === null ? null : { label: "Reconnect", href } };
  }
  if (kind === "source")
    return { waiting: kind, step: { label: "Open Sources", href: paths.inboxSources } };
  if (kind === "playbook") {
    const session = text(payload.session_id);
    const href = session === null ? ownPath(payload.playbook_url) : paths.chatSession(session);
    const label = session === null ? "Open Playbook" : "Open Chat";
    return { waiting: kind, step: href === null ? null : { label, href } };
  }
  return null;
}

/**
 * The row of an item.
 * @param search of the list's address, so that its page leads back to the same list
 */
export function toInboxRow(
  item: InboxItem,
  paths: RowPaths,
  search: string,
  problem: string | undefined,
): InboxRow {
  const waits = stepOf(item, paths);
  return {
    id: item.id,
    title: item.title,
    href: waits?.step?.href ?? `${paths.inboxItem(item.id)}${search}`,
    description: item.description || item.from_address || null,
    reference: item.source_type === "jira" ? text(item.payload.key) : null,
    sourceType: item.source_type,
    sourceIdentifier: item.source_identifier,
    status: item.status,
    priority: item.priority,
    receivedAt: item.received_at ?? item.created_at ?? null,
    waiting: waits?.waiting ?? null,
    step: waits?.step ?? null,
    dueDate: dueDateOf(item),
    task: taskOf(item),
    problem: problem ?? null,
  };
}
