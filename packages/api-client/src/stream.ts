import type { CallData } from "./call.ts";
import { type ApiError, apiErrorFrom, unansweredError } from "./errors.ts";
import { RetryCount } from "./stream-retries.ts";
import { watchLine } from "./stream-watchdog.ts";
import { normaliseEvent, type ReadRunEvent } from "./stream-events.ts";
import { parseData, readEventData, requireStream } from "./stream-source.ts";
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

class RunReader implements RunStream {
  done = false;
  lastSeq: number;
  runId: string | undefined;
  readonly #options: StreamOptions;
  readonly #resume: ResumeOptions | undefined;
  readonly #first: FirstRequest | undefined;
  readonly #retries: RetryCount;
  #begun = false;
  #heard = false;
  /** The server has the run, as far as anyone knows: giving up would leave it unwatched. */
  #lives: boolean;

  constructor(options: StreamOptions, runId: string | undefined, first: FirstRequest | undefined) {
    this.#options = options;
    this.#retries = new RetryCount(options);
    this.#first = first;
    this.lastSeq = options.after ?? 0;
    this.runId = runId;
    this.#lives = runId !== undefined;
    this.#resume = options.resume === true ? {} : options.resume || undefined;
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
      const attempts = this.#resume?.attempts ?? (this.#lives ? Number.POSITIVE_INFINITY : 4);
      this.#retries.add(ending.cut, attempts);
      if (!(await this.#retries.wait())) return;
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
    const line = watchLine(this.#options, () => this.#canGoOn());
    try {
      line.alive();
      const { body } = await this.#request(line.signal);
      if (!body) return { cut: undefined };
      for await (const data of readEventData(body, line.alive)) {
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
        line.alive();
      }
      return signal?.aborted ? "aborted" : { cut: undefined };
    } catch (cause) {
      if (signal?.aborted) return "aborted";
      const error = unansweredError(cause);
      if (isFinal(error, this.#lives)) throw error;
      return { cut: error };
    } finally {
      line.off();
    }
  }

  async #request(signal: AbortSignal): Promise<Response> {
    const first = this.runId === undefined ? this.#first : undefined;
    const request = first ?? { path: resumePath(this.#resume, this.runId ?? "", this.lastSeq) };
    const response = await requestStream(this.#options, request, signal);
    this.#lives = true;
    this.#options.onState?.(this.#retries.cut ? "resumed" : "open");
    return response;
  }

  /** Notes where the stream is; false for an event that was given out before. */
  #isNews(event: ReadRunEvent): boolean {
    const { seq, run_id: runId } = event;
    if (seq === undefined) return true;
    if (seq <= this.lastSeq) return false;
    this.lastSeq = seq;
    this.runId ??= runId;
    this.#retries.reset();
    return true;
  }
}

const defaultPath = (runId: string) => fillPath("/api/v1/runs/{runId}/events", { runId });

const resumePath = (resume: ResumeOptions | undefined, runId: string, after: number): string =>
  (resume?.path ?? defaultPath)(runId) + queryText({ after });

/** Makes one request for a stream. Fails where the answer is none. */
async function requestStream(
  { fetch: fetcher = fetch, baseUrl = "", headers }: StreamOptions,
  { path, init }: Pick<FirstRequest, "path"> & Partial<FirstRequest>,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetcher(apiUrl(baseUrl, path), {
    ...init,
    credentials: "include",
    signal,
    headers: { accept: "text/event-stream", ...init?.headers, ...headers },
  });
  if (!response.ok) throw await apiErrorFrom(response);
  await requireStream(response);
  return response;
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
