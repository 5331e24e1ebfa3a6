import type { Response as Answer } from "undici";
import { asOutboundError } from "./as-outbound-error.ts";
import { limitBody } from "./limit-body.ts";
import type { Limits } from "./limits.ts";
import { OutboundFailed } from "./outbound-error.ts";
import type { Hop } from "./redirect.ts";
import type { RunningCall } from "./running-call.ts";

/** What came back, from where. */
export type LastAnswer = {
  readonly answer: Answer;
  readonly hop: Hop;
  readonly redirected: boolean;
};

/**
 * The answer as the platform's own class, which the libraries that are given the gate's `fetch` expect.
 * @throws OutboundFailed for a status that the platform has no place for
 */
export function toResponse(
  { answer, hop, redirected }: LastAnswer,
  call: RunningCall,
  limits: Limits,
): Response {
  const { host } = hop.url;
  const { status, statusText } = answer;
  if (status < 200 || status > 599) {
    throw new OutboundFailed(`${host} answered with status ${status}, which means nothing.`);
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
