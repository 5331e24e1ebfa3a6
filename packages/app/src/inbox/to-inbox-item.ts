import { httpUrl, type InboxItem, type InboxPlaybookRun } from "@switchboard/api-client";
import type {
  InboxItemView,
  ItemIssue,
  ItemMail,
  ItemRun,
} from "@switchboard/ui/screens/inbox-item";
import type { Paths } from "../config/paths.ts";
import { shownStates } from "./shown-states.ts";
import { dueDateOf, taskOf } from "./to-task-create.ts";
import { stepOf } from "./to-inbox-row.ts";

type MailField =
  | "from_address"
  | "to_address"
  | "email_date"
  | "email_subject"
  | "gmail_thread_id"
  | "distilled_content"
  | "original_body"
  | "original_body_html";

const THREAD = "https://mail.google.com/mail/u/0/#all/";

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** A part of a mail: some servers have it in the payload. */
const partOf = (item: InboxItem, name: MailField): string | null =>
  text(item[name]) ?? text(item.payload[name]);

/** What people call a model: without its vendor. */
export const modelName = (model: string): string => model.slice(model.indexOf(":") + 1);

function toMail(item: InboxItem): ItemMail {
  const thread = partOf(item, "gmail_thread_id");
  return {
    from: partOf(item, "from_address"),
    to: partOf(item, "to_address"),
    date: partOf(item, "email_date"),
    subject: partOf(item, "email_subject"),
    threadHref: thread === null ? null : `${THREAD}${encodeURIComponent(thread)}`,
    summary: partOf(item, "distilled_content"),
    extract: item.distilled_by === "extract",
    summaryModel: item.distilled_model ? modelName(item.distilled_model) : null,
    html: partOf(item, "original_body_html"),
    text: partOf(item, "original_body"),
    attachments: item.attachments ?? [],
  };
}

const toIssue = ({ payload }: InboxItem): ItemIssue => ({
  key: text(payload.key),
  href: httpUrl(payload.url) ?? null,
  status: text(payload.status),
  assignee: text(payload.assignee),
});

/** The mail with its parts where the prompt of a reply looks for them. */
export const withMailParts = (item: InboxItem): InboxItem => ({
  ...item,
  from_address: partOf(item, "from_address"),
  to_address: partOf(item, "to_address"),
  email_subject: partOf(item, "email_subject"),
  distilled_content: partOf(item, "distilled_content"),
});

/** A run of a playbook for an item. */
export const toItemRun = (
  { session_id, name, started_at, state, rehearsal, approvals }: InboxPlaybookRun,
  paths: Pick<Paths, "chatSession">,
): ItemRun => ({
  href: paths.chatSession(session_id),
  name,
  at: started_at,
  state: shownStates[state],
  rehearsal,
  approvals,
});

/** What the source gave. A task of one's own has no source: its due date is shown among the facts. */
function sourceData({ kind, payload }: InboxItem): InboxItemView["payload"] {
  const given = Object.keys(payload ?? {}).filter((name) => name !== "due_date");
  return kind === "task" && given.length === 0
    ? null
    : ((payload ?? {}) as InboxItemView["payload"]);
}

/** The page of an item. */
export const toInboxItem = (
  item: InboxItem,
  paths: Pick<Paths, "chatSession" | "inboxSources">,
  summarizing: ItemMail["summarizing"] = null,
): InboxItemView => ({
  id: item.id,
  title: item.title,
  description: text(item.description),
  priority: item.priority,
  priorityReason: text(item.priority_reason),
  status: item.status,
  sourceType: item.source_type,
  receivedAt: item.received_at ?? item.created_at ?? null,
  dueDate: dueDateOf(item),
  task: taskOf(item),
  snoozedUntil: item.snoozed_until ?? null,
  folder: item.folder ?? "open",
  mail: item.source_type === "email" ? { ...toMail(item), summarizing } : null,
  issue: item.source_type === "jira" ? toIssue(item) : null,
  payload: sourceData(item),
  step: stepOf(item, paths)?.step ?? null,
});
