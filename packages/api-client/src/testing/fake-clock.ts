import type { StreamClock } from "../stream-clock.ts";

export type FakeClock = StreamClock & {
  /** How long the timers that are set would wait, in ms. */
  readonly pending: readonly number[];
  /** Lets the next timer ring. */
  tick(): void;
};

/** A clock that stands still until told otherwise, and has no luck. */
export function fakeClock(): FakeClock {
  let timers: { ms: number; callback: () => void }[] = [];
  return {
    get pending() {
      return timers.map(({ ms }) => ms);
    },
    after(ms, callback) {
      const timer = { ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    random: () => 1,
    tick() {
      const [first] = timers;
      timers = timers.filter((one) => one !== first);
      first?.callback();
    },
  };
}
