import { type StreamClock, systemClock, waiting } from "./stream-clock.ts";
import { alwaysOnline } from "./stream-network.ts";

/** Before each further attempt, in milliseconds: together longer than a proxy takes to find another process. */
const PAUSES_MS = [250, 500, 1000];

/** A proxy's word that no process answered. A server that refuses by itself says when to come again, and is not asked before. */
const isCut = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.has("retry-after");

/** Whether making a request twice has the effect of making it once. */
function isRepeatable({ method = "GET", headers }: RequestInit): boolean {
  return method !== "POST" || new Headers(headers).has("idempotency-key");
}

/**
 * Makes a request again that got no answer, as when the process that had it was ended, if that cannot have its effect twice. What a repeated
 * deletion no longer finds is what the first one deleted.
 */
export async function fetchWithRetry(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  clock = systemClock,
): Promise<Response> {
  const pauses = isRepeatable(init) ? PAUSES_MS : [];
  for (let attempt = 0; ; attempt++) {
    const { response, error } = await answerOf(fetcher(url, init));
    const isAnswered = response !== undefined && !isCut(response);
    const ms = pauses[attempt];
    if (isAnswered || ms === undefined || (await wait(clock, ms, init.signal)) === "aborted") {
      if (!response) throw error;
      const isGone = attempt > 0 && init.method === "DELETE" && response.status === 404;
      return isGone ? new Response(null, { status: 204 }) : response;
    }
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
