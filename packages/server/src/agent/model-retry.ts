import { setTimeout as sleep } from "node:timers/promises";
import { mayPass, readProblem, type Problem } from "./providers/problem.ts";
import { sayWait, waitOf } from "./providers/wait.ts";

/** A retry that is about to wait. */
export type Retry = {
  /** Which attempt comes next: 2 for the first retry. */
  readonly attempt: number;
  readonly waitMs: number;
  readonly problem: Problem;
};

export type RetryOptions = {
  /** How often is tried again. */
  readonly maxRetries: number;
  readonly signal: AbortSignal;
  /** Whether something of the answer was already shown: another attempt would say it twice. */
  readonly hasStarted: () => boolean;
  /** Called before each wait, for the thread. Short waits are not worth a word: see `isWorthSaying`. */
  readonly onRetry?: (retry: Retry) => Promise<void>;
  /** From 0 to 1; replaced in tests. */
  readonly random?: () => number;
};

const FIRST_WAIT_MS = 1000;
const FACTOR = 2.5;
/** A longer pause ends the run with a sentence at once: nobody waits in front of a screen for that. */
export const MAX_WAIT_MS = 60_000;
/** Waits that a person notices. */
const WORTH_SAYING_MS = 3000;

/**
 * Asks a model, and again after the provider's own pause where that may help.
 * @throws the last failure; the abort reason when `signal` is aborted
 */
export async function withRetries<T>(ask: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, maxRetries, hasStarted, onRetry, random = Math.random } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (failure) {
      signal.throwIfAborted();
      const problem = readProblem(unwrapped(failure));
      const waitMs = waitOf(problem) ?? backoff(attempt, random());
      if (attempt > maxRetries || hasStarted() || !mayPass(problem) || waitMs > MAX_WAIT_MS)
        throw failure;
      await onRetry?.({ attempt: attempt + 1, waitMs, problem });
      await sleep(waitMs, undefined, { signal });
    }
  }
}

/** A failed step carries the provider's error as its cause. */
const unwrapped = (failure: unknown): unknown =>
  failure instanceof Error && failure.name === "ModelFailure" ? failure.cause : failure;

/** Between half of it and the whole, so that runs which failed together do not come back together. */
const backoff = (attempt: number, random: number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * FACTOR ** (attempt - 1)) * (0.5 + random / 2);

/** Whether a wait is long enough that the thread should say why nothing happens. */
export const isWorthSaying = ({ waitMs }: Retry): boolean => waitMs >= WORTH_SAYING_MS;

/** What the thread says while a run waits. */
export function describeRetry({ waitMs, problem }: Retry, provider: string): string {
  const what: Partial<Record<Problem["kind"], string>> = {
    rate: `${provider} takes no more requests for the moment`,
    unreachable: `${provider} cannot be reached`,
    cut: `The connection to ${provider} broke`,
    timeout: `${provider} did not answer in time`,
    failing: `${provider} failed`,
  };
  return `${what[problem.kind] ?? `${provider} is busy`}. Trying again in ${sayWait(waitMs)}.`;
}
