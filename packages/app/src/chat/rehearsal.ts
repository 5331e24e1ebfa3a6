import type { ChatOrigin } from "./chat-origin.ts";
import { type ChatState, isLoading } from "./chat-state.ts";

/** The run that the last prompt began, if it is a rehearsal. */
export function rehearsedRun({ messages }: Pick<ChatState, "messages">): string | undefined {
  const asked = messages.findLastIndex(({ role }) => role === "user");
  return messages
    .slice(asked + 1)
    .find((message) => message.role === "status" && message.reason === "rehearsal")?.runId;
}

/** What a chat says beside its message box about rehearsals; null for nothing. */
export function rehearsalOf(
  state: ChatState,
  draft: ChatOrigin | null,
): "next" | "running" | "done" | null {
  const isRehearsed = rehearsedRun(state) !== undefined;
  if (isLoading(state)) return isRehearsed ? "running" : null;
  if (draft !== null) return draft.rehearsal ? "next" : null;
  return isRehearsed ? "done" : null;
}
