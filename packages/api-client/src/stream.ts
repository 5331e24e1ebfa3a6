import type { CallData, StreamCall } from "./call.ts";
import { type ApiError, apiErrorFrom, unansweredError } from "./errors.ts";
import type { RunEvent } from "./gen/types.gen.ts";
import { normaliseEvent, type ReadRunEvent } from "./stream-events.ts";
import { parseData, readEventData } from "./stream-source.ts";
import { type StreamClock, systemClock, waiting } from "./stream-clock.ts";
import { apiUrl, fillPath, queryText } from "./urls.ts";

export { normaliseEvent, readToolCall } from "./stream-events.ts";
export type { ReadRunEvent, UnknownRunEvent } from "./stream-events.ts";
export type { StreamClock } from "./stream-clock.ts";

/** `open` and `resumed` when events can come, `reconnecting` after a cut, `offline` after several attempts in vain. */
export type StreamState = "open" | "reconnecting" | "resumed" | "offline";

export type ResumeOptions = {
  /** Path that gives the events of a run after a number. @default the one of `streamRunEvents` */
  readonly path?: (runId: string) => string;
  /** Attempts in a row that may fail before the stream does. @default 4 before the first event, 10 after it */
  readonly attempts?: number;
};

export type StreamOptions = {
  /** Address of the API host. @default the page's own */
  readonly baseUrl?: string;
  /** Ends the stream without an error. The run goes on. */
  readonly signal?: AbortSignal;
  /** @default the platform's `fetch` */
  readonly fetch?: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of the last event that is known already. @default 0 */
  readonly after?: number;
  /** Reconnects after a cut, for servers with the extension `runs`. @default one attempt */
  readonly resume?: boolean | ResumeOptions;
  readonly onState?: (state: StreamState) => void;
  /** Silence in ms, heartbeats included, that counts as a cut once the run can be resumed. @default 45000 */
  readonly idleMs?: number;
  readonly clock?: StreamClock;
};

/** The events of a run, to be read once with `for await`. */
export type RunStream = AsyncIterable<ReadRunEvent> & {
  /** True once the end marker has come; false after an abort or an end without one. */
  readonly done: boolean;
  /** Number of the last event given out. */
  readonly lastSeq: number;
  readonly runId: string | undefined;
};

/** A request that begins a stream: the path is that of the call unless given. */
export type StreamRequest<Data extends CallData> = StreamOptions & {
  readonly call: StreamCall<Data, RunEvent>;
  readonly body: Data["body"];
  readonly path?: string;
  /** Names what is begun, so that asking again begins no second one. Sent with `resume` only. */
  readonly key?: string;
};

/**
 * Begins a run or a discovery and gives its events. With `resume` a stream that is cut is continued by reading on; one that is
 * cut before its first event is asked for again, with the same `key`, and not at all without one. Fails with an `ApiError`
 * that keeps the server's `detail`.
 */
export function streamRun<Data extends CallData>(request: StreamRequest<Data>): RunStream {
  const key = request.resume ? request.key : undefined;
  const init = {
    method: request.call.method,
    body: JSON.stringify(request.body),
    headers: { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) },
  };
  const path = request.path ?? request.call.path;
  return new RunReader(request, undefined, { path, init, repeatable: key !== undefined });
}

/** Reads on in a run from the event after `after`, and reconnects after a cut unless `resume` is false. */
export function resumeRun(options: StreamOptions & { readonly runId: string }): RunStream {
  return new RunReader({ resume: true, ...options }, options.runId, undefined);
}

type FirstRequest = {
  readonly path: string;
  readonly init: { readonly method: string; readonly body: string; readonly headers: Headers };
  /** May be made again while it is not known whether it arrived. */
  readonly repeatable: boolean;
};
type Headers = Readonly<Record<string, string>>;
type Ending = "done" | "aborted" | { readonly cut: ApiError | undefined };

const defaultPath = (runId: string) => fillPath("/api/v1/runs/{runId}/events", { runId });

class RunReader implements RunStream {
  done = false;
  lastSeq: number;
  runId: string | undefined;
  readonly #options: StreamOptions;
  readonly #clock: StreamClock;
  readonly #resume: ResumeOptions | undefined;
  readonly #first: FirstRequest | undefined;
  #failures = 0;
  #begun = false;
  #heard = false;

  constructor(options: StreamOptions, runId: string | undefined, first: FirstRequest | undefined) {
    const { resume = false } = options;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#first = first;
    this.lastSeq = options.after ?? 0;
    this.runId = runId;
    this.#resume = resume === true ? {} : resume || undefined;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ReadRunEvent, void> {
    if (this.#begun) throw new TypeError("A run stream can be read once.");
    this.#begun = true;
    for (;;) {
      const ending = yield* this.#readOnce();
      if (ending === "done" || ending === "aborted") return;
      if (!this.#canGoOn()) {
        if (ending.cut) throw ending.cut;
        return;
      }
      if (!(await this.#mayTryAgain(ending.cut))) return;
    }
  }

  /** Whether another request mends a cut: the run can be read on, or begun again without being doubled. */
  #canGoOn(): boolean {
    if (!this.#resume) return false;
    return this.runId !== undefined || (this.#first?.repeatable === true && !this.#heard);
  }

  /** One request, read to its end. Throws what trying again cannot mend. */
  async *#readOnce(): AsyncGenerator<ReadRunEvent, Ending> {
    const { signal } = this.#options;
    if (signal?.aborted) return "aborted";
    const controller = new AbortController();
    const stop = () => controller.abort(signal?.reason);
    signal?.addEventListener("abort", stop, { once: true });
    const watchdog = this.#watchdog(controller);
    try {
      watchdog.alive();
      const response = await this.#request(controller.signal);
      if (!response.body) return { cut: undefined };
      for await (const data of readEventData(response.body, watchdog.alive)) {
        const { values, end } = parseData(data);
        for (const value of values) {
          const event = normaliseEvent(value);
          this.#heard = true;
          if (this.#isNews(event)) yield event;
        }
        if (end) {
          this.done = true;
          return "done";
        }
        // The first event tells the run's id, and with it that a silence can be mended.
        watchdog.alive();
      }
      return signal?.aborted ? "aborted" : { cut: undefined };
    } catch (cause) {
      if (signal?.aborted) return "aborted";
      const error = unansweredError(cause);
      if (this.runId === undefined ? isRefusal(error) : isGone(error)) throw error;
      return { cut: error };
    } finally {
      watchdog.off();
      signal?.removeEventListener("abort", stop);
    }
  }

  async #request(signal: AbortSignal): Promise<Response> {
    const { fetch: fetcher = fetch, baseUrl = "", headers, onState } = this.#options;
    const first = this.runId === undefined ? this.#first : undefined;
    const path = first?.path ?? this.#resumePath();
    const response = await fetcher(apiUrl(baseUrl, path), {
      ...first?.init,
      credentials: "include",
      signal,
      headers: { accept: "text/event-stream", ...first?.init.headers, ...headers },
    });
    if (!response.ok) throw await apiErrorFrom(response);
    onState?.(this.#failures > 0 ? "resumed" : "open");
    return response;
  }

  #resumePath(): string {
    const path = (this.#resume?.path ?? defaultPath)(this.runId ?? "");
    return path + queryText({ after: this.lastSeq });
  }

  /** Notes where the stream is; false for an event that was given out before. */
  #isNews(event: ReadRunEvent): boolean {
    const { seq, run_id: runId } = event;
    if (seq === undefined) return true;
    if (seq <= this.lastSeq) return false;
    this.lastSeq = seq;
    this.runId ??= runId;
    this.#failures = 0;
    return true;
  }

  /** Waits before the next attempt; false when the caller gave up meanwhile. Throws when there were too many. */
  async #mayTryAgain(cut: ApiError | undefined): Promise<boolean> {
    const { onState, signal } = this.#options;
    const attempts = this.#resume?.attempts ?? (this.runId === undefined ? 4 : 10);
    this.#failures += 1;
    if (this.#failures > attempts) {
      throw cut ?? unansweredError(new Error("The stream was cut."));
    }
    onState?.(this.#failures > 3 ? "offline" : "reconnecting");
    const pause = Math.min(10_000, 250 * 2 ** this.#failures);
    return waiting(this.#clock, pause * (0.5 + this.#clock.random() / 2), signal);
  }

  #watchdog(controller: AbortController): { alive: () => void; off: () => void } {
    const { idleMs = 45_000 } = this.#options;
    let cancel = () => {};
    const alive = () => {
      cancel();
      // Only a server that can resume promises heartbeats; with another one a long silence is no cut.
      if (!this.#canGoOn()) return;
      cancel = this.#clock.after(idleMs, () => controller.abort(new Error("No heartbeat came.")));
    };
    return { alive, off: () => cancel() };
  }
}

/** The server said no to what was to begin. A gateway's word is none: what stands behind it may have begun. */
function isRefusal({ kind, status, detail }: ApiError): boolean {
  if (kind !== "http" || [502, 503, 504].includes(status)) return false;
  // Only that conflict names the key: the first request with it is still being answered.
  return status !== 409 || !detail?.includes("Idempotency-Key");
}

/** The run cannot be read on. */
function isGone({ kind, status }: ApiError): boolean {
  return kind === "http" && status < 500 && status !== 429;
}
