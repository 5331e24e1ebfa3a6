const HEARTBEAT_MS = 15_000;
const GRACE_MS = 2_000;
const encoder = new TextEncoder();

export const SSE_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
} as const;

/** Makes the events of one reader; the signal is aborted when that reader is gone or the process stops. */
export type EventSource = (readerGone: AbortSignal) => AsyncIterable<object>;

/** How a stream ends early and how often it shows that it lives. */
export type SseOptions = {
  /**
   * Lets the reader go when aborted, because the process stops. What ends within the grace is told to its end; after it
   * no `[DONE]` is sent, so the reader resumes elsewhere.
   */
  readonly signal?: AbortSignal;
  /** Milliseconds of that grace; 2,000 when left out. */
  readonly graceMs?: number;
  /** Milliseconds between `: ping` comments; 15,000 when left out. */
  readonly heartbeatMs?: number;
  /**
   * Asked with each `: ping`. A reader who may read no longer, such as one who was logged out elsewhere, is let go without `[DONE]`,
   * and hears why when they ask again. Where it cannot be said, they read on.
   */
  readonly mayRead?: () => Promise<boolean>;
  /** Told once when an event could not be read. The stream then ends without `[DONE]`. */
  readonly onError?: (error: unknown) => void;
};

/**
 * Answers with server-sent events: each object as one `data: ` line, `: ping` between them, and `data: [DONE]` last.
 *
 * One event is pulled for each that the reader takes, so a reader that never reads holds at most one event here.
 * When the reader goes away the signal is aborted and the iterator returned; what produces the events goes on.
 */
export function sseResponse(open: EventSource, options: SseOptions = {}): Response {
  const { signal, heartbeatMs = HEARTBEAT_MS, graceMs = GRACE_MS, mayRead, onError } = options;
  const readerGone = new AbortController();
  const iterator = open(readerGone.signal)[Symbol.asyncIterator]();
  let heartbeat: NodeJS.Timeout | undefined;
  let grace: NodeJS.Timeout | undefined;
  let over = false;

  const finish = () => {
    over = true;
    clearInterval(heartbeat);
    clearTimeout(grace);
    signal?.removeEventListener("abort", beginGrace);
    readerGone.abort();
  };
  let letGo = () => {};
  const beginGrace = () => {
    grace = setTimeout(() => letGo(), graceMs);
  };
  const askAgain = async () => {
    if (mayRead && !(await mayRead().catch(() => true))) letGo();
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        letGo = () => {
          if (over) return;
          finish();
          controller.close();
          void iterator.return?.();
        };
        // Sent at once, so that proxies and browsers see the headers before the first event exists.
        controller.enqueue(encoder.encode(": open\n\n"));
        heartbeat = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(": ping\n\n"));
          void askAgain();
        }, heartbeatMs);
        heartbeat.unref();
        if (signal?.aborted) letGo();
        else signal?.addEventListener("abort", beginGrace, { once: true });
      },
      async pull(controller) {
        try {
          const next = await iterator.next();
          if (over) return;
          if (!next.done) {
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(next.value)}\n\n`));
            return;
          }
          finish();
          controller.enqueue(encoder.encode("data: [DONE]\n\n"));
          controller.close();
        } catch (error) {
          if (over) return;
          finish();
          onError?.(error);
          controller.error(error);
        }
      },
      async cancel() {
        finish();
        await iterator.return?.();
      },
    },
    { highWaterMark: 2 },
  );
  return new Response(body, { status: 200, headers: SSE_HEADERS });
}
