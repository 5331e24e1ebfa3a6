/** What a player asks the time of. */
export interface PlayerClock {
  /** Milliseconds since some moment. */
  now: () => number;
  /** Calls once after so many milliseconds, unless it is cancelled. */
  after: (ms: number, call: () => void) => () => void;
}

/** The time of the browser. */
export const systemClock: PlayerClock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** A clock that stands until it is moved: for tests and stories. */
export function manualClock() {
  let time = 0;
  let next = 0;
  const pending = new Map<number, { at: number; call: () => void }>();
  return {
    now: () => time,
    after: (ms: number, call: () => void) => {
      const id = (next += 1);
      pending.set(id, { at: time + ms, call });
      return () => void pending.delete(id);
    },
    /** How many calls wait. */
    waiting: () => pending.size,
    /** Moves to the next call and makes it. @returns false when none waits */
    tick: () => {
      const [first] = [...pending].sort(([, a], [, b]) => a.at - b.at);
      if (first === undefined) return false;
      const [id, { at, call }] = first;
      pending.delete(id);
      time = at;
      call();
      return true;
    },
  };
}
