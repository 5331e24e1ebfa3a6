import { operation } from "../../http/operation.ts";
import { streamRun } from "./stream-run.ts";

export const runChat = operation("runChat", async ({ deps, user, body }) => {
  const sessionId = body.session_id ?? null;
  const call = body.approved_tool_call;
  const begun = call
    ? await deps.runs.approve({
        userId: user.id,
        sessionId,
        name: call.name,
        arguments: call.arguments,
        approvalId: call.approval_id,
        callId: call.id,
      })
    : await deps.runs.start({
        userId: user.id,
        sessionId,
        connectionIds: body.connection_ids,
        prompt: body.prompt,
        model: body.model,
        maxExecutions: body.max_executions,
      });
  return streamRun(deps, begun.runId, begun.after);
});
