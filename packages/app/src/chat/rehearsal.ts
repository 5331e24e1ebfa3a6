import type { ChatOrigin } from "./chat-origin.ts";
import { type ChatMessage, type ChatState, isLoading } from "./chat-state.ts";
import { readOwnResult } from "./read-own-result.ts";

type Messages = Pick<ChatState, "messages">;

/** The last prompt and what came of it. */
function lastTurn(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const asked = messages.findLastIndex(({ role }) => role === "user");
  return messages.slice(Math.max(0, asked));
}

/** The run that the last prompt began, if it is a rehearsal. */
export const rehearsedRun = ({ messages }: Messages): string | undefined =>
  lastTurn(messages).find((message) => message.role === "status" && message.reason === "rehearsal")
    ?.runId;

/** The prompt that began the rehearsal; the answers that it asked for came later. Empty where the last prompt is no rehearsal. */
export function rehearsedPrompt({ messages }: Messages): string {
  let prompt = "";
  let left = messages;
  while (rehearsedRun({ messages: left }) !== undefined) {
    const turn = lastTurn(left);
    const [asked] = turn;
    if (asked?.role === "user") prompt = asked.text;
    left = left.slice(0, -turn.length);
  }
  return prompt;
}

/** What a chat says beside its message box about rehearsals; null for nothing. */
export function rehearsalOf(
  state: ChatState,
  draft: ChatOrigin | null,
): "next" | "running" | "asked" | "done" | null {
  const isRehearsed = rehearsedRun(state) !== undefined;
  if (isLoading(state)) return isRehearsed ? "running" : null;
  if (draft !== null) return draft.rehearsal ? "next" : null;
  if (!isRehearsed) return null;
  return lastTurn(state.messages).some(offersAnswers) ? "asked" : "done";
}

const offersAnswers = (message: ChatMessage) =>
  message.role === "tool_result" && readOwnResult(message)?.kind === "choices";
