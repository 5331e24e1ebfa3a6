import { addOwnTask } from "../../domain/inbox/add-own-task.ts";
import { created, operation } from "../../http/operation.ts";
import { toInboxItem } from "./to-inbox-item.ts";

/** Adds a task. Two requests with one `Idempotency-Key` create one task; without, each creates its own. */
export const createInboxItem = operation("createInboxItem", async ({ deps, user, body }) => {
  const { due_date: dueDate, ...task } = body;
  const item = await addOwnTask(deps, user.id, { ...task, dueDate });
  return created(toInboxItem(item));
});
