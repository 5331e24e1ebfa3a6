import { AsyncLocalStorage } from "node:async_hooks";
import type { OpenStreams } from "./open-streams.ts";

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
  /** Gives the stream its heartbeat, and says when the process stops. */
  readonly streams: OpenStreams;
  /**
   * How long a stream may still take when the process stops; 2,000 ms by default. Those that end in time are sent to their end;
   * the others are closed without `[DONE]`, so that the client reconnects elsewhere.
   */
  readonly graceMs?: number;
  /**
   * Checked with each `: ping`. If the client may no longer read, for example after a logout elsewhere, the stream is closed
   * without `[DONE]`, and the client learns why when it reconnects. If the check itself fails, the stream stays open.
   */
  readonly mayRead?: () => Promise<boolean>;
  /** Called once if an event cannot be produced. The stream then ends without `[DONE]`. */
  readonly onError?: (error: unknown) => void;
};

const OPEN = encoder.encode(": open\n\n");
const PING = encoder.encode(": ping\n\n");
const DONE = encoder.encode("data: [DONE]\n\n");

/** The lines of events that have several readers, which are written once. */
const lines = new WeakMap<object, Uint8Array>();

/** An event as it goes over the wire. */
export function eventLine(event: object): Uint8Array {
  let line = lines.get(event);
  if (line === undefined) {
    line = encoder.encode(`data: ${JSON.stringify(event)}\n\n`);
    lines.set(event, line);
  }
  return line;
}

/**
 * Answers with server-sent events: each object as one `data: ` line, `: ping` between them, and `data: [DONE]` last.
 *
 * Events are pulled only as the client reads, so a slow client buffers at most one event here. When the client disconnects,
 * the signal is aborted and the iterator returned; what produces the events continues.
 */
export function sseResponse(
  open: EventSource,
  { streams, graceMs = GRACE_MS, mayRead, onError }: SseOptions,
): Response {
  const disconnected = new AbortController();
  const iterator = open(disconnected.signal)[Symbol.asyncIterator]();
  // For a slow reader, the next event is pulled by the write to its connection, outside of the request and its user.
  const within = AsyncLocalStorage.snapshot();
  let remove = () => {};
  let grace: NodeJS.Timeout | undefined;
  let over = false;

  const finish = () => {
    over = true;
    remove();
    clearTimeout(grace);
    disconnected.abort();
  };

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const close = () => {
          if (over) return;
          finish();
          controller.close();
          void within(() => iterator.return?.());
        };
        // Sent at once, so that proxies and browsers see the headers before the first event exists.
        controller.enqueue(OPEN);
        remove = streams.add({
          beat() {
            if ((controller.desiredSize ?? 0) > 0) controller.enqueue(PING);
            mayRead?.().then(
              (may) => {
                if (!may) close();
              },
              () => {},
            );
          },
          stop() {
            if (graceMs === 0) close();
            else grace ??= setTimeout(close, graceMs);
          },
        });
        if (over) remove();
      },
      async pull(controller) {
        try {
          const next = await within(() => iterator.next());
          if (over) return;
          if (!next.done) {
            controller.enqueue(eventLine(next.value));
            return;
          }
          finish();
          controller.enqueue(DONE);
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
        await within(() => iterator.return?.());
      },
    },
    { highWaterMark: 2 },
  );
  return new Response(body, { status: 200, headers: SSE_HEADERS });
}
