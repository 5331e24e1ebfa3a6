import { createChangeFeed } from "./change-feed.ts";
import type { WatchEvent } from "./changes.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

/** After so long a watcher has to ask again, and is asked again who they are. */
const MAX_DURATION_MS = 5 * 60_000;

/** What happens in a person's chats, whichever process does it. */
export type Watch = {
  /**
   * First what is going on, then what changes, until `signal` is aborted. It ends by itself after a while, and when the watcher
   * takes too little or this process could not look: whoever asks again begins with what is going on then.
   */
  events(userId: string, signal: AbortSignal): AsyncIterable<WatchEvent>;
};

/** The watch over a store. `pollMs` is how often it looks for what another process changed. */
export function createWatch(deps: {
  readonly store: UnitOfWork;
  readonly pollMs?: number;
  readonly longestMs?: number;
}): Watch {
  const { store, pollMs, longestMs = MAX_DURATION_MS } = deps;
  const feed = createChangeFeed(store, pollMs);

  return {
    async *events(userId, signal) {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
      // Joined before the question: what changes meanwhile is told twice rather than not at all.
      const changes = await feed.join(userId, ends);
      yield { type: "live", runs: await store.runs.listLive(userId) };
      yield* changes;
    },
  };
}
