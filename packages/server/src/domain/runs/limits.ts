import type { Run } from "./ports.ts";

/** The longest prompt, in characters. */
export const PROMPT_CHARACTERS = 32_000;

/** How many tool calls a run may make until a person says otherwise. */
export const DEFAULT_EXECUTIONS = 3;

/** The most tool calls that a person can allow a run. */
export const MAX_EXECUTIONS = 10;

/** The most credits, which are calls, that a person can allow a discovery. */
export const MAX_DISCOVERY_CREDITS = 20;

/** How many calls that a program asked for with one key may go on or wait for a person at a time. */
export const MAX_LIVE_CALLS = 10;

/** How long the outcome of a call is kept for a program that was not told: 24 hours. */
export const UNTOLD_MS = 24 * 60 * 60 * 1000;

/** How long a process may be silent before another takes its runs for abandoned, in milliseconds. */
export const LEASE_MS = 15_000;

/** How often a process renews its leases and looks for abandoned runs. */
export const HEARTBEAT_MS = 5_000;

/** What a run becomes that goes on after it waited: its next attempt, driven by this process. */
export const leasedAgain = (run: Pick<Run, "attempt">, owner: string, now: Date) => ({
  state: "running" as const,
  attempt: run.attempt + 1,
  leaseOwner: owner,
  leaseUntil: new Date(now.getTime() + LEASE_MS),
});
