import { updateItem } from "../../domain/inbox/update-item.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInboxItem } from "./to-inbox-item.ts";

export const updateInboxItem = operation(
  "updateInboxItem",
  async ({ deps, user, params, body }) => {
    const { due_date: dueDate, snoozed_until: until, ...change } = body;
    const snoozedUntil = typeof until === "string" ? new Date(until) : until;
    const item = await updateItem(deps, user.id, params.id, { ...change, dueDate, snoozedUntil });
    return ok(toInboxItem(item));
  },
);
