import type { CallData } from "./call.ts";
import { type ApiError, apiErrorFrom, unansweredError } from "./errors.ts";
import { normaliseEvent, type ReadRunEvent } from "./stream-events.ts";
import { parseData, readEventData, requireStream } from "./stream-source.ts";
import { type StreamClock, systemClock, waiting } from "./stream-clock.ts";
import { alwaysOnline } from "./stream-network.ts";
import type { ResumeOptions, RunStream, StreamOptions, StreamRequest } from "./stream-options.ts";
import { apiUrl, fillPath, queryText } from "./urls.ts";

export { normaliseEvent, readToolCall } from "./stream-events.ts";
export type { ReadRunEvent, UnknownRunEvent } from "./stream-events.ts";
export type { StreamClock } from "./stream-clock.ts";
export type { StreamNetwork } from "./stream-network.ts";
export type {
  ResumeOptions,
  RunStream,
  StreamOptions,
  StreamRequest,
  StreamState,
} from "./stream-options.ts";

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
  /** Attempts in a row that failed, and those of them that a network was there for. */
  #tries = 0;
  #failures = 0;
  #begun = false;
  #heard = false;
  #cut = false;
  /** The server has the run, as far as anyone knows: giving up would leave it unwatched. */
  #lives: boolean;

  constructor(options: StreamOptions, runId: string | undefined, first: FirstRequest | undefined) {
    const { resume = false } = options;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#first = first;
    this.lastSeq = options.after ?? 0;
    this.runId = runId;
    this.#lives = runId !== undefined;
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
      if (isFinal(error, this.#lives)) throw error;
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
    await requireStream(response);
    this.#lives = true;
    onState?.(this.#cut ? "resumed" : "open");
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
    this.#countAnew();
    return true;
  }

  #countAnew(): void {
    this.#tries = 0;
    this.#failures = 0;
  }

  /** Waits before the next attempt; false when the caller gave up meanwhile. Throws when there were too many. */
  async #mayTryAgain(cut: ApiError | undefined): Promise<boolean> {
    const { network = alwaysOnline, onState, signal } = this.#options;
    const online = network.isOnline();
    this.#tries += 1;
    if (online) this.#failures += 1;
    const attempts = this.#resume?.attempts ?? (this.#lives ? Number.POSITIVE_INFINITY : 4);
    if (this.#failures > attempts) {
      throw cut ?? unansweredError(new Error("The stream was cut."));
    }
    this.#cut = true;
    onState?.(online ? "reconnecting" : "offline");
    // Attempts are made without a network, too: the server may be on this device.
    const pause = Math.min(10_000, 250 * 2 ** this.#tries);
    const ms = pause * (0.5 + this.#clock.random() / 2);
    const end = await waiting({ clock: this.#clock, ms, network, signal });
    if (end === "woken") this.#countAnew();
    return end !== "aborted";
  }

  /** Cuts a line that has gone silent, or whose network has gone. */
  #watchdog(controller: AbortController): { alive: () => void; off: () => void } {
    const { idleMs = 45_000, network = alwaysOnline } = this.#options;
    let cancel = () => {};
    // A line over a network that is gone may stay silent for minutes before it breaks.
    const deafen = network.onLoss(() => {
      if (this.#canGoOn()) controller.abort(new Error("The network is away."));
    });
    const alive = () => {
      cancel();
      // Only a server that can resume promises heartbeats; with another one a long silence is no cut.
      if (!this.#canGoOn()) return;
      cancel = this.#clock.after(idleMs, () => controller.abort(new Error("No heartbeat came.")));
    };
    const off = () => {
      cancel();
      deafen();
    };
    return { alive, off };
  }
}

/**
 * Whether the answer says that asking again is of no use. A gateway's word is not: what stands behind it may have begun.
 * @param lives the server has the run, so that a fault of its own will pass
 */
function isFinal({ kind, status, detail }: ApiError, lives: boolean): boolean {
  if (kind !== "http" || [502, 503, 504].includes(status)) return false;
  // Only that conflict names the key: the first request with it is still being answered.
  if (status === 409) return !detail?.includes("Idempotency-Key");
  return !lives || (status < 500 && status !== 429);
}
