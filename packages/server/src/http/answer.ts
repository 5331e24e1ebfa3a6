import type { OperationSpec } from "@switchboard/api-client/operations";
import { safeParse } from "zod/v4/core";
import type { Reply } from "./reply.ts";
import { answerTagged, tagText } from "./tagged.ts";
import { describeIssues } from "./validation.ts";

/**
 * Turns a handler's reply into a response that fits the contract.
 * @throws Error if the reply breaks the contract, which is a bug
 */
export function toResponse(
  spec: OperationSpec,
  request: Request,
  reply: Reply | Response,
): Response {
  if (reply instanceof Response) return reply;
  const { status } = reply;
  const text = toText(spec, reply);
  if (text !== null && reply.isTagged)
    return answerTagged(request, tagText(text), { ...NO_STORE, ...reply.headers });
  const headers = headersOf(reply, text);
  // A text with plain headers goes to Node as it is.
  return new Response(text, { status, headers });
}

/**
 * The JSON of a reply; null for one without a body. Members that the contract does not name are left out, so that nothing leaks by
 * accident.
 * @throws Error if the reply breaks the contract, which is a bug
 */
export function toText(spec: OperationSpec, { status, body }: Reply): string | null {
  if (!(status in spec.responses)) {
    throw new Error(`${spec.operationId} answered ${status}, which its contract does not have.`);
  }
  const schema = spec.responses[status];
  if (!schema) return null;
  const result = safeParse(schema, body);
  if (!result.success) {
    throw new Error(
      `${spec.operationId} broke its contract: ${describeIssues(result.error.issues, body, "body")}`,
    );
  }
  return JSON.stringify(result.data);
}

const NO_STORE = { "cache-control": "no-store" };

function headersOf(
  { headers, cookies }: Reply,
  text: string | null,
): Headers | Record<string, string> {
  const plain = {
    ...NO_STORE,
    ...(text !== null && { "content-type": "application/json" }),
    ...headers,
  };
  if (!cookies) return plain;
  const withCookies = new Headers(plain);
  for (const cookie of cookies) withCookies.append("set-cookie", cookie);
  return withCookies;
}
