import type { PlaybookRun } from "@switchboard/api-client";

/** What people are told of the state of a run. */
export const shownStates = {
  queued: "running",
  running: "running",
  awaiting_approval: "waiting",
  finished: "finished",
  stopped: "stopped",
  failed: "failed",
  interrupted: "failed",
} as const satisfies Record<PlaybookRun["state"], string>;
