import { createHash } from "node:crypto";

const MINUTE_MS = 60_000;
/** The part of an interval by which refreshes are spread, so that sources added in one hour do not all run in the same minute. */
const SPREAD = 0.1;
/** Limit for the growth of the gap, in intervals. */
const MAX_GAP = 1.5;
const FIRST_GAP = 0.25;

/** Failures in a row before the user is notified. */
export const NOTIFY_AFTER_FAILURES = 3;

type Scheduled = { readonly id: string; readonly refreshFrequencyMinutes: number };

/** A number from 0 to 1 that is the same for a source at a time, and another for another one. */
function spreadOf(id: string, at: Date): number {
  const hash = createHash("sha256").update(`${id} ${at.getTime()}`).digest();
  return hash.readUInt32BE(0) / 0xff_ff_ff_ff;
}

const intervalOf = ({ refreshFrequencyMinutes }: Scheduled) => refreshFrequencyMinutes * MINUTE_MS;

/** The next refresh after one that began at `begun`: at most one interval later. */
export function nextRun(source: Scheduled, begun: Date): Date {
  const part = 1 - SPREAD * spreadOf(source.id, begun);
  return new Date(begun.getTime() + Math.round(intervalOf(source) * part));
}

/**
 * The retry after a failure. First retries come early, since most failures are short; the gap then grows, but never to two
 * intervals, so that a source that failed for days still recovers on its own.
 * @param failures in a row, including this one
 */
export function retryRun(source: Scheduled, begun: Date, failures: number): Date {
  const growth = FIRST_GAP * 2 ** Math.min(failures - 1, 10);
  const part = Math.min(MAX_GAP, growth) * (1 - SPREAD * spreadOf(source.id, begun));
  return new Date(begun.getTime() + Math.round(intervalOf(source) * part));
}
