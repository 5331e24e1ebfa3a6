import { ToolError } from "../../domain/plugins/types.ts";
import type { Gate } from "../gate/gate.ts";
import { rewriteJson } from "../../rewrite-json.ts";
import { mendMessage } from "./mend-message.ts";
import type { Challenge } from "./challenge.ts";
import { readChallenge } from "./read-challenge.ts";

/** The HTTP requests of one session, with the failures that the protocol's client would hide. */
export type SessionRequests = {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** Declares that the following requests may change something. */
  change(): void;
  /** Whether a request that may change something was sent and may have taken effect. */
  mayHaveChanged(): boolean;
  /** Aborted when an answer broke off; the protocol's client would otherwise keep waiting for the rest. */
  readonly broken: AbortSignal;
  /** The gate's error for the last failed request. */
  failure(): ToolError | undefined;
  /** The challenge in the last answer; undefined if it had none. */
  challenge(): Challenge | undefined;
  /** The tools of all lists so far, unmodified. */
  listed(): readonly unknown[];
};

const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;

/**
 * Sends the requests of the protocol's client through the gate, and keeps what the client would lose: the gate's errors and
 * the server's authorization challenge.
 * @param timeoutMs for each request
 */
export function createSessionRequests(fetch: Gate["fetch"], timeoutMs: number): SessionRequests {
  const limits = {
    headersMs: timeoutMs,
    idleMs: timeoutMs,
    totalMs: timeoutMs,
    bodyBytes: MAX_RESPONSE_BYTES,
  };
  let failure: ToolError | undefined;
  let challenge: Challenge | undefined;
  const tools: unknown[] = [];
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
    listed: () => tools,
    async fetch(url, init = {}) {
      // The standalone event stream carries only server requests, which this client does not answer.
      if (isListening(init)) return new Response(null, { status: 405 });
      try {
        const response = await fetch(url, { ...init, limits });
        challenge = readChallenge(response);
        changed ||= changing && (response.ok || response.status >= 500);
        const whole = withBody(response, (error) => {
          fail(error, true);
          broken.abort(error);
        });
        return rewriteJson(whole, (json) => mendMessage(json, (listed) => tools.push(...listed)));
      } catch (error) {
        fail(error, wasSent(error));
        throw error;
      }
    },
  };
}

const isListening = ({ method, headers }: RequestInit) =>
  method === "GET" && !new Headers(headers).has("last-event-id");

/** Unless the gate knows that it was not sent, assume that it was. */
const wasSent = (error: unknown): boolean =>
  !(error instanceof ToolError && "sent" in error) || error.sent === true;

/** The same answer; `onError` gets the error if its body breaks off. */
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
