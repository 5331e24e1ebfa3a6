import type { RunState } from "../domain/runs/run-state.ts";
import type { Runs } from "../domain/runs/runs.ts";

/** How long a program waits for a call, and how often it is told that it still does, in milliseconds. */
export type CallWait = { readonly limitMs: number; readonly progressMs: number };

/** The limit is below the minute after which clients of the protocol give up by themselves. */
export const CALL_WAIT: CallWait = { limitMs: 50_000, progressMs: 10_000 };

/**
 * Waits until a call is over, its time is up, or nobody waits for it any more. The call itself goes on all the same.
 * @param progress told at once when a person is asked, then from time to time, with the seconds that have passed
 * @returns the state that was seen last
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
  const tell = () => progress(state, Math.round((performance.now() - began) / 1000));
  const timer = setInterval(tell, progressMs);
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(limitMs)]);
    for await (const now of runs.states(runId, signal)) {
      state = now;
      if (state === "awaiting_approval") tell();
    }
    return state;
  } finally {
    clearInterval(timer);
  }
}
