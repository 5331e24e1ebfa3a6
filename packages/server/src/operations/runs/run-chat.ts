import { beginOnce } from "../../http/idempotency.ts";
import { operation, type OperationContext } from "../../http/operation.ts";
import { streamRun } from "./stream-run.ts";

export const runChat = operation("runChat", async (context) => {
  const { deps, user, body, request } = context;
  const key = request.headers.get("idempotency-key");
  const begun = key
    ? await beginOnce(
        deps,
        { userId: user.id, key, route: "runChat", text: JSON.stringify(body) },
        () => begin(context),
      )
    : await begin(context);
  return streamRun(deps, begun.runId, begun.after);
});

function begin({ deps, user, body }: OperationContext<"runChat">) {
  const sessionId = body.session_id ?? null;
  const call = body.approved_tool_call;
  if (call) {
    return deps.runs.approve({
      userId: user.id,
      sessionId,
      name: call.name,
      arguments: call.arguments,
      approvalId: call.approval_id,
      callId: call.id,
    });
  }
  return deps.runs.start({
    userId: user.id,
    sessionId,
    connectionIds: body.connection_ids,
    prompt: body.prompt,
    model: body.model,
    maxExecutions: body.max_executions,
  });
}
