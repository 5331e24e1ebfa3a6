const liveStates = ["queued", "running", "awaiting_approval"] as const;

/** The state of a run. */
export type RunState =
  | (typeof liveStates)[number]
  | "finished"
  | "stopped"
  | "failed"
  | "interrupted";

/** Whether a run can still write. */
export const isLive = (state: RunState): boolean =>
  (liveStates as readonly RunState[]).includes(state);
