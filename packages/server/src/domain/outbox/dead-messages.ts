import type { Clock } from "../../clock.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import type { DeadMessage } from "./ports.ts";
import { relayMessageJob } from "./relay-message-job.ts";

type Deps = { readonly store: UnitOfWork };

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many a user can look through. */
const MAX_LISTED = 200;

/** Messages that were given up, the latest first. */
export const listDeadMessages = ({ store }: Deps): Promise<DeadMessage[]> =>
  store.outbox.listDead(MAX_LISTED);

/** Sends a message that was given up once more, with all its attempts and under the same id. @throws AppError not_found */
export async function resendDeadMessage({ store }: Deps, id: string): Promise<void> {
  await store.transaction((tx) => requeueDeadMessage(tx, id));
}

/** The same in the caller's transaction. @returns the name of its template */
export async function requeueDeadMessage(tx: Repositories, id: string): Promise<string> {
  const template = isUuid(id) ? await tx.outbox.revive(id) : undefined;
  if (template === undefined) throw notFound();
  await enqueue(tx, relayMessageJob, { message: id }, { key: id });
  return template;
}

/** Forgets a message that was given up. @returns the name of its template @throws AppError not_found */
export async function takeDeadMessage(tx: Repositories, id: string): Promise<string> {
  const template = isUuid(id) ? await tx.outbox.removeDead(id) : undefined;
  if (template === undefined) throw notFound();
  return template;
}

const notFound = () =>
  new AppError("not_found", "This message was not found. It may have been sent since.");

/**
 * Gives up messages that have waited for a day: their job was lost with its process at the last attempt. All attempts together
 * take a quarter of that.
 */
export async function giveUpLostMessages({
  store,
  clock,
}: Deps & { readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  await store.outbox.giveUpBefore(
    new Date(now.getTime() - DAY_MS),
    "It could not be sent within a day.",
    now,
  );
}
