import { operation, type OperationContext } from "../../http/operation.ts";
import { beginStream } from "./begin-stream.ts";

/** Asks the agent, or lets a call go on that waited, answered with a stream. */
export const runChat = operation("runChat", (context) => beginStream(context, "runChat", begin));

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
    inboxItemId: body.inbox_item_id,
    playbookId: body.playbook_id,
  });
}
