import type { JobData, JobSettings } from "./define-job.ts";

/** A job on its way to the queue. */
export type NewJob = {
  readonly name: string;
  /** Of the jobs with this name and key, at most one waits or runs at a time. */
  readonly key: string;
  readonly data: JobData;
  readonly settings: JobSettings;
  readonly startAfterSeconds?: number;
};

/** How many jobs wait and run, of all processes. */
export type QueueState = {
  readonly waiting: number;
  readonly running: number;
  /** When the one that waits longest was due; null while none is due. */
  readonly oldestWaitingAt: Date | null;
};

/** Where jobs are enqueued. */
export type JobRepository = {
  /** @returns false when one with its key waits or runs already */
  insert(job: NewJob): Promise<boolean>;
  readState(): Promise<QueueState>;
};

/** A job that failed for the last time, and its error. */
export type DeadJob = Omit<NewJob, "startAfterSeconds"> & {
  readonly id: string;
  readonly error: string;
  readonly attempts: number;
  readonly enqueuedAt: Date;
  readonly diedAt: Date;
};

/** How often a recurring job is due. */
export type Schedule = { readonly name: string; readonly minutes: number };

/** An attempt at a job that this process has taken. */
export type TakenJob = Pick<NewJob, "name" | "key" | "data"> & {
  readonly id: string;
  readonly attempt: number;
  readonly isLast: boolean;
  /** Aborted when the attempt counts no longer. */
  readonly signal: AbortSignal;
};

/** Does a taken job. A throw fails the attempt; one that is given back can be taken again after some seconds, with as many attempts left. */
export type RunTaken = (job: TakenJob) => Promise<"done" | { readonly giveBackAfter: number }>;

/** The queue, for a worker. */
export type WorkQueue = {
  /** Starts to take jobs. @param workers.limits how many run at a time, by name */
  work(workers: {
    readonly slots: number;
    readonly limits: Readonly<Record<string, number>>;
    readonly run: RunTaken;
    readonly onDead: (job: DeadJob) => Promise<void>;
    readonly onFault: (fault: unknown) => void;
  }): void;
  /** Fails expired jobs and those of dead processes, and deletes finished ones. */
  supervise(): Promise<void>;
  /** Takes no more jobs. @returns when the last running one has ended */
  drain(): Promise<void>;
  /** Returns a job to the queue, without counting the attempt. */
  giveBack(job: Pick<TakenJob, "id" | "attempt">, afterSeconds: number): Promise<void>;
  /** Whether no job could be taken now and none is being done, by any process. */
  isIdle(): Promise<boolean>;
};
