import { z } from "zod";

/** A job's payload: ids and numbers. Long or secret data stays in its own table, where the handler reads it. */
export type JobData = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** How a job is tried, and given up. */
export type JobSettings = {
  /** How often it is tried again after a failure, a lost process included. */
  readonly retries: number;
  /** How long the first retry waits; each further one waits twice as long, with jitter, up to an hour. */
  readonly backoffSeconds: number;
  /** After this time the attempt counts as failed, whatever its handler does, and the next one may begin. */
  readonly expireInSeconds: number;
};

/** Information for a job's handler about this attempt. */
export type JobContext = {
  /**
   * Aborted at the deadline, which is before the job expires, and when the server stops. A handler that ignores it may overlap
   * with the next attempt.
   */
  readonly signal: AbortSignal;
  /** Counts from 1. */
  readonly attempt: number;
  /** Whether a failure of this attempt is final. */
  readonly isLast: boolean;
};

/** A job, for the worker that runs it. */
export type RunnableJob<Needs> = {
  readonly name: string;
  readonly settings: JobSettings;
  /** Less than `expireInSeconds`, so that the handler can end in order. */
  readonly deadlineSeconds: number;
  /** How many of this job run at a time in one process. */
  readonly concurrency: number;
  /** How often it is enqueued by the schedule. */
  readonly everyMinutes: number | undefined;
  /** @param data the enqueued data, possibly from an earlier release */
  run(needs: Needs, data: unknown, context: JobContext): Promise<void>;
};

/** A job, for the code that enqueues it. */
export type Job<Data extends JobData, Needs = never> = RunnableJob<Needs> & {
  readonly schema: z.ZodType<Data>;
};

type Options = Partial<JobSettings & Pick<RunnableJob<never>, "deadlineSeconds" | "concurrency">>;

/** The share of its time after which an attempt is aborted. */
const DEADLINE = 0.8;

/**
 * Work that the server does later: at least once, retried after a failure, given up after the last attempt. It has to be
 * idempotent, because a process can die between the work and its record. Export it from `jobs/all.ts`.
 * @param schema parses the enqueued data; add fields as optional, because jobs of the last release are still waiting
 */
export function defineJob<Data extends JobData, Needs>(
  name: string,
  schema: z.ZodType<Data>,
  handle: (needs: Needs, data: Data, context: JobContext) => Promise<void>,
  { retries = 3, backoffSeconds = 30, expireInSeconds = 300, ...options }: Options = {},
): Job<Data, Needs> {
  const { deadlineSeconds = expireInSeconds * DEADLINE, concurrency = 1 } = options;
  if (deadlineSeconds >= expireInSeconds)
    throw new Error(`The job ${name} has to end before it expires.`);
  return {
    name,
    schema,
    settings: { retries, backoffSeconds, expireInSeconds },
    deadlineSeconds,
    concurrency,
    everyMinutes: undefined,
    run: async (needs, data, context) => handle(needs, schema.parse(data), context),
  };
}

const nothing = z.object({});

/**
 * Work that is due every few minutes of the server's clock, run by whichever process is first. A missed time is made up for
 * once. Export it from `jobs/all.ts`. For things that are due individually, let one such job per minute look for them in their
 * table.
 */
export function every<Needs>(
  minutes: number,
  name: string,
  handle: (needs: Needs, context: JobContext) => Promise<void>,
  options?: Options,
): Job<Record<string, never>, Needs> {
  const job = defineJob<JobData, Needs>(
    name,
    nothing,
    (needs, _data, context) => handle(needs, context),
    options,
  );
  return {
    ...job,
    schema: nothing,
    everyMinutes: minutes,
  };
}
