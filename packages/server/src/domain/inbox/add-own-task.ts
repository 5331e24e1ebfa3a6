import { startPlaybooks } from "../playbooks/arrivals.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import { addTask, type InboxDeps, type NewTask } from "./inbox.ts";
import type { InboxItem } from "./ports.ts";

/**
 * Adds a task that a user writes themselves, for which their playbooks may run. For a task that an agent adds none does: a playbook
 * for tasks that creates one would run again and again.
 */
export const addOwnTask = (
  { store, ...deps }: Omit<InboxDeps, "store"> & { readonly store: UnitOfWork },
  userId: string,
  task: NewTask,
): Promise<InboxItem> =>
  store.transaction(async (tx) => {
    const item = await addTask({ ...deps, store: tx }, userId, task, deps.newId());
    await startPlaybooks(deps, tx, userId, [item]);
    return item;
  });
