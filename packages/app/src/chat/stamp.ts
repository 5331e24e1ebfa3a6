import type { ChatState } from "./chat-state.ts";

/** Says of each message that came in by a change when that was; what is known already stays the same object. */
export function stamp(before: ChatState, after: ChatState, now: Date): ChatState {
  const known = before.messages.length;
  const came = after.messages.length > known;
  if (!came || after.messages.slice(known).every(({ at }) => at !== undefined)) return after;
  return {
    ...after,
    messages: after.messages.map((message, index) =>
      index < known || message.at !== undefined ? message : { ...message, at: now.getTime() },
    ),
  };
}
