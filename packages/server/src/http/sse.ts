const HEARTBEAT_MS = 15_000;
const GRACE_MS = 2_000;
const encoder = new TextEncoder();

export const SSE_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
} as const;

/** Produces the events for one client; the signal is aborted when the client disconnects or the process stops. */
export type EventSource = (disconnected: AbortSignal) => AsyncIterable<object>;

/** Early end and heartbeat of a stream. */
export type SseOptions = {
  /**
   * Aborted when the process stops. Streams that end within the grace period are sent to their end; the others are closed
   * without `[DONE]`, so that the client reconnects elsewhere.
   */
  readonly signal?: AbortSignal;
  /** The grace period in milliseconds; 2,000 by default. */
  readonly graceMs?: number;
  /** Milliseconds between `: ping` comments; 15,000 by default. */
  readonly heartbeatMs?: number;
  /**
   * Checked with each `: ping`. If the client may no longer read, for example after a logout elsewhere, the stream is closed
   * without `[DONE]`, and the client learns why when it reconnects. If the check itself fails, the stream stays open.
   */
  readonly mayRead?: () => Promise<boolean>;
  /** Called once if an event cannot be produced. The stream then ends without `[DONE]`. */
  readonly onError?: (error: unknown) => void;
};

/**
 * Answers with server-sent events: each object as one `data: ` line, `: ping` between them, and `data: [DONE]` last.
 *
 * Events are pulled only as the client reads, so a slow client buffers at most one event here. When the client disconnects,
 * the signal is aborted and the iterator returned; what produces the events continues.
 */
export function sseResponse(open: EventSource, options: SseOptions = {}): Response {
  const { signal, heartbeatMs = HEARTBEAT_MS, graceMs = GRACE_MS, mayRead, onError } = options;
  const disconnected = new AbortController();
  const iterator = open(disconnected.signal)[Symbol.asyncIterator]();
  let heartbeat: NodeJS.Timeout | undefined;
  let grace: NodeJS.Timeout | undefined;
  let over = false;

  const finish = () => {
    over = true;
    clearInterval(heartbeat);
    clearTimeout(grace);
    signal?.removeEventListener("abort", beginGrace);
    disconnected.abort();
  };
  let close = () => {};
  const beginGrace = () => {
    grace = setTimeout(() => close(), graceMs);
  };
  const checkAccess = async () => {
    if (mayRead && !(await mayRead().catch(() => true))) close();
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        close = () => {
          if (over) return;
          finish();
          controller.close();
          void iterator.return?.();
        };
        // Sent at once, so that proxies and browsers see the headers before the first event exists.
        controller.enqueue(encoder.encode(": open\n\n"));
        heartbeat = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(": ping\n\n"));
          void checkAccess();
        }, heartbeatMs);
        heartbeat.unref();
        if (signal?.aborted) close();
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
          // Not as an error of the stream: it would be printed with the parameters of its statement, past the log.
          controller.close();
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
