import type { Response as Answer } from "undici";
import { asOutboundError } from "./as-outbound-error.ts";
import { limitBody } from "./limit-body.ts";
import type { Limits } from "./limits.ts";
import { OutboundFailed } from "./outbound-error.ts";
import type { Hop } from "./redirect.ts";
import type { RunningCall } from "./running-call.ts";

/** The final answer, and the request that got it. */
export type LastAnswer = {
  readonly answer: Answer;
  readonly hop: Hop;
  readonly redirected: boolean;
};

/**
 * The answer as a standard `Response`, as the libraries that use the gate's `fetch` expect.
 * @throws OutboundFailed for a status that `Response` does not allow
 */
export function toResponse(
  { answer, hop, redirected }: LastAnswer,
  call: RunningCall,
  limits: Limits,
): Response {
  const { host } = hop.url;
  const { status, statusText } = answer;
  if (status < 200 || status > 599) {
    throw new OutboundFailed(`${host} returned the invalid status ${status}.`);
  }
  const body = answer.body as ReadableStream<Uint8Array> | null;
  if (!body) call.end();
  const stream =
    body && limitBody(body, call, limits, host, (error) => asOutboundError(error, host));
  const response = new Response(stream, { status, statusText, headers: [...answer.headers] });
  return Object.defineProperties(response, {
    url: { value: hop.url.href },
    redirected: { value: redirected },
  });
}
