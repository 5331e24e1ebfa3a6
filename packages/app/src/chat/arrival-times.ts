import type { ChatState } from "./chat-state.ts";

/**
 * Dates the messages that a change has added, by the server's clock where it sent a time. Messages that were there before stay the same
 * objects.
 */
export function withArrivalTimes(before: ChatState, after: ChatState, now: Date): ChatState {
  const known = before.messages.length;
  if (after.messages.length <= known) return after;
  const receivedAt = now.getTime();
  return {
    ...after,
    messages: after.messages.map((message, index) =>
      index < known ? message : { ...message, at: message.at ?? receivedAt, receivedAt },
    ),
  };
}
