import type { ChatState } from "./chat-state.ts";

/**
 * Says of each message that came in by a change when that was, by the clock of the server where it tells; what is known
 * already stays the same object.
 */
export function stamp(before: ChatState, after: ChatState, now: Date): ChatState {
  const known = before.messages.length;
  if (after.messages.length <= known) return after;
  const heardAt = now.getTime();
  return {
    ...after,
    messages: after.messages.map((message, index) =>
      index < known ? message : { ...message, at: message.at ?? heardAt, heardAt },
    ),
  };
}
