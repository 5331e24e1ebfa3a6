import { AppError } from "../errors.ts";
import { isStorableDate } from "../storable.ts";
import { changeTask, findInboxItem, type InboxDeps, type TaskChange } from "./inbox.ts";
import type { InboxItem } from "./ports.ts";

/** What a user changes about an item. */
export type ItemUpdate = TaskChange & {
  /** Null brings it back. */
  readonly snoozedUntil?: Date | null;
};

/**
 * Changes a task, or snoozes an item of any kind.
 * @throws AppError `not_found`; `conflict` for a change of what is no task; `invalid` for a snooze that is over
 */
export async function updateItem(
  deps: Pick<InboxDeps, "store" | "clock">,
  userId: string,
  id: string,
  { snoozedUntil, ...change }: ItemUpdate,
): Promise<InboxItem> {
  const { store, clock } = deps;
  const now = clock.now();
  if (snoozedUntil && (!isStorableDate(snoozedUntil) || snoozedUntil <= now)) {
    throw new AppError("invalid", "Choose a day after today.");
  }
  const item = await findInboxItem(deps, userId, id);
  const isChanged = Object.values(change).some((value) => value !== undefined);
  if (isChanged && item.kind !== "task") {
    throw new AppError(
      "conflict",
      "Only your own tasks can be edited here. Change this in its app.",
    );
  }
  const changed = isChanged ? await changeTask(deps, userId, { id }, change) : item;
  if (snoozedUntil === undefined) return changed;
  return (await store.inbox.change(userId, id, { snoozedUntil }, now)) ?? changed;
}
