import type { Change, ChangeRecord } from "./changes.ts";
import { createLine, type Line } from "./line.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

const POLL_MS = 1000;
/**
 * How far back each poll reaches. A change becomes visible when its transaction commits, possibly after a later one; delivered
 * changes are remembered for as long.
 */
const WINDOW_S = 10;

/** The changes in this database, sent to the watchers in this process. */
export type ChangeFeed = {
  /** From now on, until `signal` is aborted. Ends early when changes may have been missed. */
  join(userId: string, signal: AbortSignal): Promise<Line<Change>>;
};

/**
 * One poll per second serves all watchers, and none runs without watchers. This process's own changes trigger a poll at once.
 */
export function createChangeFeed(store: UnitOfWork, pollMs = POLL_MS): ChangeFeed {
  const watchers = new Map<string, Set<Line<Change>>>();
  let sent = new Set<string>();
  let polling: Promise<void> | undefined;
  let again = false;
  let polledAt = 0;
  let timer: NodeJS.Timeout | undefined;

  store.onChange(() => {
    if (watchers.size > 0) void poll();
  });

  /** Reads new changes and sends them. A poll that is requested during another runs after it. */
  function poll(): Promise<void> {
    again = polling !== undefined;
    polling ??= sendChanges().finally(() => {
      polling = undefined;
      if (again) void poll();
    });
    return polling;
  }

  async function sendChanges(): Promise<void> {
    clearTimeout(timer);
    try {
      const began = performance.now();
      const changes = await store.changes.list(WINDOW_S);
      const known = sent;
      sent = new Set(changes.map(({ id }) => id));
      // After such a long pause, changes may have been missed.
      const blind = polledAt > 0 && began - polledAt > (WINDOW_S * 1000) / 2;
      polledAt = began;
      if (blind) endAll();
      else for (const change of changes) if (!known.has(change.id)) send(change);
    } catch {
      // The database was unavailable. The next poll finds the missed changes, or ends the watchers.
    } finally {
      if (watchers.size > 0) timer = setTimeout(() => void poll(), pollMs).unref();
    }
  }

  function send({ userId, body }: ChangeRecord): void {
    // Our own rows: `noteChanges` wrote them.
    for (const line of [...(watchers.get(userId) ?? [])]) line.send(body as Change);
  }

  function endAll(): void {
    for (const line of [...watchers.values()].flatMap((ofPerson) => [...ofPerson])) line.end();
  }

  function leave(userId: string, line: Line<Change>): void {
    const ofPerson = watchers.get(userId);
    ofPerson?.delete(line);
    if (ofPerson?.size === 0) watchers.delete(userId);
  }

  return {
    async join(userId, signal) {
      if (watchers.size === 0) polledAt = 0;
      // Earlier changes are no news to a new watcher.
      await poll();
      const line: Line<Change> = createLine(signal, () => leave(userId, line));
      // A watcher that left meanwhile was already removed; adding its line now would leak it.
      if (signal.aborted) return line;
      watchers.set(userId, (watchers.get(userId) ?? new Set()).add(line));
      void poll();
      return line;
    },
  };
}
