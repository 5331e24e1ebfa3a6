import { AsyncLocalStorage } from "node:async_hooks";

/** How often an open stream shows that it lives. */
const BEAT_MS = 15_000;
/** The streams are spread over so many parts of that time: ten thousand at once would hold up everything else. */
const SLOTS = 60;

/** A stream as the process keeps it. */
export type OpenStream = {
  /** Called every 15 seconds. */
  beat(): void;
  /** Called when the process stops. */
  stop(): void;
};

/** The streams that are open in this process. One timer serves all of them, and none runs without streams. */
export type OpenStreams = {
  /** @returns a function that removes the stream */
  add(stream: OpenStream): () => void;
  count(): number;
};

/** @param options.signal is aborted when the process stops */
export function createOpenStreams({
  beatMs = BEAT_MS,
  signal,
}: {
  readonly beatMs?: number;
  readonly signal?: AbortSignal;
} = {}): OpenStreams {
  // One timer serves everybody: it must not run as the user, or log as the request, whose stream began it.
  const forNobody = AsyncLocalStorage.snapshot();
  const slots = Array.from({ length: SLOTS }, () => new Set<OpenStream>());
  let now = 0;
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  signal?.addEventListener("abort", () => {
    for (const slot of slots) for (const stream of slot) stream.stop();
  });

  function beat() {
    now = (now + 1) % SLOTS;
    for (const stream of slots[now] ?? []) stream.beat();
  }

  return {
    count: () => count,
    add(stream) {
      // The slot that has just had its turn: its next one is a whole round away.
      const slot = slots[now];
      slot?.add(stream);
      count += 1;
      timer ??= forNobody(() => setInterval(beat, beatMs / SLOTS)).unref();
      if (signal?.aborted) stream.stop();
      return () => {
        if (!slot?.delete(stream)) return;
        count -= 1;
        if (count > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
