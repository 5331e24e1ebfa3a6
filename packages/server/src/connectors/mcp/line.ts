import { ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import { readChallenge, type Challenge } from "./challenge.ts";

/** The requests of one session, and what went wrong with them. */
export type Line = {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** Says that what follows may change something. */
  change(): void;
  /** Whether something that may change something was sent, and may have been done. */
  mayHaveChanged(): boolean;
  /** Aborted when an answer broke off: nothing more comes of it, and the protocol's client would go on waiting. */
  readonly broken: AbortSignal;
  /** Why the gate did not let a request through, or how its answer broke off. */
  failure(): ToolError | undefined;
  /** What the server said of how it wants to know who asks; undefined when its last answer says nothing of it. */
  challenge(): Challenge | undefined;
};

const LARGEST_ANSWER = 5 * 1024 * 1024;

/**
 * Lets the protocol's client call through the gate, and keeps what the client would lose: the gate's sentences, and what a
 * server that wants an authorization says of it.
 * @param timeoutMs for each request
 */
export function openLine(fetch: Gate["fetch"], timeoutMs: number): Line {
  const limits = {
    headersMs: timeoutMs,
    idleMs: timeoutMs,
    totalMs: timeoutMs,
    bodyBytes: LARGEST_ANSWER,
  };
  let failure: ToolError | undefined;
  let challenge: Challenge | undefined;
  let changing = false;
  let changed = false;
  const broken = new AbortController();

  function fail(error: unknown, sent: boolean): void {
    if (error instanceof ToolError) failure = error;
    changed ||= changing && sent;
  }

  return {
    change: () => {
      changing = true;
    },
    broken: broken.signal,
    mayHaveChanged: () => changed,
    failure: () => failure,
    challenge: () => challenge,
    async fetch(url, init = {}) {
      // Between calls a server has only questions to ask, and nobody here answers them.
      if (isListening(init)) return new Response(null, { status: 405 });
      try {
        const response = await fetch(url, { ...init, limits });
        challenge = readChallenge(response);
        changed ||= changing && (response.ok || response.status >= 500);
        return withBody(response, (error) => {
          fail(error, true);
          broken.abort(error);
        });
      } catch (error) {
        fail(error, wasSent(error));
        throw error;
      }
    },
  };
}

const isListening = ({ method, headers }: RequestInit) =>
  method === "GET" && !new Headers(headers).has("last-event-id");

/** A gate that does not know says that it was. */
const wasSent = (error: unknown): boolean =>
  !(error instanceof ToolError && "sent" in error) || error.sent === true;

/** The same answer; `onError` hears how its body broke off. */
function withBody(response: Response, onError: (error: unknown) => void): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onError(error);
          throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
