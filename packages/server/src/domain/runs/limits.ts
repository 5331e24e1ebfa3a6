import type { Run } from "./ports.ts";

/** The longest prompt, in characters. */
export const PROMPT_CHARACTERS = 32_000;

/** The most tool calls that a person can allow a run. */
export const MOST_EXECUTIONS = 10;

/** How long a process may be silent before another takes its runs for abandoned, in milliseconds. */
export const LEASE_MS = 15_000;

/** How often a process renews its leases and looks for abandoned runs and overdue approvals. */
export const HEARTBEAT_MS = 5_000;

/** What a run becomes that goes on after it waited: its next attempt, driven by this process. */
export const leasedAgain = (run: Pick<Run, "attempt">, owner: string, now: Date) => ({
  state: "running" as const,
  attempt: run.attempt + 1,
  leaseOwner: owner,
  leaseUntil: new Date(now.getTime() + LEASE_MS),
});
