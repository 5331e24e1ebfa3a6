import type { Clock } from "../../clock.ts";

/** Counts tries in a sliding window. One process counts for itself. */
export type Throttle = {
  /** Whether one more try is within the limit; counts it if so. */
  admit(key: string): boolean;
  /** Forgets the tries of a key, after it succeeded. */
  forgive(key: string): void;
};

const MAX_KEYS = 10_000;

/** @param windowMs length of the window in milliseconds */
export function createThrottle(clock: Clock, limit: number, windowMs: number): Throttle {
  const tries = new Map<string, number[]>();

  return {
    admit(key) {
      const now = clock.now().getTime();
      const recent = (tries.get(key) ?? []).filter((at) => now - at < windowMs);
      if (recent.length >= limit) return false;
      tries.delete(key);
      tries.set(key, [...recent, now]);
      // The oldest key is removed first, so that a flood of keys cannot fill the memory.
      const oldest = tries.size > MAX_KEYS ? tries.keys().next().value : undefined;
      if (oldest !== undefined) tries.delete(oldest);
      return true;
    },
    forgive: (key) => void tries.delete(key),
  };
}
