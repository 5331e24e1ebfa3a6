import type { ChatSessionListItem, Message as WireMessage } from "@switchboard/api-client/types";
import type { ChatSessionLine, Message } from "../../domain/chat/ports.ts";

/** A message as the contract has it. Its content was stored in that form. */
export function toMessage({ id, role, content, createdAt, runId }: Message): WireMessage {
  const run = runId === null ? {} : { run_id: runId };
  const message = { id, role, content, created_at: createdAt.toISOString(), ...run };
  return message as unknown as WireMessage;
}

/** A line of the chat history. */
export function toListItem(line: ChatSessionLine): ChatSessionListItem {
  return {
    id: line.id,
    title: line.title,
    created_at: line.createdAt.toISOString(),
    updated_at: line.updatedAt.toISOString(),
    pinned: line.pinned,
    live_run_state: line.liveRunState,
  };
}
