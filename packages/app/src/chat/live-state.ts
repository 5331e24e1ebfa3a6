/** What the history shows of a run: it is running, or waits for the person. */
export type LiveState = "running" | "awaiting_approval" | null;

/** Reads the state of a session's last run. */
export function readLive(state: string | null | undefined): LiveState {
  if (state === "awaiting_approval") return state;
  return state === "running" || state === "queued" ? "running" : null;
}
