/** A call in flight. */
export type RunningCall = {
  /** Aborted with the reason when the call is stopped. */
  readonly signal: AbortSignal;
  stop(reason: unknown): void;
  /** Stops the call with the reason if the work does not finish in time. */
  within<T>(ms: number, reason: () => Error, work: () => Promise<T>): Promise<T>;
  /** Clears the timer and the listener on the caller's signal. */
  end(): void;
};

/** The longest delay of `setTimeout`; a longer one would fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

function startTimer(ms: number, act: () => void): () => void {
  if (ms > MAX_TIMEOUT_MS) return () => undefined;
  const timer = setTimeout(act, ms).unref();
  return () => clearTimeout(timer);
}

/**
 * Starts a call that is aborted by the caller's signal or after a timeout.
 * @param callerSignal the caller's signal
 * @param totalMs how long the whole call may take; `Infinity` for no limit
 */
export function startCall(
  callerSignal: AbortSignal | null | undefined,
  totalMs: number,
  tooSlow: () => Error,
): RunningCall {
  const controller = new AbortController();
  const stop = (reason: unknown) => controller.abort(reason);
  const onCallerAbort = () => stop(callerSignal?.reason);
  if (callerSignal?.aborted) onCallerAbort();
  else callerSignal?.addEventListener("abort", onCallerAbort, { once: true });
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
      callerSignal?.removeEventListener("abort", onCallerAbort);
    },
  };
}
