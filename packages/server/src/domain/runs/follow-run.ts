import { findRunProgress, isLive, listEvents } from "../../store/run-repository.ts";
import type { Store } from "../../store/types.ts";
import type { RunEvent } from "./events.ts";
import type { RunHub } from "./run-hub.ts";

const PAGE = 200;
const MOST_WAITING = 256;
const POLL_MS = 1000;

/** Where a reader takes events from. `pollMs` is how often it looks for what another process wrote. */
export type FollowDeps = { readonly store: Store; readonly hub: RunHub; readonly pollMs?: number };

/**
 * A run's events after a number: what is stored, then what comes, each exactly once and in order. Ends when the run is
 * over, when it asks a person (`hitl_required` is the last event then), or when `signal` is aborted.
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
  let wake = () => {};
  const unsubscribe = hub.subscribe(runId, (events) => {
    if (waiting.length + events.length > MOST_WAITING) waiting = [];
    else waiting.push(...events);
    wake();
  });

  try {
    let readLog = true;
    while (!signal.aborted) {
      if (readLog) {
        // The state is read before the events, so whatever was said before a run ended is among them.
        const progress = await findRunProgress(store.db, runId);
        if (!progress) return;
        const page = await listEvents(store.db, runId, seq, PAGE);
        for (const { body } of page) {
          const event = body as RunEvent;
          seq = event.seq;
          yield event;
          if (event.type === "hitl_required" || signal.aborted) return;
        }
        if (page.length === PAGE) continue;
        const over = !isLive(progress.state) || progress.state === "awaiting_approval";
        if (over && seq >= progress.lastSeq) return;
        readLog = over;
        if (over) continue;
      }
      const next = waiting.shift();
      if (next === undefined) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => done(true), pollMs);
          const onAbort = () => done(false);
          const done = (timedOut: boolean) => {
            clearTimeout(timer);
            signal.removeEventListener("abort", onAbort);
            readLog = timedOut || waiting.length === 0;
            wake = () => {};
            resolve();
          };
          wake = () => done(false);
          signal.addEventListener("abort", onAbort, { once: true });
          if (signal.aborted || waiting.length > 0) done(false);
        });
        continue;
      }
      if (next.seq <= seq) continue;
      if (next.seq > seq + 1) {
        readLog = true;
        continue;
      }
      seq = next.seq;
      yield next;
      if (next.type === "hitl_required") return;
      // The last words of a run come with its end; asking the log once more finds it without a signal of its own.
      if (waiting.length === 0 && next.type === "balance_update") readLog = true;
    }
  } finally {
    unsubscribe();
  }
}
