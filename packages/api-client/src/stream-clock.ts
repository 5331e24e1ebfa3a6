import type { StreamNetwork } from "./stream-network.ts";

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

type Waiting = {
  readonly clock: StreamClock;
  readonly ms: number;
  readonly network: StreamNetwork;
  readonly signal: AbortSignal | undefined;
};

/** Ends after `ms`, or as soon as the network tells that it is back or `signal` aborts. */
export function waiting(until: Waiting): Promise<"over" | "woken" | "aborted"> {
  const { clock, ms, network, signal } = until;
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve("aborted");
    const end = (how: "over" | "woken" | "aborted") => {
      cancel();
      deafen();
      signal?.removeEventListener("abort", abort);
      resolve(how);
    };
    const abort = () => end("aborted");
    const cancel = clock.after(ms, () => end("over"));
    const deafen = network.onReturn(() => end("woken"));
    signal?.addEventListener("abort", abort, { once: true });
  });
}
