/** A call while it lasts. */
export type RunningCall = {
  /** Aborted with the reason when the call is stopped. */
  readonly signal: AbortSignal;
  stop(reason: unknown): void;
  /** Stops the call for the reason unless the work is done in time. */
  within<T>(ms: number, reason: () => Error, work: () => Promise<T>): Promise<T>;
  /** Lets go of the clock and of whoever asked. */
  end(): void;
};

/** Longer than that a timer of the platform does not run; it would end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

function startTimer(ms: number, act: () => void): () => void {
  if (ms > LONGEST_TIMER_MS) return () => undefined;
  const timer = setTimeout(act, ms).unref();
  return () => clearTimeout(timer);
}

/**
 * Begins a call that ends with the asker's signal, or when its time is over.
 * @param asked the asker's signal
 * @param totalMs how long the whole call may take; `Infinity` for ever
 */
export function startCall(
  asked: AbortSignal | null | undefined,
  totalMs: number,
  tooSlow: () => Error,
): RunningCall {
  const controller = new AbortController();
  const stop = (reason: unknown) => controller.abort(reason);
  const onAsked = () => stop(asked?.reason);
  if (asked?.aborted) onAsked();
  else asked?.addEventListener("abort", onAsked, { once: true });
  const stopTimer = startTimer(totalMs, () => stop(tooSlow()));
  return {
    signal: controller.signal,
    stop,
    async within(ms, reason, work) {
      const stopWaiting = startTimer(ms, () => stop(reason()));
      try {
        return await work();
      } finally {
        stopWaiting();
      }
    },
    end() {
      stopTimer();
      asked?.removeEventListener("abort", onAsked);
    },
  };
}
