import type { RunState } from "../domain/runs/run-state.ts";
import type { Runs } from "../domain/runs/runs.ts";

/** How long a program waits for a call, and how often it gets progress, in milliseconds. */
export type CallWait = { readonly limitMs: number; readonly progressMs: number };

/** The limit is below the 60 seconds after which MCP clients time out. */
export const CALL_WAIT: CallWait = { limitMs: 50_000, progressMs: 10_000 };

/**
 * Waits until a call ends, the limit is reached, or the wait is cancelled. The call itself continues.
 * @param progress called when the call starts to wait for approval, and at intervals, with the elapsed seconds
 * @returns the last state
 */
export async function waitForCall(
  runs: Pick<Runs, "states">,
  runId: string,
  { limitMs, progressMs }: CallWait,
  stop: AbortSignal,
  progress: (state: RunState, seconds: number) => void,
): Promise<RunState> {
  let state: RunState = "running";
  const began = performance.now();
  const report = () => progress(state, Math.round((performance.now() - began) / 1000));
  const timer = setInterval(report, progressMs);
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(limitMs)]);
    for await (const now of runs.states(runId, signal)) {
      state = now;
      if (state === "awaiting_approval") report();
    }
    return state;
  } finally {
    clearInterval(timer);
  }
}
