import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import type { DeadJob } from "./ports.ts";

type Deps = { readonly store: UnitOfWork };

/** How many a user can look through. */
const MAX_LISTED = 200;

/** Jobs that failed for the last time, the latest first. */
export const listDeadJobs = ({ store }: Deps): Promise<DeadJob[]> =>
  store.deadJobs.list(MAX_LISTED);

/**
 * Enqueues a dead job again, with all its attempts. If another one with its key already waits or runs, that one does its work.
 * @throws AppError not_found
 */
export async function retryDeadJob({ store }: Deps, id: string): Promise<void> {
  await store.transaction((tx) => requeueDeadJob(tx, id));
}

/** The same in the caller's transaction. @returns the name of the job */
export async function requeueDeadJob(tx: Repositories, id: string): Promise<string> {
  const { name, key, data, settings } = await takeDeadJob(tx, id);
  await tx.jobs.insert({ name, key, data, settings });
  return name;
}

/** Forgets a dead job. @throws AppError not_found */
export async function dropDeadJob({ store }: Deps, id: string): Promise<void> {
  await takeDeadJob(store, id);
}

/** Removes a dead job. @throws AppError not_found */
export async function takeDeadJob(
  { deadJobs }: Pick<Repositories, "deadJobs">,
  id: string,
): Promise<DeadJob> {
  const dead = isUuid(id) ? await deadJobs.remove(id) : undefined;
  if (!dead) throw new AppError("not_found", "This job was not found.");
  return dead;
}
