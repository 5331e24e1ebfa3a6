import { AppError } from "../../domain/errors.ts";
import { operation, type OperationContext } from "../../http/operation.ts";
import { beginStream } from "./begin-stream.ts";

const ONLY_PERSON =
  "An API key cannot approve a call. The person approves it in the product; read the run on with GET /api/v1/runs/{run_id}/events.";

/** Sends the agent a prompt, or resumes a waiting call; responds with a stream. */
export const runChat = operation("runChat", (context) => beginStream(context, "runChat", begin));

async function begin({ deps, user, body }: OperationContext<"runChat">) {
  const sessionId = body.session_id ?? null;
  const call = body.approved_tool_call;
  if (call) {
    if (user.key) throw new AppError("forbidden", ONLY_PERSON);
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
    key: user.key,
    sessionId,
    connectionIds:
      body.connection_ids ?? (await deps.store.connections.list(user.id)).map(({ id }) => id),
    prompt: body.prompt,
    model: body.model,
    maxExecutions: body.max_executions,
    inboxItemId: body.inbox_item_id,
    playbookId: body.playbook_id,
    question: body.question,
    readOnly: body.rehearsal,
  });
}
