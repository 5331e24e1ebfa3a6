import { createEventBuffer } from "./event-buffer.ts";
import type { RunEvent } from "./events.ts";
import type { RunHub } from "./run-hub.ts";
import { isLive } from "./run-state.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

const PAGE = 100;
const POLL_MS = 1000;

/** The sources of a reader's events. `pollMs` is how often it polls for other processes' events. */
export type FollowDeps = {
  readonly store: UnitOfWork;
  readonly hub: RunHub;
  readonly pollMs?: number;
};

/**
 * A run's events after a number: first the stored ones, then new ones, each exactly once and in order. Ends when the run has
 * ended, while it waits for its user (`hitl_required` is the last event then), or when `signal` is aborted. Events of this
 * process are passed on as they come. A slow reader is not waited for; its buffer is bounded, and it reads the rest from the
 * log.
 */
export async function* followRun(
  { store, hub, pollMs = POLL_MS }: FollowDeps,
  runId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  let seq = after;
  const buffer = createEventBuffer();
  let readLog = true;
  let wake = () => {};
  let lastWord = false;
  /** The number of the event that ends a run, which is the new balance. A question may have been answered elsewhere. */
  let endSeq: number | undefined;
  const unsubscribe = hub.subscribe(runId, (events, ended) => {
    if (!buffer.push(events)) readLog = true;
    // The log tells whether the run has ended; it is read once the last buffered event has been passed on.
    lastWord = ended;
    const last = events.at(-1);
    if (ended && last?.type === "balance_update") endSeq = last.seq;
    wake();
  });

  try {
    while (!signal.aborted) {
      if (readLog) {
        readLog = false;
        // The state is read before the events, so every event from before the end of a run is included.
        const progress = await store.runs.findProgress(runId);
        if (!progress) return;
        const page = await store.runEvents.list(runId, seq, PAGE);
        for (const { body } of page) {
          const event = body as RunEvent;
          seq = event.seq;
          yield event;
          if (signal.aborted) return;
        }
        // A question alone ends nothing: a reader that returns after it was answered would miss the rest.
        const over = !isLive(progress.state) || progress.state === "awaiting_approval";
        if (over && seq >= progress.lastSeq) return;
        readLog = over || page.length === PAGE;
        continue;
      }
      const next = buffer.shift();
      if (next === undefined) {
        // A reader that has had all of it needs no log to tell it that this was the end.
        if (endSeq === seq) return;
        if (lastWord) {
          lastWord = false;
          readLog = true;
        } else {
          const isDue = await quiet();
          // What did not fit into the buffer meanwhile is in the log.
          readLog ||= isDue;
        }
      } else if (next.seq > seq + 1) readLog = true;
      else if (next.seq === seq + 1) {
        seq = next.seq;
        yield next;
      }
    }
  } finally {
    unsubscribe();
  }

  /** Waits for new events; resolves true when there were none for `pollMs`, so that the log is read. */
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
