import { joinChunks } from "./chunked-text.ts";
import { type ChatMessage, type ChatState, isLocal } from "./chat-state.ts";

/**
 * The messages of a session that is reloaded, in which local messages keep their ids: with other ids a reader who has scrolled up would be
 * taken to the end, and a screen reader would announce the old messages again.
 */
export function keepIds(
  { sessionId, messages: before }: ChatState,
  opened: { readonly sessionId: string; readonly messages: readonly ChatMessage[] },
): readonly ChatMessage[] {
  if (sessionId !== opened.sessionId || !before.some(isLocal)) return opened.messages;
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const ends = nextKnown(opened.messages, places, before.length);
  let from = 0;
  return opened.messages.map((message, index) => {
    const known = places.get(message.id);
    const place =
      known ?? before.findIndex((one, at) => at >= from && isLocal(one) && isSame(one, message));
    const mine = before[place];
    // Past the next message that both have, a message is a later one, also with the same text.
    if (mine === undefined || place > (ends[index] ?? 0)) return message;
    from = Math.max(from, place + 1);
    return known === undefined ? { ...message, id: mine.id } : message;
  });
}

/** For each message the local position of the next one with the same id on both sides. */
function nextKnown(
  messages: readonly ChatMessage[],
  places: ReadonlyMap<string, number>,
  end: number,
): readonly number[] {
  let next = end;
  const ends = messages.toReversed().map(({ id }) => {
    next = places.get(id) ?? next;
    return next;
  });
  return ends.toReversed();
}

const isSame = (one: ChatMessage, other: ChatMessage): boolean =>
  one.role === other.role &&
  "text" in one &&
  "text" in other &&
  joinChunks(one.text) === joinChunks(other.text);
