/** The clock of a player. */
export interface PlayerClock {
  /** Milliseconds since an arbitrary origin. */
  now: () => number;
  /** Calls once after this many milliseconds. @returns cancels it */
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

/** A clock that only advances manually: for tests and stories. */
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
    /** How many calls are pending. */
    waiting: () => pending.size,
    /** Advances to the next call and makes it. @returns false if none is pending */
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
