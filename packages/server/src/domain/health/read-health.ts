import type { Clock } from "../../clock.ts";
import { listDeadJobs } from "../jobs/dead-jobs.ts";
import type { QueueState } from "../jobs/ports.ts";
import { listDeadMessages } from "../outbox/dead-messages.ts";
import { relayMessageJob } from "../outbox/relay-message-job.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { BrokenConnections, FailingSourceLine, StorageUse } from "./ports.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than these are counted and not listed. */
const MAX_SOURCES = 10;
/** An error can be as long as an app's whole error page. */
const MAX_ERROR_LENGTH = 300;

/** Work that was given up: a job, a mail or a text message. It names no content. */
export type DeadWork = {
  readonly id: string;
  readonly kind: "job" | "mail" | "sms";
  /** Name of the job, or of the template. */
  readonly name: string;
  /** Of a message. */
  readonly recipient: string | null;
  readonly error: string;
  readonly diedAt: Date;
};

/** How the whole server is. */
export type Health = {
  readonly queue: QueueState & { readonly failedInADay: number };
  /** The latest first. */
  readonly dead: readonly DeadWork[];
  readonly sources: {
    readonly count: number;
    readonly since: Date | null;
    readonly worst: readonly FailingSourceLine[];
  };
  readonly connections: readonly BrokenConnections[];
  readonly storage: StorageUse;
};

/** Reads how the server is, for administrators. */
export async function readHealth({
  store,
  clock,
}: {
  readonly store: UnitOfWork;
  readonly clock: Clock;
}): Promise<Health> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const [queue, failedInADay, dead, failing, worst, connections, storage] = await Promise.all([
    store.jobs.readState(),
    store.health.countDeadSince(since, relayMessageJob.name),
    listDead(store),
    store.health.countFailingSources(),
    store.health.listFailingSources(MAX_SOURCES),
    store.health.listBrokenConnections(),
    store.health.readStorage(),
  ]);
  return {
    queue: { ...queue, failedInADay },
    dead,
    sources: {
      ...failing,
      worst: worst.map((one) => ({ ...one, failure: shortened(one.failure) })),
    },
    connections,
    storage,
  };
}

async function listDead(store: UnitOfWork): Promise<DeadWork[]> {
  const [jobs, messages] = await Promise.all([
    listDeadJobs({ store }),
    listDeadMessages({ store }),
  ]);
  // The job of a message that was given up is dead as well; it is the message that is listed.
  const others = jobs.filter(({ name }) => name !== relayMessageJob.name);
  const all: DeadWork[] = [
    ...others.map(({ id, name, error, diedAt }) => ({
      ...{ id, name, diedAt, error: shortened(error) },
      kind: "job" as const,
      recipient: null,
    })),
    ...messages.map(({ id, channel, template, recipient, error, diedAt }) => ({
      ...{ id, recipient, diedAt, error: shortened(error) },
      kind: channel,
      name: template,
    })),
  ];
  return all.toSorted((a, b) => b.diedAt.getTime() - a.diedAt.getTime());
}

const shortened = (text: string) =>
  text.length > MAX_ERROR_LENGTH ? `${text.slice(0, MAX_ERROR_LENGTH)}…` : text;
