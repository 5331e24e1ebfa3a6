import { type ApiError, apiErrorFrom, unansweredError } from "./errors.ts";
import { watchChatSessions } from "./gen/calls.gen.ts";
import type { WatchEvent } from "./gen/types.gen.ts";
import { type StreamClock, systemClock, waiting } from "./stream-clock.ts";
import { alwaysOnline, type StreamNetwork } from "./stream-network.ts";
import { parseData, readEventData } from "./stream-source.ts";
import { apiUrl } from "./urls.ts";

const MIN_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A line that held for so long was a good one: the next wait is a short one again. */
const SETTLED_MS = 10_000;

export type WatchOptions = {
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Address of the API host. @default the page's own */
  readonly baseUrl?: string;
  /** @default the platform's `fetch` */
  readonly fetch?: typeof fetch;
  /** Silence in ms, heartbeats included, that counts as a cut. @default 45000 */
  readonly idleMs?: number;
  readonly clock?: StreamClock;
  /** When it is back, the next attempt is made at once. @default one that is always there */
  readonly network?: StreamNetwork;
};

/**
 * What happens in the person's chats, until `signal` ends it. A line that breaks is opened again, ever less often while that
 * fails; each line begins with `live`, so a second one says that something may have been missed. Ends by itself when the server
 * says that asking again is of no use: nobody is logged in, or it does not tell.
 */
export async function* watchChats(options: WatchOptions): AsyncGenerator<WatchEvent, void> {
  const { signal, clock = systemClock, network = alwaysOnline } = options;
  let tries = 0;
  while (!signal.aborted) {
    const settle = clock.after(SETTLED_MS, () => {
      tries = 0;
    });
    try {
      yield* readLine(options, clock, network);
    } catch (cause) {
      if (isFinal(unansweredError(cause))) return;
    } finally {
      settle();
    }
    const ms = Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** tries) * (0.5 + clock.random() / 2);
    tries += 1;
    if ((await waiting({ clock, ms, network, signal })) === "aborted") return;
  }
}

/** One line, to its end. */
async function* readLine(
  { signal, baseUrl = "", fetch: fetcher = fetch, idleMs = 45_000 }: WatchOptions,
  clock: StreamClock,
  network: StreamNetwork,
): AsyncGenerator<WatchEvent, void> {
  const line = new AbortController();
  const cut = () => line.abort(signal.reason);
  let quiet = clock.after(idleMs, cut);
  const alive = () => {
    quiet();
    quiet = clock.after(idleMs, cut);
  };
  // A line over a network that is gone may stay silent for minutes before it breaks.
  const deafen = network.onLoss(cut);
  signal.addEventListener("abort", cut);
  try {
    const response = await fetcher(apiUrl(baseUrl, watchChatSessions.path), {
      credentials: "include",
      signal: line.signal,
      headers: { accept: "text/event-stream" },
    });
    if (!response.ok) throw await apiErrorFrom(response);
    if (!response.body) return;
    for await (const data of readEventData(response.body, alive))
      for (const value of parseData(data).values) if (isWatchEvent(value)) yield value;
  } finally {
    quiet();
    deafen();
    signal.removeEventListener("abort", cut);
    line.abort();
  }
}

/** A record, so that no type of the contract is forgotten: its events would be dropped without a word. */
const known: Readonly<Record<WatchEvent["type"], true>> = {
  live: true,
  run: true,
  approval: true,
  session: true,
  session_deleted: true,
  answer: true,
  connection: true,
  connection_deleted: true,
  inbox: true,
};

/** What a newer server tells beyond these is passed over. */
function isWatchEvent(value: unknown): value is WatchEvent {
  if (typeof value !== "object" || value === null || !("type" in value)) return false;
  if (typeof value.type !== "string" || !Object.hasOwn(known, value.type)) return false;
  if (value.type === "live") return "runs" in value && Array.isArray(value.runs);
  if (value.type === "inbox") return true;
  const isOfConnection = value.type === "connection" || value.type === "connection_deleted";
  const id = isOfConnection ? "connection_id" : "session_id";
  return typeof (value as Record<string, unknown>)[id] === "string";
}

/** Too many requests and faults of the server pass; everything else that it refuses it refuses again. */
const isFinal = ({ kind, status }: ApiError) =>
  kind === "http" && (status === 501 || (status < 500 && status !== 408 && status !== 429));
