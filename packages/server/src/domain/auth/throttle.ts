import type { Clock } from "../../clock.ts";
import type { Fingerprints } from "../../secrets/fingerprints.ts";
import type { Repositories } from "../unit-of-work.ts";

/** Counts attempts in a window that begins with the first. All processes on one database count together. */
export type Throttle = {
  /** Whether one more attempt is within the limit; counts it. */
  admit(who: string): Promise<boolean>;
  /** Takes back one attempt that was right, and keeps those before it. */
  giveBack(who: string): Promise<void>;
  /** Forgets the attempts, after one that was right. */
  forgive(who: string): Promise<void>;
};

/** Dependencies of throttles. */
export type ThrottleDeps = {
  readonly store: Pick<Repositories, "rateLimits">;
  readonly clock: Clock;
  readonly fingerprints: Fingerprints;
};

/**
 * @param name what is counted; throttles of one name share their counts
 * @param windowMs length of the window in milliseconds
 */
export function createThrottle(
  { store, clock, fingerprints }: ThrottleDeps,
  name: string,
  limit: number,
  windowMs: number,
): Throttle {
  const keyOf = (who: string) => fingerprints(`${name}\n${who}`)[0];
  return {
    async admit(who) {
      const now = clock.now();
      const resetsAt = new Date(now.getTime() + windowMs);
      return (await store.rateLimits.hit(keyOf(who), { now, resetsAt })) <= limit;
    },
    giveBack: (who) => store.rateLimits.giveBack(keyOf(who)),
    forgive: (who) => store.rateLimits.forget(keyOf(who)),
  };
}
