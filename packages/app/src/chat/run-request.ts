import type { RunRequest } from "@switchboard/api-client";
import type { ChatContext } from "./chat-context.ts";
import { tickedConnections } from "./chat-settings.ts";
import { chosenModel } from "./model-choice.ts";

/** The request for a run with the current settings. */
export function runRequest(
  { deps, stores }: Pick<ChatContext, "deps" | "stores">,
  prompt: string,
  approved: RunRequest["approved_tool_call"],
): RunRequest {
  const settings = stores.settings.get();
  return {
    connection_ids: tickedConnections(settings, deps.account.store.get()),
    prompt,
    model: chosenModel(settings.model, deps.offered()),
    max_executions: settings.maxToolCalls,
    session_id: stores.state.get().sessionId,
    approved_tool_call: approved,
  };
}
