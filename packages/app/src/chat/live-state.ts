/** What the history shows of a run: that it works, or that it waits for the person. */
export type LiveState = "running" | "awaiting_approval" | null;

/** Reads the state of a session's last run, as the server says it. */
export function readLive(state: string | null | undefined): LiveState {
  if (state === "awaiting_approval") return state;
  return state === "running" || state === "queued" ? "running" : null;
}
