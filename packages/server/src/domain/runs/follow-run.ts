import { isLive } from "./run-state.ts";
import type { RunEvent } from "./events.ts";
import type { RunHub } from "./run-hub.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

const PAGE = 200;
const MAX_WAITING = 256;
const POLL_MS = 1000;

/** Where a reader takes events from. `pollMs` is how often it looks for what another process wrote. */
export type FollowDeps = {
  readonly store: UnitOfWork;
  readonly hub: RunHub;
  readonly pollMs?: number;
};

/**
 * A run's events after a number: what is stored, then what comes, each exactly once and in order. Ends when the run is
 * over, while it waits for a person (`hitl_required` is the last event then), or when `signal` is aborted.
 *
 * Events told by this process are passed on as they come; a reader that lags is not waited for and holds a bounded
 * number of them: it reads the rest from the log.
 */
export async function* followRun(
  { store, hub, pollMs = POLL_MS }: FollowDeps,
  runId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  let seq = after;
  let waiting: RunEvent[] = [];
  let readLog = true;
  let wake = () => {};
  let lastWord = false;
  const unsubscribe = hub.subscribe(runId, (events, ended) => {
    if (waiting.length + events.length > MAX_WAITING) {
      waiting = [];
      readLog = true;
    } else waiting.push(...events);
    // The log says whether the run is over; it is asked when the last of what was told has been passed on.
    lastWord = ended;
    wake();
  });

  try {
    while (!signal.aborted) {
      if (readLog) {
        readLog = false;
        // The state is read before the events, so whatever was said before a run ended is among them.
        const progress = await store.runs.findProgress(runId);
        if (!progress) return;
        const page = await store.runEvents.list(runId, seq, PAGE);
        for (const { body } of page) {
          const event = body as RunEvent;
          seq = event.seq;
          yield event;
          if (signal.aborted) return;
        }
        // A question alone ends nothing: whoever comes back to one that was answered meanwhile would miss the rest.
        const over = !isLive(progress.state) || progress.state === "awaiting_approval";
        if (over && seq >= progress.lastSeq) return;
        readLog = over || page.length === PAGE;
        continue;
      }
      const next = waiting.shift();
      if (next === undefined) {
        if (lastWord) {
          lastWord = false;
          readLog = true;
        } else readLog = await quiet();
      } else if (next.seq > seq + 1) readLog = true;
      else if (next.seq === seq + 1) {
        seq = next.seq;
        yield next;
      }
    }
  } finally {
    unsubscribe();
  }

  /** Waits until something is told; resolves true when nothing was for `pollMs`, so that the log is asked. */
  function quiet(): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (timedOut: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
        wake = () => {};
        resolve(timedOut || readLog);
      };
      const timer = setTimeout(() => done(true), pollMs);
      const onAbort = () => done(false);
      wake = onAbort;
      signal.addEventListener("abort", onAbort, { once: true });
    });
  }
}
