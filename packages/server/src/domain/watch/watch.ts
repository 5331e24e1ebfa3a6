import { createChangeFeed } from "./change-feed.ts";
import type { WatchEvent } from "./changes.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

/** After this time a watcher has to reconnect, and is authenticated again. */
const MAX_DURATION_MS = 5 * 60_000;

/** Live events of a user's chats, from any process. */
export type Watch = {
  /**
   * The live runs, then changes, until `signal` is aborted. It ends on its own after a while, and when the watcher is too slow
   * or this process could not poll: a watcher that reconnects starts with the live runs again.
   */
  events(userId: string, signal: AbortSignal): AsyncIterable<WatchEvent>;
};

/** The watch over a store. `pollMs` is how often it polls for other processes' changes. */
export function createWatch(deps: {
  readonly store: UnitOfWork;
  readonly pollMs?: number;
  readonly longestMs?: number;
}): Watch {
  const { store, pollMs, longestMs = MAX_DURATION_MS } = deps;
  const feed = createChangeFeed(store, pollMs);

  return {
    async *events(userId, signal) {
      // Joined before the query: a change in between is sent twice rather than not at all.
      const changes = await feed.join(userId, signal);
      const timer = setTimeout(changes.end, longestMs).unref();
      try {
        yield { type: "live", runs: await store.runs.listLive(userId) };
        yield* changes;
      } finally {
        clearTimeout(timer);
        changes.end();
      }
    },
  };
}
