import { type StreamClock, systemClock, waiting } from "./stream-clock.ts";
import { alwaysOnline } from "./stream-network.ts";

/** Before each further attempt, in milliseconds, half as much or half again: together longer than a proxy takes to find another process. */
const PAUSES_MS = [250, 500, 1000];

/** What took longer was not refused by a process that is gone, and asking again would double the time until somebody hears of it. */
const LATE_MS = 5_000;

/** A proxy's word that no process answered. A server that refuses by itself says when to come again, and is not asked before. */
const isCut = ({ status, headers }: Response) =>
  [502, 503].includes(status) && !headers.has("retry-after");

/**
 * Whether making a request twice has the effect of making it once. A change is not repeated: another one, from this window or another, may have
 * followed it, and would be undone.
 */
function isRepeatable({ method = "GET", headers }: RequestInit): boolean {
  if (method === "POST") return new Headers(headers).has("idempotency-key");
  return method === "GET" || method === "DELETE";
}

/**
 * Makes a request again that got no answer, as when the process that had it was ended, if that can't have its effect twice. A repeated deletion
 * that finds nothing is a success: the first attempt deleted it.
 * @throws what the last attempt threw, or the signal's reason once the caller gave up
 */
export async function fetchWithRetry(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  clock = systemClock,
): Promise<Response> {
  const pauses = isRepeatable(init) ? PAUSES_MS : [];
  for (let attempt = 0; ; attempt++) {
    const began = performance.now();
    const { response, error } = await answerOf(fetcher(url, init));
    const isAnswered = response !== undefined && !isCut(response);
    const pause = performance.now() - began < LATE_MS ? pauses[attempt] : undefined;
    if (isAnswered || pause === undefined || init.signal?.aborted) {
      if (!response) throw error;
      const isGone = attempt > 0 && init.method === "DELETE" && response.status === 404;
      return isGone ? new Response(null, { status: 204 }) : response;
    }
    void response?.body?.cancel().catch(() => undefined);
    await wait(clock, pause * (0.5 + clock.random()), init.signal);
    init.signal?.throwIfAborted();
  }
}

type Outcome = { readonly response?: Response; readonly error?: unknown };

const answerOf = (request: Promise<Response>): Promise<Outcome> =>
  request.then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  );

const wait = (clock: StreamClock, ms: number, signal: AbortSignal | null | undefined) =>
  waiting({ clock, ms, network: alwaysOnline, signal: signal ?? undefined });
