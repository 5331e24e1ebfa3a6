import type { OperationSpec } from "@switchboard/api-client/operations";
import { safeParse } from "zod/v4/core";
import type { Reply } from "./reply.ts";
import { describeIssues } from "./validation.ts";

/**
 * Turns a handler's reply into a response that fits the contract. Members that the contract does not name are left out, so
 * that nothing leaks by accident.
 * @throws Error if the reply breaks the contract, which is a bug
 */
export function toResponse(spec: OperationSpec, reply: Reply | Response): Response {
  if (reply instanceof Response) return reply;
  if (!(reply.status in spec.responses)) {
    throw new Error(
      `${spec.operationId} answered ${reply.status}, which its contract does not have.`,
    );
  }
  const headers = new Headers({ "cache-control": "no-store", ...reply.headers });
  for (const cookie of reply.cookies ?? []) headers.append("set-cookie", cookie);
  const schema = spec.responses[reply.status];
  if (!schema) return new Response(null, { status: reply.status, headers });
  const result = safeParse(schema, reply.body);
  if (!result.success) {
    throw new Error(
      `${spec.operationId} broke its contract: ${describeIssues(result.error.issues, reply.body, "body")}`,
    );
  }
  return Response.json(result.data, { status: reply.status, headers });
}
