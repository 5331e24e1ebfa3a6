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
 * @param from.stored the first of them, where they are known: a new run's reader does not wait for the log
 */
export async function* followRun(
  { store, hub, pollMs = POLL_MS }: FollowDeps,
  runId: string,
  {
    after,
    stored = [],
  }: { readonly after: number; readonly stored?: readonly RunEvent[] | undefined },
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  let seq = after;
  const buffer = createEventBuffer();
  let readLog = true;
  let wake = () => {};
  /** The number of the event behind which nothing follows for now. */
  let endSeq: number | undefined;
  const unsubscribe = hub.subscribe(runId, (events, ended) => {
    if (!buffer.push(events)) readLog = true;
    const last = events.at(-1);
    // The new balance ends a run. Where another event does, the log tells whether this is an end: a question may have been
    // answered elsewhere.
    if (ended && last?.type === "balance_update") endSeq = last.seq;
    else if (ended) readLog = true;
    wake();
  });

  try {
    for (const event of stored) {
      seq = event.seq;
      yield event;
    }
    while (!signal.aborted) {
      const next = buffer.shift();
      if (next) {
        // What comes before it is in the log, and so is this one.
        if (next.seq > seq + 1) readLog = true;
        if (next.seq !== seq + 1) continue;
        seq = next.seq;
        yield next;
        continue;
      }
      // A reader that has had all of it needs no log to tell it that this was the end.
      if (endSeq === seq) return;
      if (!readLog) {
        const isDue = await quiet();
        // What did not fit into the buffer meanwhile is in the log.
        readLog ||= isDue;
        continue;
      }
      readLog = false;
      // The state is read before the events, so every event from before the end of a run is included.
      const progress = await store.runs.findProgress(runId);
      if (!progress) return;
      const page = await store.runEvents.list(runId, seq, PAGE);
      if (!isLive(progress.state) || progress.state === "awaiting_approval") {
        if (seq >= progress.lastSeq && page.length === 0) return;
        // A question alone ends nothing: a reader that returns after it was answered would miss the rest.
        endSeq = progress.lastSeq;
      }
      // Through the buffer, so that a reader that takes nothing keeps no page of the log here.
      const isAll = buffer.putFirst(page.map(({ body }) => body as RunEvent));
      readLog ||= !isAll || page.length === PAGE;
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
