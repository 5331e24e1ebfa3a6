/** Time and chance as a stream needs them, so that a test can decide both. */
export type StreamClock = {
  /** Calls back after `ms`; the answer takes it back. */
  after(ms: number, callback: () => void): () => void;
  /** A number from 0 to 1, to spread the attempts of many readers. */
  random(): number;
};

export const systemClock: StreamClock = {
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** True after `ms`, false as soon as `signal` aborts. */
export function waiting(clock: StreamClock, ms: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(false);
    const stop = () => {
      cancel();
      resolve(false);
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener("abort", stop);
      resolve(true);
    });
    signal?.addEventListener("abort", stop, { once: true });
  });
}
