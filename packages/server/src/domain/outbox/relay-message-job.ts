import type { Logger } from "pino";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import { defineJob, type JobContext } from "../jobs/define-job.ts";
import type { Repositories } from "../unit-of-work.ts";
import { DeliveryFailed, type NewMessage, type Senders } from "./ports.ts";

export type RelayDeps = {
  readonly store: Pick<Repositories, "outbox">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly senders: Senders;
};

const EXPIRED = "It was not delivered while it was of use.";

/** Sends one message. Its attempts span six hours of a mail server's absence. */
export const relayMessageJob = defineJob(
  "relay-message",
  z.object({ message: z.uuid() }),
  relayMessage,
  { retries: 12, backoffSeconds: 30, expireInSeconds: 75, concurrency: 3 },
);

async function relayMessage(
  deps: RelayDeps,
  { message: id }: { readonly message: string },
  { signal, isLast }: JobContext,
): Promise<void> {
  const { store, clock } = deps;
  const message = await store.outbox.findWaiting(id);
  // An attempt before this one has sent it, or its user is gone.
  if (!message) return;
  if (message.expiresAt && message.expiresAt <= clock.now()) {
    await giveUp(deps, message, EXPIRED);
    return;
  }
  try {
    await send(deps.senders, message, signal);
  } catch (error) {
    const isFinal = error instanceof DeliveryFailed && error.isFinal;
    if (isFinal || (isLast && !isStopping(signal))) await giveUp(deps, message, describe(error));
    if (isFinal) return;
    throw error;
  }
  // A process that is killed here has sent it, and the next one sends it again with the same id.
  await store.outbox.markSent(id, clock.now());
}

async function send(senders: Senders, message: NewMessage, signal: AbortSignal): Promise<void> {
  if (message.channel === "mail") return senders.mail.send(message, signal);
  if (!senders.sms)
    throw new DeliveryFailed("Text messages are not set up on this server.", { isFinal: true });
  return senders.sms.send(message, signal);
}

async function giveUp(
  { store, clock, log }: RelayDeps,
  { id, channel, template }: NewMessage,
  error: string,
): Promise<void> {
  await store.outbox.markDead(id, error, clock.now());
  log.error({ message_id: id, channel, template }, "a message was given up");
}

const MAX_ERROR_LENGTH = 500;

const describe = (error: unknown): string =>
  (error instanceof DeliveryFailed
    ? [error.message, error.words].filter(Boolean).join(" ")
    : "It failed in an unexpected way; the log has the details."
  ).slice(0, MAX_ERROR_LENGTH);

/** At a stop the attempt is given back and does not count. */
const isStopping = (signal: AbortSignal): boolean =>
  signal.aborted && !(signal.reason instanceof DOMException);
