import type { FollowDeps } from "./follow-run.ts";
import { isLive, type RunState } from "./run-state.ts";

const POLL_MS = 1000;

/**
 * The states of a run, the present one first, to the one in which it ends. Ends early where the run is gone, or when `signal` is
 * aborted.
 */
export async function* runStates(
  { store, hub, pollMs = POLL_MS }: FollowDeps,
  runId: string,
  signal: AbortSignal,
): AsyncGenerator<RunState> {
  let last: RunState | undefined;
  let heard = false;
  let wake = () => {};
  const unsubscribe = hub.subscribe(runId, () => {
    heard = true;
    wake();
  });
  try {
    while (!signal.aborted) {
      heard = false;
      const progress = await store.runs.findProgress(runId);
      if (!progress) return;
      if (progress.state !== last) {
        last = progress.state;
        yield last;
      }
      if (!isLive(last)) return;
      // This process's changes are pushed; those of others are polled.
      if (!heard) await quiet();
    }
  } finally {
    unsubscribe();
  }

  function quiet(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, pollMs);
      wake = done;
      if (signal.aborted) done();
      else signal.addEventListener("abort", done, { once: true });
    });
  }
}
