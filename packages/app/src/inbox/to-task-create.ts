import type { InboxItemCreate } from "@switchboard/api-client";
import type { NewTask } from "@switchboard/ui/screens/inbox";

/** A new task as the contract has it: what was left blank is left out. */
export const toTaskCreate = ({
  title,
  description,
  priority,
  dueDate,
}: NewTask): InboxItemCreate => ({
  title,
  priority,
  ...(description !== "" && { description }),
  ...(dueDate !== "" && { due_date: dueDate }),
});
