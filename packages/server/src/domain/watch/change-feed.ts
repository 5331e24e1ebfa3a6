import type { Change, ChangeRecord } from "./changes.ts";
import { createLine, type Line } from "./line.ts";
import type { UnitOfWork } from "../unit-of-work.ts";

const POLL_MS = 1000;
/**
 * How far back each look reaches. A change is seen once its transaction is over, which may be after a later one is; what is told
 * is remembered for as long.
 */
const WINDOW_S = 10;

/** The changes of this database, told to those in this process who watch. */
export type ChangeFeed = {
  /** From now on, until `signal` is aborted. Ends early when changes may have been missed. */
  join(userId: string, signal: AbortSignal): Promise<AsyncIterable<Change>>;
};

/**
 * One look a second serves all watchers, and none is made while nobody watches. What this process changed itself is looked for
 * at once.
 */
export function createChangeFeed(store: UnitOfWork, pollMs = POLL_MS): ChangeFeed {
  const watchers = new Map<string, Set<Line<Change>>>();
  let told = new Set<string>();
  let looking: Promise<void> | undefined;
  let again = false;
  let lookedAt = 0;
  let timer: NodeJS.Timeout | undefined;

  store.onChange(() => {
    if (watchers.size > 0) void look();
  });

  /** Reads what is new and tells it. A look that is asked for during another is made after it. */
  function look(): Promise<void> {
    again = looking !== undefined;
    looking ??= readAndTell().finally(() => {
      looking = undefined;
      if (again) void look();
    });
    return looking;
  }

  async function readAndTell(): Promise<void> {
    clearTimeout(timer);
    try {
      const began = performance.now();
      const changes = await store.changes.list(WINDOW_S);
      const known = told;
      told = new Set(changes.map(({ id }) => id));
      // After so long a pause something may have come and gone unseen.
      const blind = lookedAt > 0 && began - lookedAt > (WINDOW_S * 1000) / 2;
      lookedAt = began;
      if (blind) endAll();
      else for (const change of changes) if (!known.has(change.id)) tell(change);
    } catch {
      // The store could not be asked. The next look finds what this one missed, or ends those who watch.
    } finally {
      if (watchers.size > 0) timer = setTimeout(() => void look(), pollMs).unref();
    }
  }

  function tell({ userId, body }: ChangeRecord): void {
    // Our own rows: `noteChanges` wrote them.
    for (const line of [...(watchers.get(userId) ?? [])]) line.tell(body as Change);
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
      if (watchers.size === 0) lookedAt = 0;
      // What changed before is no news to whoever asks now.
      await look();
      const line: Line<Change> = createLine(signal, () => leave(userId, line));
      // Whoever left meanwhile has been told so already: nothing would ever take their line out again.
      if (signal.aborted) return line;
      watchers.set(userId, (watchers.get(userId) ?? new Set()).add(line));
      void look();
      return line;
    },
  };
}
