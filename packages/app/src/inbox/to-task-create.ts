import type { InboxItem, InboxItemCreate, InboxItemUpdate } from "@switchboard/api-client";
import type { TaskDraft } from "@switchboard/ui/patterns/inbox-list";

/** A new task as the contract has it: what was left blank is left out. */
export const toTaskCreate = ({
  title,
  description,
  priority,
  dueDate,
}: TaskDraft): InboxItemCreate => ({
  title,
  priority,
  ...(description !== "" && { description }),
  ...(dueDate !== "" && { due_date: dueDate }),
});

/** An edited task as the contract has it: what was cleared is taken away. */
export const toTaskUpdate = ({ dueDate, ...task }: TaskDraft): InboxItemUpdate => ({
  ...task,
  due_date: dueDate === "" ? null : dueDate,
});

const PRIORITIES = ["critical", "high", "medium", "low"] as const;

/** The day of which an item is due. */
export const dueDateOf = ({ due_date, payload }: InboxItem): string | null => {
  const day = due_date ?? payload?.due_date;
  return typeof day === "string" && day !== "" ? day : null;
};

/** What can be edited of an item; null for what is no task. */
export const taskOf = (item: InboxItem): TaskDraft | null =>
  item.kind === "task"
    ? {
        title: item.title,
        description: item.description ?? "",
        priority: PRIORITIES.find((known) => known === item.priority) ?? "medium",
        dueDate: dueDateOf(item) ?? "",
      }
    : null;
