import type { InboxViewId } from "./inbox.types.ts";

const items = (count: number) => (count === 1 ? "1 item" : `${count} items`);

/** Texts of the inbox. */
export const inboxTexts = {
  title: (product: string) => `${product} Inbox`,
  configure: "Configure Sources",
  add: "+ Add Task",
  views: {
    open: "Everything",
    waiting: "Waiting for you",
    email: "Email",
    jira: "Issues",
    data_condition: "Data conditions",
    manual: "Manual",
    archived: "Archived",
    deleted: "Deleted",
  } satisfies Record<InboxViewId, string>,
  viewsLabel: "Views",
  search: "Search the inbox",
  priority: "Priority",
  anyPriority: "Any priority",
  priorities: { critical: "Critical", high: "High", medium: "Medium", low: "Low" },
  noMatches: "No items match.",
  showAll: "Show everything",
  noneArchived: "Nothing is archived.",
  noneDeleted: "Nothing was deleted in the last 30 days.",
  resolveInChat: "Resolve in chat",
  working: (done: number, total: number) => `${done} of ${items(total)} done…`,
  deleteTitle: (count: number, mail: boolean) =>
    count > 1 ? `Delete ${items(count)}?` : mail ? "Delete Message?" : "Delete Item?",
  deleteOne: (title: string) => `“${title}” leaves your inbox.`,
  deleteMany: (count: number) => `${items(count)} leave your inbox.`,
  deleteMail: "The message is moved to the trash of its mailbox.",
  deleteMails: "Messages that can be deleted in their mailbox are moved to its trash.",
  restorable: "You can restore what you delete for 30 days.",
  final: "This cannot be undone.",
  delete: "Delete",
  addTitle: "Add Task",
  taskTitle: "Title",
  taskTitleMissing: "Enter a title.",
  taskTitleLong: "Use at most 500 characters.",
  description: "Description",
  dueDate: "Due date",
  cancel: "Cancel",
  addTask: "Add Task",
} as const;
