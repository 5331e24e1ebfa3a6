/** Limit for buffered values. */
const MAX_WAITING = 256;

/** Passes values from producers to one reader. */
export type Line<T> = AsyncIterable<T> & {
  /** Ends the line when its reader lags too far behind. */
  readonly send: (value: T) => void;
  /** Buffered values can still be read. */
  readonly end: () => void;
};

/** An open line. It ends when `signal` is aborted; `onEnd` is called once, however it ends. */
export function createLine<T>(signal: AbortSignal, onEnd: () => void): Line<T> {
  const waiting: T[] = [];
  let over = signal.aborted;
  let wake = () => {};

  const end = () => {
    if (over) return;
    over = true;
    signal.removeEventListener("abort", end);
    onEnd();
    wake();
  };
  signal.addEventListener("abort", end);

  return {
    end,
    send(value) {
      if (over) return;
      waiting.push(value);
      if (waiting.length > MAX_WAITING) end();
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        yield* waiting.splice(0);
        if (over) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
