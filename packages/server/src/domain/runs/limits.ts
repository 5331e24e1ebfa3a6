import type { Run } from "./ports.ts";

/** The longest prompt, in characters. */
export const PROMPT_CHARACTERS = 32_000;

/** Tool calls that a run may make unless its user sets another limit. */
export const DEFAULT_EXECUTIONS = 3;

/** The most tool calls that a user can allow a run. */
export const MAX_EXECUTIONS = 10;

/** The most credits, which are calls, that a user can allow a discovery. */
export const MAX_DISCOVERY_CREDITS = 20;

/** Calls of one API key that may run or wait for approval at a time. */
export const MAX_LIVE_CALLS = 10;

/** How long the result of a call is kept for a program that did not get it: 24 hours. */
export const UNTOLD_MS = 24 * 60 * 60 * 1000;

/** How long a process may be silent before another considers its runs abandoned, in milliseconds. */
export const LEASE_MS = 15_000;

/** How often a process renews its leases and looks for abandoned runs. */
export const HEARTBEAT_MS = 5_000;

/** The state of a run that resumes: its next attempt, driven by this process. */
export const leasedAgain = (run: Pick<Run, "attempt">, owner: string, now: Date) => ({
  state: "running" as const,
  attempt: run.attempt + 1,
  leaseOwner: owner,
  leaseUntil: new Date(now.getTime() + LEASE_MS),
});
